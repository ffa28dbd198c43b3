import type { words as english } from '../../en/parts/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { formFoot, unsavedText } from '../forms.ts'

export const words = {
  titles: {
    main: [{ text: 'أخبارنا، مرة في\u00a0الشهر.' }],
    side: [{ text: 'أخبارنا،' }, { text: 'مرة في\u00a0الشهر.' }],
  },
  text: 'ماذا بنينا، وكم كلف، وما كنا سنغيره.',
  label: 'عنوان بريدكم الإلكتروني',
  send: 'اشتركوا',
  saved: 'شكرًا على اشتراككم!',
  refusals: { duplicate: 'أنتم مشتركون بالفعل!' },
  unsaved: unsavedText,
  incomplete: 'يرجى إدخال بريدكم الإلكتروني',
  // The form has one required field, and `incomplete` names it.
  missing: '',
  /** The e-mail that hands a subscription over; `{email}` is the address. */
  mail: { subject: 'النشرة البريدية', body: 'يرجى إضافة {email}' },
  foot: formFoot,
} as const satisfies Translation<typeof english>
