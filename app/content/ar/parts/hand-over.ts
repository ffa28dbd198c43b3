/**
 * Texts after an enquiry has been stored, for the step in which the visitor hands it over. No text may say that
 * something was sent, because the site cannot know that.
 */
import type { words as english } from '../../en/parts/hand-over.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  title: [{ text: 'بقيت', voice: 'counter' }, { text: 'خطوة واحدة.' }],
  lead: 'طلبكم محفوظ على هذا الجهاز ولم يغادره بعد. اختاروا كيف ترسلونه إلينا.',
  reference: 'مرجع طلبكم:',
  tooLong: {
    email: 'طلبكم أطول من أن تسعه رسالة بريد جاهزة. احفظوه ملفًا وأرفقوه: ففي الرسالة نص مختصر.',
    both: 'طلبكم أطول من أن تسعه رسالة جاهزة بالبريد أو واتساب. احفظوه ملفًا وأرفقوه: فالرسالة مختصرة.',
  },
  channels: {
    email: 'افتحوه في تطبيق بريدكم',
    whatsapp: 'واتساب',
    share: 'مشاركة',
    copy: 'انسخوا النص',
    file: 'احفظوه ملفًا',
  },
  /** Message after a channel was chosen; some are followed by the e-mail address. */
  opened: {
    email: 'فتحنا تطبيق بريدكم.',
    whatsapp: 'فتحنا واتساب.',
    share: 'هو الآن في التطبيق الذي اخترتموه. أرسلوه منه إلى',
    copy: 'نُسخ النص. ألصقوه في رسالة إلى',
    file: 'حُفظ في التنزيلات. أرفقوه برسالة إلى',
  },
  /** Added if another app was opened. */
  pressSend: 'اضغطوا هناك على «إرسال» فينطلق. وإن لم يُفتح شيء، فانسخوا النص واكتبوا إلى',
  copyFailed: 'لم يسمح لنا متصفحكم بالنسخ. حددوا النص أدناه وانسخوه بأنفسكم.',
  shareFailed: 'تعذرت المشاركة من جهازكم. اختاروا طريقة أخرى.',
  preview: 'اقرؤوا النص أولًا',
  done: 'لقد أرسلته',
  /** Message after “I have sent it”. */
  doneNote: 'سجلنا ذلك، على هذا الجهاز فقط. إن اتصلتم أو كتبتم بشأنه، فاذكروا المرجع.',
  forget: 'لا تذكّروني',
  forgotten: 'لن نسأل مرة أخرى. ما كتبتموه يبقى محفوظًا في هذا المتصفح.',
  question: {
    before: 'حفظتم طلبًا',
    /** The day between both; `{day}` is a weekday or a date. */
    days: { today: 'اليوم', yesterday: 'أمس', onDay: 'يوم {day}' },
    after: 'هل أرسلتموه؟',
  },
  yes: 'نعم',
  notYet: 'ليس بعد',
  dismiss: 'لا تسألوني مجددًا',
  /** Heading on later visits on which the question is not asked. */
  waiting: 'لديكم طلب محفوظ على هذا الجهاز:',
  handOver: 'اختاروا كيف ترسلونه',
  /** Followed by a hyphen and the reference. */
  fileName: 'ikosim-enquiry',
  letter: {
    enquiry: 'طلب',
    from: 'من',
    cut: '[النص مختصر هنا. وهو كامل في الملف.]',
    machine: 'لسجلات الاستوديو. يرجى ترك هذا السطر كما هو:',
  },
} as const satisfies Translation<typeof english>
