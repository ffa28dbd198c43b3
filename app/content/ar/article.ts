import type { article as english } from '../en/article.ts'
import type { Translation } from '../translation.ts'

export const article = {
  section: 'المدونة',
  /** `{count}` is a number of minutes, of any size: hence the abbreviation. */
  minutes: { one: 'دقيقة قراءة', several: '{count} د قراءة' },
  contents: 'في هذا المقال',
  tags: 'الوسوم',
  related: [{ text: 'اقرؤوا أيضًا' }, { text: 'في الموضوع نفسه.', voice: 'counter' }],
  neighbours: 'المقال السابق والتالي',
  previous: 'المقال السابق',
  next: 'المقال التالي',
} as const satisfies Translation<typeof english>
