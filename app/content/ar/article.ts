import type { article as english } from '../en/article.ts'
import type { Translation } from '../translation.ts'

export const article = {
  section: 'المدونة',
  /** `{count}` is a number of minutes. */
  minutes: {
    zero: 'أقل من دقيقة قراءة',
    one: 'دقيقة قراءة واحدة',
    two: 'دقيقتا قراءة',
    few: '{count} دقائق قراءة',
    many: '{count} دقيقة قراءة',
    other: '{count} دقيقة قراءة',
  },
  contents: 'في هذا المقال',
  tags: 'الوسوم',
  related: 'اقرؤوا أيضًا في الموضوع نفسه.',
  neighbours: 'المقال السابق والتالي',
  previous: 'المقال السابق',
  next: 'المقال التالي',
} as const satisfies Translation<typeof english>
