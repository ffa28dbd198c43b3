/** The language of this folder. */
import type { Language } from '../../lib/language.ts'

export const language = {
  code: 'en',
  direction: 'ltr',
  prefix: '',
  name: 'English',
  locale: 'en-GB',
} as const satisfies Language
