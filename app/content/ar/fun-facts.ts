import type { architectureFacts as english } from '../en/fun-facts.ts'
import type { Translation } from '../translation.ts'

export const architectureFacts = [
  { factNumber: '40 ألف', title: 'زبون سعيد' },
  { factNumber: '50 ألف', title: 'مشروع' },
  { factNumber: '245', title: 'عضوًا في الفريق' },
  { factNumber: '550', title: 'منتجًا رقميًا' },
] as const satisfies Translation<typeof english>
