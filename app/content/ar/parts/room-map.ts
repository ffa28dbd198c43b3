import type { words as english } from '../../en/parts/room-map.ts'
import type { Translation } from '../../translation.ts'
import { houseNames } from '../house-names.ts'
import { roomNames } from '../room-names.ts'

export const words = {
  title: 'الغرف',
  intro: 'سبع لمهن أخرى وثلاث لأعمالنا، والرد في كل منها من إكوسيم.',
  notes: [
    'رد خلال يوم عمل واحد',
    'الأسعار والمواعيد والدعم',
    'ثمانية أشخاص وأدوارهم',
    'خمسة مشاريع من الطلب إلى النتائج',
    'شروط الاستخدام والخصوصية',
  ],
  houses: houseNames,
  names: roomNames,
  here: 'أنتم هنا: {room}',
} as const satisfies Translation<typeof english>
