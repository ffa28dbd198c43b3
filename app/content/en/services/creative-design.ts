import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'People should recognise your brand from across the street. We find names, draw logos and lettering in Latin and Arabic, and test them on the roughest surface they will have to survive: a crate, an apron, an aircraft in a sandstorm, the corner of a phone screen.',
  deliverables: [
    'A name checked in three languages and in the trademark registers',
    'A logo and wordmarks in both scripts, drawn as one family',
    'Colours specified for screen, print, film and paint',
    'Templates for everything you produce each week',
    'Rendered product pictures, with the 3D scenes to make more',
    'A manual short enough to be read',
  ],
  scene: 'The Arabic letter ayn, cut out of card to test whether it works as a stencil.',
  process: [
    {
      title: 'Collect',
      text: 'We photograph the places where the brand will appear, and what surrounds it there. A week in a market hall or at an airport rules out more bad ideas than any workshop.',
    },
    {
      title: 'Draw two, not ten',
      text: 'You see two proposals, each worked out as a sign and as a screen. With ten sketches you can only choose by taste; with two finished proposals you can see which works.',
    },
    {
      title: 'Test and settle',
      text: 'We stencil the one you choose, stitch it, shrink it, photocopy it and read it aloud. We redraw whatever fails, and the rest goes into the manual.',
    },
  ],
  questions: [
    {
      question: 'How long does a brand identity take?',
      answer:
        'Six to ten weeks for a company of ordinary size. An airline took fourteen, mainly because we had to wait for the aircraft.',
    },
    {
      question: 'Do you draw Arabic type yourselves?',
      answer:
        'Yes. An Arabic wordmark is drawn from scratch, by somebody who grew up reading Arabic. If you need a whole typeface, allow a year.',
    },
    {
      question: 'Will the name be free to use?',
      answer:
        'We search the Algerian, French and international registers and the app stores before we show you a name. The formal opinion has to come from a lawyer; we can suggest one.',
    },
    {
      question: 'Can we keep our present logo?',
      answer:
        'Often you should. People have spent years learning to recognise it, and redrawing it a little more cleanly costs less than introducing a new one.',
    },
    {
      question: 'How many rounds of corrections are included?',
      answer:
        'As many as it takes to satisfy the criteria agreed at the start, which is why we insist on criteria. In practice it is between two and four.',
    },
    {
      question: 'Do you print, sew and build signs?',
      answer:
        'No, but we work with those who do. We keep a list of reliable workshops, and approve the first piece there in person.',
    },
    {
      question: 'Why are your pictures rendered rather than photographed?',
      answer:
        'Because we can render a product before it has been made, and light the scene again for another season. If the product exists and can be photographed, we call a photographer.',
    },
    {
      question: 'What happens to the drafts that we did not choose?',
      answer:
        'We keep them and never sell them to anybody else. You may buy the second proposal within a year for a quarter of its price.',
    },
  ],
} satisfies ServiceText
