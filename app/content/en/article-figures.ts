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
    again: 'Drive the road again',
    /** `{saved}` and `{sent}` are numbers of deliveries. */
    status: 'Saved on this phone: {saved}. At the office: {sent}.',
    harmless: 'Nothing leaves this page.',
  },
} as const
