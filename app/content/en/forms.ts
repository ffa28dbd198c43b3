/**
 * The texts that all forms share, and those of the newsletter's form, which is on every page. Messages are exactly
 * those of the specification. Source: spec §5, §8.
 */

/** Message of every form if the browser could not store the record. */
export const unsavedText = 'Your browser could not save this. Nothing was sent.'

/** What a form of several fields says. */
export const longFormTexts = {
  unsaved: unsavedText,
  incomplete: 'Please fill in all required fields',
  /** Beside a required field that is empty. */
  missing: 'Still empty',
  messageMs: 5000,
} as const

export const newsletterFormTexts = {
  titles: {
    main: [{ text: 'News, once' }, { text: 'a month.', voice: 'counter' }],
    side: [{ text: 'Get news once' }, { text: 'a month.', voice: 'counter' }],
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
  messageMs: 3000,
} as const

/** The note below every form: what happens to the text. */
export const privacyNote = {
  /** For comments, which are not handed over. */
  text: 'Your comment is kept in this browser. To have it published, send it to us by e-mail.',
  /** For enquiries, which the visitor hands over in a second step. */
  twoSteps: 'It is saved in this browser first. You then send it to us yourself.',
  /** For a saved subscription, which is handed over by one e-mail. */
  saved: 'Saved in this browser. It reaches us once you send us',
  savedMail: 'this ready-written e-mail',
  link: { label: 'Privacy policy', href: '/privacy-policy' },
  noScripts: 'The form needs scripts, which are switched off here. Write or call instead:',
  scriptsFailed:
    'A file that the form needs did not load. Nothing was sent, and what you typed is still here. Copy it into an e-mail, or call:',
} as const
