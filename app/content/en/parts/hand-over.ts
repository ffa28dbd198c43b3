/**
 * Texts after an enquiry has been stored, for the step in which the visitor hands it over. No text may say that
 * something was sent, because the site cannot know that. Source: D23, D24 and D27.
 */
export const words = {
  title: [{ text: 'One step', voice: 'counter' }, { text: 'is left.' }],
  lead: 'Your enquiry is saved on this device and has not left it. Choose how to send it to us.',
  reference: 'Your reference:',
  tooLong: {
    email:
      'Your enquiry is too long for a ready-written e-mail. Save it as a file and attach that: the e-mail holds a shortened text.',
    both: 'Your enquiry is too long for a ready-written e-mail or WhatsApp message. Save it as a file and attach that: the message is shortened.',
  },
  channels: {
    email: 'Open it in your e-mail app',
    whatsapp: 'WhatsApp',
    share: 'Share',
    copy: 'Copy the text',
    file: 'Save as a file',
  },
  /** Message after a channel was chosen; some are followed by the e-mail address. */
  opened: {
    email: 'We opened your e-mail app.',
    whatsapp: 'We opened WhatsApp.',
    share: 'It is in the app that you chose. Send it from there to',
    copy: 'Copied. Paste it into a message to',
    file: 'Saved to your downloads. Attach it to a message to',
  },
  /** Added if another app was opened. */
  pressSend:
    'Press send there, and it is on its way. If nothing opened, copy the text and write to',
  copyFailed: 'Your browser did not let us copy. Select the text below and copy it yourself.',
  shareFailed: 'Your device could not share it. Please choose another way.',
  preview: 'Read the text first',
  done: 'I have sent it',
  /** Message after “I have sent it”. */
  doneNote:
    'Noted, on this device only. If you call or write about it, please quote the reference.',
  forget: 'Do not remind me',
  forgotten: 'We will not ask again. What you wrote stays saved in this browser.',
  question: {
    before: 'Enquiry saved',
    /** The day between both; `{day}` is a weekday or a date. */
    days: { today: 'today', yesterday: 'yesterday', onDay: 'on {day}' },
    after: 'Did you send it?',
  },
  yes: 'Yes',
  notYet: 'Not yet',
  dismiss: 'Do not ask again',
  /** Heading on later visits on which the question is not asked. */
  waiting: 'You have an enquiry saved on this device:',
  handOver: 'Choose how to send it',
  /** Followed by a hyphen and the reference. */
  fileName: 'ikosim-enquiry',
  letter: {
    enquiry: 'Enquiry',
    from: 'From',
    cut: '[Shortened here. The file has the full text.]',
    machine: 'For the studio’s records. Please leave this line as it is:',
  },
} as const
