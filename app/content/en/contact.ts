/** Texts of the contact page. */

export const contact = {
  title: 'Contact Us',
  description:
    'Write to Ikosim Studio in Algiers: a form, a phone number, an address and a map of the bay.',
  headline: [{ text: 'Contact us' }, { text: 'in plain words.' }],
  lead: 'Tell us what you want to build, for whom and by when. For the message, a paragraph is enough.',
  salutation: 'Dear Ikosim,',
  /** What is printed on the stamp: twenty dinars. */
  stamp: '20 DA',
} as const
