import type { memberPage as english } from '../en/member-page.ts'
import type { Translation } from '../translation.ts'

export const memberPage = {
  breadcrumb: { team: 'فريقنا' },
  life: { label: 'السيرة', joined: 'في إكوسيم منذ' },
  craft: {
    skills: 'المهارات',
    judged: 'الأولى هي أكثر ما يطلبه الزملاء.',
    wanted: 'الأولى هي الأهم عندنا.',
    projects: 'المشاريع',
  },
  others: { title: 'بقية الفريق' },
  /** The sheet at the end; on the generic page it greets the studio. */
  letter: {
    greeting: { before: 'إلى', after: '،' },
    text: 'يكفي الاسم الأول: الرسالة التي تبدأ به تصل مباشرة إلى صاحبه.',
    actionTo: 'اكتبوا إلى {name}',
    opening: 'إلى {name}:',
    action: 'اكتبوا لنا',
  },
} as const satisfies Translation<typeof english>
