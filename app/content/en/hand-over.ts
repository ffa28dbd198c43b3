/**
 * What is said once an enquiry has been stored: one step is left, and the visitor takes it. Nothing here may say that
 * something was sent; the site cannot know that. Source: D23, D24 and D27.
 */
export const handOverTexts = {
  title: [{ text: 'One step', voice: 'counter' }, { text: 'is left.' }],
  lead: 'Your enquiry is saved on this device and has not left it. Choose how it reaches us.',
  reference: 'Its reference',
  tooLong: {
    email:
      'It is longer than a ready-written e-mail can be. Save it as a file, and attach that: the e-mail holds a shortened text.',
    both: 'It is longer than a ready-written e-mail or WhatsApp text can be. Save it as a file, and attach that: both hold a shortened text.',
  },
  channels: {
    email: 'Open it in your e-mail app',
    whatsapp: 'WhatsApp',
    share: 'Share',
    copy: 'Copy the text',
    file: 'Save as a file',
  },
  /** Said when one of them has been pressed; the e-mail address follows. */
  opened: {
    email: 'We opened your e-mail app.',
    whatsapp: 'We opened WhatsApp.',
    share: 'Your device has taken it over. It reaches us at',
    copy: 'Copied. Paste it into a message to',
    file: 'Saved among your downloads. Attach it to a message to',
  },
  /** Follows where another app was opened. */
  pressSend:
    'Press send there, and it is on its way. If nothing opened, copy the text and write to',
  copyFailed: 'Your browser did not let us copy. Select the text below and copy it yourself.',
  shareFailed: 'Your device could not share it. Take one of the other ways.',
  preview: 'Read the text first',
  done: 'I have sent it',
  /** Said when the visitor has called it done. */
  doneNote: 'Noted, on this device only. When you call or write about it, name the reference.',
  forget: 'Do not ask me about it',
  forgotten: 'Forgotten. What you wrote stays saved in this browser.',
  /** `before` and `after` stand around the day, as in “on Tuesday”. */
  question: { before: 'You wrote to us', after: 'Did it reach us?' },
  yes: 'Yes',
  notYet: 'Not yet',
  dismiss: 'Forget it',
  /** On later visits, without a question. */
  waiting: 'An enquiry of yours is still saved on this device:',
  handOver: 'Hand it over',
  letter: {
    enquiry: 'Enquiry',
    from: 'From',
    cut: '[Shortened here. All of it is in the file.]',
    machine: 'For the studio’s records. Please leave this line as it is:',
  },
} as const
