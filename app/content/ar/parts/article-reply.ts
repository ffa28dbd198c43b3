import type { words as english } from '../../en/parts/article-reply.ts'
import type { Translation } from '../../translation.ts'
import { formFoot, longFormTexts } from '../forms.ts'

export const words = {
  title: 'اتركوا تعليقًا',
  labels: {
    fullName: 'الاسم الكامل*',
    email: 'البريد الإلكتروني*',
    website: 'الموقع',
    comment: 'التعليق*',
  },
  hints: {
    email: 'لا ننشره.',
    website: 'إن كان لكم موقع، مع https://\u200e في أوله.',
  },
  send: 'اتركوا التعليق',
  saved: 'شكرًا على تعليقكم! وقد أُرسل للمراجعة.',
  ...longFormTexts,
  /** Subject of the e-mail with a reply that could not be stored, before the article's id. */
  mailSubject: 'تعليق على',
  foot: formFoot,
} as const satisfies Translation<typeof english>
