import type { architectureFacts as english } from '../en/fun-facts.ts'
import type { Translation } from '../translation.ts'

export const architectureFacts = [
  {
    factNumber: '40 ألف',
    title: 'زبون سعيد',
    note: 'زوار مبانينا الخمسة',
  },
  {
    factNumber: '50 ألف',
    title: 'مشروع',
    note: 'مشربيات وعتبات',
  },
  {
    factNumber: '245',
    title: 'عضوًا في الفريق',
    note: 'معماريون وبنّاؤون',
  },
  {
    factNumber: '550',
    title: 'منتجًا رقميًا',
    note: 'بيوت على الهواتف',
  },
] as const satisfies Translation<typeof english>
