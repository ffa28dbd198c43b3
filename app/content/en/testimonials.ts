/** What clients say, by client; `content/testimonials.ts` has their ratings and projects. */
export const testimonials = {
  'kamel-sahraoui-dib': {
    text: 'Three agencies offered us an app with everything in it. Ikosim asked what our customers queue for and built that first. Counter visits to ask for a balance have fallen by 43%.',
    name: 'Kamel Sahraoui-Dib',
    designation: 'Head of retail banking, Tassili Bank',
  },
  'houda-mezaache': {
    text: 'I’ll start with the bad news: they were nine days late. They rang me on the first of those days and took the penalty off the invoice, as the contract says. Our new water bill has needed no correction.',
    name: 'Houda Mezaache',
    designation: 'Director of customer service, Noria Water',
  },
  'lamia-benkhelifa': {
    text: 'Patients used to sit in our corridor from six in the morning for fear of losing their turn. Now they come when the app tells them to, and they are calmer when I see them.',
    name: 'Dr Lamia Benkhelifa',
    designation: 'Medical director, Yasmine Clinics',
  },
  'sofiane-delmas': {
    text: 'I look at returns first. In the year after launch eight pallets came back; at the old rate it would have been 37. Each of those costs me a lorry and a ferry, both ways.',
    name: 'Sofiane Delmas',
    designation: 'Founder, Dar Zellij',
  },
  'djamel-ifticen': {
    text: 'Four software projects at this port in my time. This is the only one that the night watch uses without being told to.',
    name: 'Captain Djamel Ifticen',
    designation: 'Harbour master, Marsa Port',
  },
  'ines-trabelsi-marchand': {
    text: 'The line spacing of our Arabic books took a month to settle. Our readers now read more than twice as long at a time.',
    name: 'Inès Trabelsi-Marchand',
    designation: 'Publisher, Riwaq Books',
  },
} as const

/** What three of them say about other work for them; `content/testimonials.ts` names the client of each. */
export const furtherTestimonials = {
  'houda-mezaache-advice':
    'I came with a tender for an app. They listened to 1,200 of our calls first and advised against it: people think about water once a month, when the bill comes. It is the best no that I have paid for.',
  'sofiane-delmas-articles':
    'They asked for an hour with our oldest cutter and wrote a page on how to measure a wall. Our name comes last on it. About a third of our new orders begin on pages like that one.',
  'lamia-benkhelifa-signs':
    'Reception used to draw maps on prescription pads for people who had come to the wrong clinic. Now each of the seven has its part of the flower over the door, and the pads are for prescriptions.',
} as const
