/** Texts of the contact page. */

export const contact = {
  title: 'Contact Us',
  description:
    'Write to Ikosim Studio in Algiers: a form, a phone number, an address and a map of the bay.',
  headline: [{ text: 'Contact us' }, { text: 'in plain words.' }],
  /** The short ways to the letter, the estimate and the days. */
  index: [
    { href: '#letter', label: 'Write' },
    { href: '#estimate', label: 'Estimate' },
    { href: '#consultation', label: 'Meet' },
  ],
  lead: 'Tell us what you want to build, for whom and by when. A message of two sentences is enough.',
  salutation: 'Dear Ikosim,',
  /** Over the fields, all of which have a star. */
  required: '* All five, so that we can write or call back.',
  /** What is printed on the stamp: twenty dinars. */
  stamp: '20 DA',
  /** The lines of the postmark. */
  postmark: ['Algiers', '16000'],
  /** The estimate; its figures are in `content/estimate.ts`. */
  estimate: {
    title: [{ text: 'What would' }, { text: 'it cost?' }],
    lead: 'A day of our work costs {price}, whoever does it. Choose what comes nearest to your idea, and the sheet adds it up.',
    days: { one: '{count} day', other: '{count} days' },
    weeks: { one: 'about {count} week', other: 'about {count} weeks' },
    products: {
      legend: 'What it is',
      items: {
        site: { name: 'A website', example: 'Eight pages and a form' },
        reading: {
          name: 'An app to read',
          example: 'A guide, a catalogue, a timetable; no accounts',
        },
        using: {
          name: 'An app with accounts',
          example: 'Orders, card payment, a small back office',
        },
        twoSides: {
          name: 'A marketplace app',
          example: 'Two sides: riders and drivers, or sellers and buyers',
        },
      },
    },
    additions: {
      legend: 'What changes it',
      items: {
        twice: 'Written twice, for iOS and for Android',
        backOffice: 'A back office of your own, not an existing tool',
        system: 'Connected to another system, such as your stock',
        brief: 'You bring a written brief',
      },
    },
    /** A share of the days, by its sign: `+20%`. */
    share: '{count}%',
    sheet: {
      title: 'Estimate',
      together: 'Together',
      /** Between the days and the weeks; `{days}` is how many a week has, with their name. */
      pace: 'Three or four people work on it for part of the week, up to {days} in all.',
      weeks: 'Until launch',
      price: 'Price before tax',
      /** The same price, for clients in Algeria. */
      dinars: 'In Algeria {amount} DA',
      note: 'From the time sheets of our own projects. A quote with a fixed price follows within five working days of our meeting.',
      action: 'Add it to my message',
      /** After the action: a link to the days and times. */
      meet: 'or bring it to a meeting',
    },
    /** Around an amount. */
    currency: { before: '$', after: '' },
    /** Between the thousands of an amount. */
    separator: ',',
    /** What the button writes into the message. */
    message: 'We have in mind: {choice}. Estimate on your page: {days} days of work, {price}.',
  },
} as const
