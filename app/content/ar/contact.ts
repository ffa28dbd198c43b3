import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'اتصلوا بنا',
  description: 'راسلوا إكوسيم ستوديو في الجزائر العاصمة: استمارة ورقم هاتف وعنوان وخريطة للخليج.',
  headline: [{ text: 'اكتبوا لنا' }, { text: 'بكلام بسيط.' }],
  lead: 'قولوا لنا ماذا تريدون أن تبنوا، ولمن، ومتى يجب أن يكون جاهزًا. وتكفي الرسالةَ فقرةٌ واحدة.',
  salutation: 'إلى إكوسيم،',
  /** What is printed on the stamp: twenty dinars. */
  stamp: '20 دج',
} as const satisfies Translation<typeof english>
