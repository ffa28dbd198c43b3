/** Words in the figures of articles. Their captions stand in the articles. */
export const articleFigures = {
  outbox: {
    phone: 'Outbox',
    office: 'The office',
    connection: 'Network',
    on: 'on',
    off: 'off',
    /** What has been unloaded at each stop, in the order of the road. */
    deliveries: [
      { place: 'Metlili', load: '6 crates of water' },
      { place: 'Sebseb', load: '1 refrigerator' },
      { place: 'Mansoura', load: '4 sacks of flour' },
      { place: 'Hassi Fehal', load: '2 tyres' },
      { place: 'Hassi Gara', load: '9 crates of dates' },
      { place: 'El Goléa', load: '400 chairs' },
    ],
    /** What the app says of a delivery. */
    states: { saved: 'Saved', sending: 'Sending', sent: 'Sent' },
    deliver: 'Deliver at the next stop',
    /** While the last deliveries wait, the button has nothing to do. */
    end: 'The road ends here',
    again: 'Drive the road again',
    /** `{saved}` and `{sent}` are numbers of deliveries. */
    status: 'Saved on this phone: {saved}. At the office: {sent}.',
    harmless: 'Nothing leaves this page.',
  },
  fields: {
    /** `{count}` is a number of fields. */
    before: 'The old form: {count} fields',
    after: 'The new form: {count}',
    /** Why fields were removed, in the order of the drawing. Each follows a number of fields. */
    reasons: [
      'the insurer could look up',
      'fed a statistic that nobody compiled',
      'matter in one case out of ten',
      'asked the same in other words',
    ],
    kept: 'stay',
    finishedBefore: '11 of 20 drivers finish, in 12 minutes.',
    finishedAfter: '18 of 20 finish, in 4 minutes.',
  },
  paperwork: {
    app: 'The app',
    /** In the order of the drawing. */
    papers: [
      'Online payment, with the bank',
      'D-U-N-S number',
      'Google Play account',
      'Apple account',
      'Privacy policy',
      'Certified payment page',
      'Description, pictures, rating',
      'First submission',
    ],
    first: 'Week 1',
    last: 'Week 12',
  },
} as const
