import type { termsOfUse as english } from '../en/terms-of-use.ts'
import type { Translation } from '../translation.ts'

export const termsOfUse = {
  ending: {
    title: [{ text: 'اسمان' }, { text: 'تحت عقد واحد.' }],
    text: 'يبدأ المشروع حين يوقّع الطرفان. وإن كان بند غير واضح، فاسألوا قبل التوقيع: الجواب بلا مقابل.',
    action: 'اسألوا عن بند',
    you: 'عنكم',
    studio: 'عن إكوسيم ستوديو',
  },
} as const satisfies Translation<typeof english>
