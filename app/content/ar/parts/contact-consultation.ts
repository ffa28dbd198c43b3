/**
 * Texts for proposing times for a consultation. A chosen time is a proposal, and no text may call it booked.
 */
import type { words as english } from '../../en/parts/contact-consultation.ts'
import type { Translation } from '../../translation.ts'
import { enquiryFormTexts, formFoot } from '../forms.ts'
import { site } from '../site.ts'

export const words = {
  section: {
    title: [{ text: 'اقترحوا موعدًا للاستشارة.', voice: 'counter' }],
    lead: 'ثلاثون دقيقة مع المصمم والمطور اللذين سينجزان العمل، مجانًا.',
    proposal:
      'اختاروا ثلاثة مواعيد على الأكثر، أنسبها أولًا. هذا مجرد اقتراح: لا يثبت موعد قبل أن نؤكد واحدًا منها.',
    waiting: 'ستظهر الأيام والمواعيد بعد لحظة.',
    /** Shown without scripts, or if the code for days and times could not be fetched. */
    without: 'لا يمكن عرض الأيام والمواعيد هنا. اقترحوا مواعيدكم بالبريد الإلكتروني أو الهاتف:',
    none: 'لا مواعيد شاغرة في الأسابيع القادمة. اكتبوا أو اتصلوا، وسنبحث لكم عن موعد:',
  },
  picker: {
    zones: {
      /** `{studio}` is a city. */
      same: 'الساعة عندكم وفي {studio} واحدة.',
      differ: 'المواعيد بالخط الكبير بتوقيتكم، وتحت كل منها توقيت {studio}.',
      yours: '{time} بتوقيتكم',
      timeHere: '{time} بتوقيتي',
      /** One time, as the clocks of a city show it. */
      timeInCity: '{time} بتوقيت {city}',
      names: {
        Algiers: 'الجزائر',
        Berlin: 'برلين',
        Brussels: 'بروكسل',
        Cairo: 'القاهرة',
        Casablanca: 'الدار البيضاء',
        Dubai: 'دبي',
        Istanbul: 'إسطنبول',
        London: 'لندن',
        Madrid: 'مدريد',
        'New York': 'نيويورك',
        Paris: 'باريس',
        Qatar: 'قطر',
        Riyadh: 'الرياض',
        Rome: 'روما',
        Toronto: 'تورونتو',
        Tripoli: 'طرابلس',
        Tunis: 'تونس',
      },
    },
    ways: {
      legend: 'كيف نلتقي',
      options: [
        { value: 'video', label: 'مكالمة فيديو' },
        { value: 'telephone', label: 'مكالمة هاتفية' },
        { value: 'studio', label: 'في الاستوديو' },
      ],
    },
    days: 'الأيام من {first} إلى {last}',
    /** `{day}` is a weekday with its date. */
    times: 'مواعيد {day}',
    yourTimes: 'مواعيد {day} بتوقيتكم',
    /** Added to the accessible name of a day with a chosen time. */
    chosenDay: 'مختار',
    weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
    months: [
      'جانفي',
      'فيفري',
      'مارس',
      'أفريل',
      'ماي',
      'جوان',
      'جويلية',
      'أوت',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    full: 'يمكنكم اقتراح ثلاثة مواعيد على الأكثر. احذفوا واحدًا لتختاروا غيره.',
    noTime: 'اختاروا موعدًا واحدًا على الأقل',
    timeFirst: 'اختاروا ساعة أولًا',
    order: 'اقتراحكم',
    estimate: 'أرفقوا تقديري: {sums}',
    /** Empty places of the proposal. */
    places: ['الخيار الأول: حددوا ساعة', 'الثاني، إن شئتم', 'الثالث، إن شئتم'],
    ranks: ['الخيار الأول', 'الخيار الثاني', 'الخيار الثالث'],
    moveUp: 'إلى أعلى',
    moveDown: 'إلى أسفل',
    remove: 'حذف',
    labels: {
      fullName: 'الاسم الكامل*',
      email: 'البريد الإلكتروني*',
      mobile: 'الهاتف النقال*',
      note: 'موضوع اللقاء',
    },
    noteHint: 'تكفي جملة، ويمكن ترك الخانة فارغة.',
    send: {
      one: 'اقترحوا هذا الموعد',
      two: 'اقترحوا هذين الموعدين',
      few: 'اقترحوا هذه المواعيد',
      many: 'اقترحوا هذه المواعيد',
      other: 'اقترحوا هذه المواعيد',
    },
    past: 'صار أحد مواعيدكم قريبًا جدًا. اختاروا غيره.',
  },
  record: {
    projectType: 'استشارة',
    /** The first line of the message, by the way of meeting. */
    headings: {
      video: 'ثلاثون دقيقة، بمكالمة فيديو. المواعيد المقترحة:',
      telephone: 'ثلاثون دقيقة، بالهاتف. المواعيد المقترحة:',
      studio: 'ثلاثون دقيقة، في الاستوديو. المواعيد المقترحة:',
    },
    calendar: {
      saveLabel: 'احفظوا المواعيد في تقويمكم',
      /** Followed by a hyphen and the reference. */
      fileName: 'ikosim-consultation',
      title: 'استشارة مقترحة مع إكوسيم ستوديو',
      description: 'هذا اقتراح. لا يثبت شيء قبل أن يؤكد الاستوديو أحد المواعيد. المرجع:',
      locations: {
        video: 'مكالمة فيديو',
        telephone: 'مكالمة هاتفية',
        studio: `${site.name}، ${site.address.street}، ${site.address.postalCode} ${site.address.city}، ${site.address.country}`,
      },
    },
  },
  form: enquiryFormTexts,
  foot: formFoot,
} as const satisfies Translation<typeof english>
