import type { teamPage as english } from '../en/team-page.ts'
import type { Translation } from '../translation.ts'

export const teamPage = {
  title: 'فريقنا',
  description:
    'ثمانية من أكثر من خمسة وعشرين يعملون في إكوسيم ستوديو: من يصمم ومن يبني ومن يختبر ومن يقيس، ومن يرد حين تتصلون.',
  headline: [
    { text: 'فريقنا:', voice: 'counter' },
    { text: 'ثمانية أشخاص' },
    { text: 'ستلتقون بهم' },
  ],
  project: 'مشروع:',
  /** The link to the vacant desk; `text` is in the counter-voice. */
  desk: { title: 'انضموا إلى الفريق:', text: 'مكتب واحد شاغر' },
  callToAction: {
    title: 'اثنان منهم سيقرآن رسالتكم.',
    text: 'مصمم ومطور، وفي أول رد منا اسماهما.',
    label: 'ابدؤوا مشروعًا',
    /** The trades of two of the team, whose places at the table are drawn. */
    table: 'حول الطاولة',
    places: ['التصميم', 'التطوير'],
  },
} as const satisfies Translation<typeof english>
