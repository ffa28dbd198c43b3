import type { blog as english } from '../en/blog.ts'
import type { Translation } from '../translation.ts'

export const blog = {
  title: 'المدونة',
  description:
    'كم تكلف التطبيقات في الجزائر العاصمة، وكيف تتقاسم العربية والفرنسية شاشة واحدة، وماذا تشترون بالصيانة: مقالات يكتبها من ينجزون العمل.',
  headline: [{ text: 'تسألون.', voice: 'counter' }, { text: 'نجيب.' }],
  finder: {
    search: { label: 'ابحثوا في المقالات', send: 'بحث' },
    all: 'كل المقالات',
    /** The search in the heading of its results. */
    quoted: '«{text}»',
    found: {
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{count} مقالات',
      many: '{count} مقالًا',
      other: '{count} مقال',
    },
    /** Follows the number of articles. */
    page: '، الصفحة {place} من {places}',
    showAll: 'اعرضوا كل المقالات',
    more: 'عرض المزيد',
    nothing: {
      title: [{ text: 'لا مقال' }, { text: 'يطابق بحثكم.' }],
      text: 'يشمل البحث العناوين والملخصات والفئات والوسوم والكتّاب. تكفي غالبًا كلمة واحدة، ولا حاجة إلى التشكيل.',
    },
    pages: { label: 'صفحات المقالات', page: 'الصفحة {number}', next: 'الصفحة التالية' },
    noScripts: {
      title: 'المقالات الأخرى',
      text: 'البحث والفئات وأرقام الصفحات تحتاج إلى JavaScript، وهي معطلة في هذا المتصفح. إليكم كل مقالاتنا الأخرى:',
    },
    /** The sidebar: the card of the editor, and titles of lists. */
    margin: {
      label: 'ابحثوا عن مقال',
      // The words suit the editor, Lina Haddad.
      editor: {
        label: 'المحررة',
        text: 'تحرر هذه المدونة. يكتبها ثلاثة منا، عن أكثر ما يسألنا عنه العملاء. والأرقام من مشاريعنا.',
      },
      categories: 'الفئات',
      archives: 'الأرشيف',
      tags: 'الوسوم',
      recent: 'أحدث المقالات',
    },
  },
  ending: {
    title: 'المقال القادم يبدأ بسؤالكم.',
    text: 'معظم هذه المقالات جواب عن سؤال طرحه عميل. قولوا لنا ما تودون القراءة عنه.',
    card: {
      question: 'هل نحتاج إلى ذكاء اصطناعي، أم إلى بحث يعمل؟',
      from: 'سؤال من عميل.',
      answer: 'لم نجب عنه بعد.',
    },
    action: 'اسألونا',
    feed: 'تابعوا خلاصة RSS',
  },
} as const satisfies Translation<typeof english>
