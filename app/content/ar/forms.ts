import type {
  enquiryFormTexts as englishEnquiry,
  formFoot as englishFoot,
  longFormTexts as englishLong,
} from '../en/forms.ts'
import type { Translation } from '../translation.ts'

/** Message of every form if the browser could not store the record. */
export const unsavedText = 'لم يتمكن متصفحكم من الحفظ. لم يُرسل شيء.'

export const longFormTexts = {
  unsaved: unsavedText,
  incomplete: 'يُرجى ملء كل الحقول المطلوبة',
  /** Beside a required field that is empty. */
  missing: 'ما زال فارغًا',
} as const satisfies Translation<typeof englishLong>

export const enquiryFormTexts = {
  saved: 'شكرًا لتواصلكم معنا! سنرد عليكم قريبًا.',
  ...longFormTexts,
} as const satisfies Translation<typeof englishEnquiry>

export const formFoot = {
  text: 'تعليقكم محفوظ في هذا المتصفح. لنشره، أرسلوه إلينا بالبريد الإلكتروني.',
  twoSteps: 'ثم ترسلونه جاهزًا من بريدكم أو واتساب.',
  oneMail: 'تبقى خطوة: رسالة جاهزة ترسلونها إلينا بالبريد.',
  /** Followed by `savedMail`, a link. */
  saved: 'محفوظ في هذا المتصفح. يصلنا حين ترسلون إلينا',
  savedMail: 'هذه الرسالة الجاهزة',
  link: 'سياسة الخصوصية',
  noScripts:
    'تحتاج الاستمارة إلى JavaScript، وهو معطل أو لم يُحمَّل. لم يُرسل شيء، وما كتبتموه باقٍ هنا. راسلونا به أو اتصلوا:',
  remedy: {
    before: 'ما كتبتموه ما زال هنا. أرسلوه',
    mail: 'بالبريد الإلكتروني',
    call: 'أو اتصلوا على',
  },
} as const satisfies Translation<typeof englishFoot>
