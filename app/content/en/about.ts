/** Texts of the about page. The owner of the studio's headline figures: other pages quote these. */

export const about = {
  title: 'About the studio',
  lead: 'Ikosim began in 2009 with two desks, one client and a promise to answer the telephone. The desks have multiplied.',
  intro: [
    'Ikosim is what the Phoenicians called Algiers. *Eikosi* is Greek for twenty, and an icosahedron is a solid of twenty flat faces, each of them plain and the whole of it interesting. We liked that as a way to build software, and drew it as our mark.',
    'We design, build and look after apps and websites from one floor of the rue Didouche Mourad. Designers sit beside developers; the person who sells a project works on it. We work in Arabic, French and English, often on the same screen, and about a third of our clients are on the northern shore.',
    'We stay after launch. Two hundred of the products we have made are in our care today, the oldest since 2011. It is the best school there is: nothing improves a design like being telephoned about it for ten years.',
  ],
  /** Source: spec §2, "four headline figures". `note` tells what is counted, so that pages cannot disagree. */
  figures: [
    {
      value: '500+',
      label: 'happy clients',
      note: 'Of the thousand we have worked for since 2009, those who came back for a second job.',
    },
    {
      value: '1200+',
      label: 'apps and websites delivered',
      note: 'Everything that went live, from one-page sites to a national ticket office.',
    },
    {
      value: '25+',
      label: 'expert developers',
      note: 'Fifteen of them make mobile apps. Nobody here is called a ninja.',
    },
    {
      value: '15+',
      label: 'programming languages',
      note: 'In daily use: TypeScript, Kotlin, Swift, Dart, SQL. COBOL once, for a good reason.',
    },
  ],
  whyChoose: {
    title: 'Why choose us, and when not to',
    reasons: [
      {
        title: 'You see it every Thursday',
        text: 'Each week ends with a demo on your own phone, never on slides. If a week has nothing to show, you hear why on the Wednesday.',
      },
      {
        title: 'The price is fixed before we start',
        text: 'A quote lists days, names and what is left out. We carry the risk of our own estimates; you pay more only for what you add.',
      },
      {
        title: 'It works on the phone your customers own',
        text: 'We test on a shelf of forty handsets bought in Algiers, half of them older than four years, on the network of the street outside.',
      },
      {
        title: 'Two scripts are not an afterthought',
        text: 'Arabic and French are laid out side by side from the first sketch. Three of our designers read from the right.',
      },
      {
        title: 'Everything is yours',
        text: 'Store accounts, domain and keys are in your name from the first day; code and design files follow with the last invoice. Leaving us takes thirty days and no lawyer.',
      },
    ],
    /** Said last, because it saves both sides a meeting. */
    whenNot:
      'Look elsewhere if you need it in ten days, if the idea may not be written down, or if the plan is to copy another app. We would be bad at all three.',
  },
  callToAction: {
    title: 'Thirty minutes, no slides',
    text: 'Tell us what should be different a year from now. You will speak to the designer and the developer who would do the work, and leave with a first idea of days and price. It costs nothing.',
    label: 'Schedule a Consultation',
    href: '/contact',
  },
} as const satisfies {
  title: string
  lead: string
  /** Paragraphs, with the marks of `lib/inline-markup.ts`. */
  intro: readonly string[]
  figures: readonly [HeadlineFigure, HeadlineFigure, HeadlineFigure, HeadlineFigure]
  whyChoose: { title: string; reasons: readonly Reason[]; whenNot: string }
  callToAction: { title: string; text: string; label: string; href: `/${string}` }
}

type HeadlineFigure = { value: string; label: string; note: string }
type Reason = { title: string; text: string }
