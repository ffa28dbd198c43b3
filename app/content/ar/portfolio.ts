import type { portfolio as english } from '../en/portfolio.ts'
import type { Translation } from '../translation.ts'

export const portfolio = {
  title: 'أعمالنا',
  description: 'عشرة مشاريع لإكوسيم: بنك ومياه وميناء وعيادات وجبال وكليمنتين، وما تغير.',
  headline: [{ text: 'أعمالنا', voice: 'counter' }, { text: 'وما الذي غيّرته' }],
  strip: 'شريط من كل مشروع',
  projects: {
    label: 'المشاريع',
    filter: 'تصفية المشاريع',
  },
  callToAction: {
    title: [{ text: 'أيها' }, { text: 'يشبه مشروعكم؟' }],
    text: 'كل رسالة تصلنا يقرؤها مصمم ومطور.',
    label: 'ابدؤوا مشروعًا',
  },
} as const satisfies Translation<typeof english>
