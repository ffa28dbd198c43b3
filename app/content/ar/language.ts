/** The language of this folder. */
import type { Language } from '../../lib/language.ts'

export const language = {
  code: 'ar',
  direction: 'rtl',
  prefix: '/ar',
  name: 'العربية',
  locale: 'ar-DZ',
} as const satisfies Language
