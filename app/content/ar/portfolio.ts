import type { portfolio as english } from '../en/portfolio.ts'
import type { Translation } from '../translation.ts'

export const portfolio = {
  title: 'أعمالنا',
  description:
    'عشرة مشاريع من إكوسيم ستوديو: بنك ومياه وميناء وعيادات وجبال وكليمنتين. ماذا صنعنا، ولمن، وما الذي تغير.',
  headline: [{ text: 'أعمالنا' }, { text: 'وما الذي غيّرته', voice: 'counter' }],
  strip: 'عشرة مشاريع، مع أول نتيجة لكل منها',
  counted: {
    'tassili-bank': 'لفتح حساب',
    clement: 'منتجًا تحت اسم واحد',
    'marsa-port': 'لتسليم المناوبة',
    'noria-water': 'من الفواتير تُدفع على الإنترنت',
    'riwaq-books': 'متوسط جلسة القراءة',
    'yasmine-clinics': 'في قاعة الانتظار',
    'hoggar-trails': 'مسارًا بلا تغطية',
    'qantara-rides': 'مقعد يُحجز كل شهر',
    'dar-zellij': 'في طلبات السنة الأولى',
    'sirocco-air': 'ويُعرف الذيل',
  },
  projects: { label: 'المشاريع', filter: 'تصفية المشاريع' },
  callToAction: {
    title: [{ text: 'المشروع التالي' }, { text: 'مشروعكم.' }],
    text: 'حدّثونا عنه. كل رسالة تصلنا يقرؤها مصمم ومطور.',
    label: 'ابدؤوا مشروعًا',
  },
} as const satisfies Translation<typeof english>
