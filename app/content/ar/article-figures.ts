import type { articleFigures as english } from '../en/article-figures.ts'
import type { Translation } from '../translation.ts'

export const articleFigures = {
  outbox: {
    phone: 'الصندوق الصادر',
    office: 'المكتب',
    connection: 'الشبكة',
    on: 'موجودة',
    off: 'مقطوعة',
    deliveries: [
      { place: 'متليلي', load: '6 صناديق ماء' },
      { place: 'سبسب', load: 'ثلاجة واحدة' },
      { place: 'المنصورة', load: '4 أكياس دقيق' },
      { place: 'حاسي الفحل', load: 'عجلتان' },
      { place: 'حاسي القارة', load: '9 صناديق تمر' },
      { place: 'المنيعة', load: '400 كرسي' },
    ],
    states: { saved: 'محفوظ', sending: 'قيد الإرسال', sent: 'أُرسل' },
    deliver: 'التسليم في المحطة التالية',
    end: 'هنا تنتهي الطريق',
    again: 'إعادة الطريق',
    status: 'محفوظ على هذا الهاتف: {saved}. في المكتب: {sent}.',
    harmless: 'لا شيء يغادر هذه الصفحة.',
  },
  fields: {
    before: 'الاستمارة القديمة: {count} حقلًا',
    after: 'الجديدة: {count}',
    reasons: [
      'يجدها المؤمِّن من رقم العقد',
      'لإحصاء لم ينجزه أحد',
      'تلزم في حالة من عشر',
      'يكرران السؤال نفسه',
    ],
    kept: 'باقية',
    finishedBefore: '11 سائقًا من 20 يكملون، في 12 دقيقة.',
    finishedAfter: '18 من 20 يكملون، في 4 دقائق.',
  },
  paperwork: {
    app: 'التطبيق',
    papers: [
      'الدفع الإلكتروني مع البنك',
      'رقم D-U-N-S',
      'حساب Google Play',
      'حساب Apple',
      'سياسة الخصوصية',
      'اعتماد صفحة الدفع',
      'الوصف والصور والتصنيف العمري',
      'الإرسال الأول',
    ],
    first: 'الأسبوع 1',
    last: 'الأسبوع 12',
  },
} as const satisfies Translation<typeof english>
