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
    again: 'إعادة الطريق',
    status: 'محفوظ على هذا الهاتف: {saved}. في المكتب: {sent}.',
    harmless: 'لا شيء يغادر هذه الصفحة.',
  },
} as const satisfies Translation<typeof english>
