import { formFoot, longFormTexts } from '../forms.ts'

/** The words of the comment form. Source: spec §5, §8. */
export const words = {
  title: 'Leave A Reply',
  labels: {
    fullName: 'Full Name*',
    email: 'Email*',
    website: 'Website',
    comment: 'Comment*',
  },
  hints: {
    email: 'It is not published.',
    website: 'If you have one, with https:// in front.',
  },
  send: 'Leave comment',
  saved: 'Thank you for your comment! It has been submitted for review.',
  ...longFormTexts,
  /** Subject of the e-mail with a reply that could not be stored, before the article's id. */
  mailSubject: 'Reply to',
  foot: formFoot,
} as const
