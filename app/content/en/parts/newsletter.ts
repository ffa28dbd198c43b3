import { formFoot, unsavedText } from '../forms.ts'

/** The words of the newsletter's form, which is on every page. Source: spec §5, §8. */
export const words = {
  titles: {
    main: [{ text: 'News, once a month.' }],
    side: [{ text: 'Get news once' }, { text: 'a month.' }],
  },
  text: 'What we built, what it cost, what we would do differently. Nothing else.',
  label: 'Your e-mail address',
  send: 'Subscribe',
  saved: 'Thank you for subscribing!',
  refusals: { duplicate: 'You are already subscribed!' },
  unsaved: unsavedText,
  incomplete: 'Please enter your email',
  // The form has one required field, and `incomplete` names it.
  missing: '',
  /** The e-mail that hands a subscription over; `{email}` is the address. */
  mail: { subject: 'Newsletter', body: 'Please add {email}' },
  foot: formFoot,
} as const
