import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'A brand is what somebody recognises from across the street. We find names, draw marks and type in Latin and Arabic, and try them on the roughest thing they will have to survive: a crate, an apron, an aircraft in a sandstorm, the corner of a telephone screen.',
  deliverables: [
    'A name that has been checked in three languages and two registers',
    'A mark and wordmarks in both scripts, drawn as one family',
    'Colours given for screen, print, film and paint',
    'Templates for whatever you produce every week',
    'Rendered pictures of products, with the scenes they came from',
    'A manual short enough to be read',
  ],
  scene: 'The letter ayn, cut out of card to see whether it holds together without its page.',
  process: [
    {
      title: 'Collect',
      text: 'We photograph where the brand will live, and what surrounds it there. A week in a market hall or on an apron excludes more bad ideas than any workshop.',
    },
    {
      title: 'Draw two, not ten',
      text: 'You see two directions, each of them taken all the way to a sign and a screen. Ten sketches ask you to choose by taste; two finished proposals let you choose by use.',
    },
    {
      title: 'Test and settle',
      text: 'The chosen one is stencilled, stitched, shrunk, photocopied and read aloud. What fails is redrawn, what survives goes into the manual.',
    },
  ],
  questions: [
    {
      question: 'How long does an identity take?',
      answer:
        'Six to ten weeks for a company of ordinary size. An airline took fourteen, chiefly because aircraft are seldom at home.',
    },
    {
      question: 'Do you draw Arabic type yourselves?',
      answer:
        'Yes. Arabic wordmarks are drawn, not set and then adjusted, and by somebody who grew up reading them. Where a whole typeface is needed we say honestly how long that takes: a year.',
    },
    {
      question: 'Will the name be free to use?',
      answer:
        'We search the Algerian, the French and the international registers and the stores before you fall in love. The formal opinion comes from a lawyer, whom we can suggest.',
    },
    {
      question: 'Can we keep our present logo?',
      answer:
        'Often you should. People have spent years learning it, and redrawing it a little more cleanly is cheaper than teaching them another.',
    },
    {
      question: 'How many rounds of corrections are included?',
      answer:
        'As many as it takes to satisfy the criteria agreed at the start, which is why we insist on criteria. In practice it is between two and four.',
    },
    {
      question: 'Do you print, sew and build signs?',
      answer:
        'No, but we stand beside those who do. We hold a list of workshops that have kept their word, and we approve the first piece on the spot.',
    },
    {
      question: 'Why are your pictures rendered rather than photographed?',
      answer:
        'Because a rendered scene can be lit again in another season, for a product that has not been made yet. Where a real thing stands in real light, we call a photographer.',
    },
    {
      question: 'What happens to the drafts that we did not choose?',
      answer:
        'They stay in a drawer and are never sold to anybody else. You may buy the second proposal within a year for a quarter of its price.',
    },
  ],
} satisfies ServiceText
