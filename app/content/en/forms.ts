/** The texts that forms share. Messages are exactly those of the specification. Source: spec §5, §8. */

/** Message of every form if the browser could not store the record. */
export const unsavedText = 'Your browser could not save this. Nothing was sent.'

/** What a form of several fields says. */
export const longFormTexts = {
  unsaved: unsavedText,
  incomplete: 'Please fill in all required fields',
  /** Beside a required field that is empty. */
  missing: 'Still empty',
} as const

/** What the forms of an enquiry say. */
export const enquiryFormTexts = {
  saved: 'Thank you for contacting us! We will get back to you soon.',
  ...longFormTexts,
} as const

/** The note below every form: what happens to the text. */
export const formFoot = {
  /** For comments, which are not handed over. */
  text: 'Your comment is kept in this browser. To have it published, send it to us by e-mail.',
  /** For enquiries, which the visitor hands over in a second step. */
  twoSteps: 'Next, you send the finished text from your mail app or WhatsApp.',
  /** For a subscription, which is handed over by one e-mail. */
  oneMail: 'One more step: a ready-written e-mail that you send us.',
  /** For a saved subscription, which is handed over by one e-mail. */
  saved: 'Saved in this browser. It reaches us once you send us',
  savedMail: 'this ready-written e-mail',
  link: 'Privacy policy',
  /** Scripts are switched off, or the form's file did not load. */
  noScripts:
    'The form needs a script that is switched off or did not load. Nothing was sent, and your text stays here. Copy it into an e-mail, or call:',
  /** Around the links of a form that could not be stored. */
  remedy: {
    before: 'What you typed is still here. Send it',
    mail: 'as an e-mail',
    call: 'or call',
  },
} as const
