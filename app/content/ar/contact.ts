import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'اتصلوا بنا',
  description: 'راسلوا إكوسيم ستوديو في الجزائر العاصمة: استمارة ورقم هاتف وعنوان وخريطة للخليج.',
  headline: [{ text: 'اكتبوا لنا' }, { text: 'بكلام بسيط.' }],
  index: [
    { href: '#letter', label: 'الكتابة' },
    { href: '#estimate', label: 'التقدير' },
    { href: '#consultation', label: 'اللقاء' },
  ],
  lead: 'قولوا لنا ماذا تريدون أن تبنوا، ولمن، ومتى يجب أن يكون جاهزًا. رسالة من جملتين تكفي.',
  salutation: 'إلى إكوسيم،',
  /** Over the fields, all of which have a star. */
  required: '* الخمسة كلها، لنكتب إليكم أو نتصل بكم.',
  /** What is printed on the stamp: twenty dinars. */
  stamp: '20 دج',
  postmark: ['الجزائر', '16000'],
  estimate: {
    title: [{ text: 'كم تكون' }, { text: 'الكلفة؟' }],
    lead: 'سعر اليوم من عملنا {price}، أيًّا كان من يعمل. اختاروا أقرب شيء إلى فكرتكم، والورقة تجمع الحساب.',
    days: {
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
    weeks: {
      one: 'نحو أسبوع',
      two: 'نحو أسبوعين',
      few: 'نحو {count} أسابيع',
      many: 'نحو {count} أسبوعًا',
      other: 'نحو {count} أسبوع',
    },
    products: {
      legend: 'ما هو',
      items: {
        site: { name: 'موقع', example: 'ثماني صفحات واستمارة' },
        reading: { name: 'تطبيق للقراءة', example: 'دليل أو فهرس أو مواقيت، بلا حسابات' },
        using: {
          name: 'تطبيق بحسابات',
          example: 'طلبات ودفع بالبطاقة ولوحة إدارة صغيرة',
        },
        twoSides: { name: 'تطبيق سوق', example: 'بين طرفين: ركاب وسائقون، أو باعة ومشترون' },
      },
    },
    additions: {
      legend: 'ما يغيّر المجموع',
      items: {
        twice: 'يُكتب مرتين، لنظام iOS ولنظام Android',
        backOffice: 'لوحة إدارة خاصة بكم بدل أداة جاهزة',
        system: 'مربوط بنظام آخر، كمخزونكم',
        brief: 'تأتون بدفتر شروط مكتوب',
      },
    },
    share: '{count}%',
    sheet: {
      title: 'تقدير',
      together: 'المجموع',
      pace: 'يعمل عليه ثلاثة أشخاص أو أربعة جزءًا من الأسبوع، حتى {days} عمل في المجموع.',
      weeks: 'حتى الإطلاق',
      price: 'السعر قبل الضريبة',
      dinars: 'في الجزائر {amount} دج',
      note: 'من سجلات أوقات مشاريعنا. ويصلكم عرض بسعر ثابت خلال خمسة أيام عمل بعد لقائنا.',
      action: 'أضيفوه إلى رسالتي',
      meet: 'أو نتحدث عنه في لقاء',
    },
    currency: { before: '', after: ' دولار' },
    separator: '\u202f',
    message: 'نفكر في: {choice}. التقدير في صفحتكم: {price}، وعدد أيام العمل {days}.',
  },
} as const satisfies Translation<typeof english>
