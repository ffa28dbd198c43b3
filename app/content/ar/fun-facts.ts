import type { architectureFacts as english } from '../en/fun-facts.ts'
import type { Translation } from '../translation.ts'

export const architectureFacts = [
  {
    factNumber: '40 ألف',
    title: 'زبون سعيد',
    note: 'كل من دخل مبانينا الخمسة',
  },
  {
    factNumber: '50 ألف',
    title: 'مشروع',
    note: 'مشربيات وعتبات ووصلات',
  },
  {
    factNumber: '245',
    title: 'عضوًا في الفريق',
    note: 'أحد عشر معماريًا وبنّاؤون',
  },
  {
    factNumber: '550',
    title: 'منتجًا رقميًا',
    note: 'بيوتنا على هواتف الزبائن',
  },
] as const satisfies Translation<typeof english>
