/** Texts of the about page. It defines the studio's headline figures; other pages reuse them. */

export const about = {
  title: 'About the studio',
  description:
    'Who Ikosim is: designers and developers on one floor in Algiers since 2009, what they have delivered, and when you should look elsewhere.',
  crumb: 'About',
  headline: [{ text: 'About the studio', voice: 'counter' }, { text: 'that answers' }],
  lead: 'Ikosim began in 2009 with two desks, one client and a promise to answer the phone. We now fill a floor, the one with the awnings, and still answer the phone.',
  intro: {
    label: 'Who we are',
    /** In the inline markup of `lib/inline-markup.ts`. */
    paragraphs: [
      'Ikosim is what the Phoenicians called Algiers. It sounds like *eikosi*, the Greek for twenty, and an icosahedron is a solid with twenty flat faces: simple parts that make something strong. We try to build software in the same way, so this solid became our logo.',
      'We design, build and look after apps and websites from one floor on rue Didouche Mourad. Designers sit beside developers, and the person who sells you a project also works on it. We work in Arabic, French and English, often all on one screen, and about a third of our clients are on the northern shore of the Mediterranean.',
      'We stay after launch. Today we look after two hundred of the products we have made, the oldest since 2011. That is how we learn: ten years of calls about one design make the next one better.',
    ],
    /** Under the last two pictures. */
    pictures: 'There are no stock pictures on this site, and nobody sat for a portrait.',
  },
  /** The team at the windows of the floor, with a link to their page. */
  people: { title: 'The eight who answer', label: 'What each of them does' },
  /** Short ways to four sections, on phones. */
  index: [
    { href: '#team', label: 'Team' },
    { href: '#figures', label: 'Figures' },
    { href: '#reasons', label: 'Reasons' },
    { href: '#meeting', label: 'Meeting' },
  ],
  figures: {
    label: 'The studio in figures',
    /** Source: spec §2, "four headline figures". `note` says what is counted. */
    items: [
      {
        value: '500+',
        label: 'happy clients',
        note: 'Of the thousand clients we have worked for since 2009, these came back for more work, often on the same product.',
      },
      {
        value: '1200+',
        label: 'apps and websites delivered',
        note: 'Everything that went live, from one-page sites to a national ticketing system.',
      },
      {
        value: '25+',
        label: 'expert developers',
        note: 'The eight lead them. Fifteen make mobile apps, the others websites and the systems behind them.',
      },
      {
        value: '15+',
        label: 'programming languages',
        note: 'In daily use: TypeScript, Kotlin, Swift, Dart, SQL. We have also used COBOL, once.',
      },
    ],
  },
  whyChoose: {
    title: 'Why choose us, and when not to',
    reasons: [
      {
        title: 'You see the work every Thursday',
        text: 'Each week ends with a demo on your own phone, never on slides. If there is nothing to show, we tell you why the day before.',
      },
      {
        title: 'The price is fixed before we start',
        text: 'A quote lists the days, the people and what is not included. We carry the risk of our own estimates; you pay more only for what you add.',
      },
      {
        title: 'It works on the phone your customers own',
        text: 'We test on forty handsets bought in Algiers, half of them more than four years old, on the mobile network in the street outside.',
      },
      {
        title: 'Arabic is designed from the start',
        text: 'Arabic and French are laid out side by side from the first sketch. Three of our designers grew up reading Arabic.',
      },
      {
        title: 'Everything you pay for is yours',
        text: 'Domain and app-store accounts are in your name from the first day, code and design files once the last invoice is paid. A monthly plan ends with thirty days’ notice.',
      },
    ],
    /** Last paragraph of the section. */
    whenNot:
      'Look elsewhere if you need it in ten days, if you cannot put the idea in writing, or if the plan is to copy another app. We are the wrong studio for all three.',
  },
  /** Four of the partners (`partners.ts`), by what they do in the house; their names are emphasised. */
  partners: {
    label: 'Partners',
    text: 'Our suppliers: *Tafoukt Solar* powers the test phones and most of the lamps, *Oued Signs* makes and mounts the signs that we design, *Halfa Press* prints the first proofs of every brand, and *Zerda Hosting* runs our clients’ servers, in Algiers and Oran.',
  },
  callToAction: {
    title: [
      { text: 'The third chair', voice: 'counter' },
      { text: 'is yours', voice: 'counter' },
    ],
    text: 'At 20 rue Didouche Mourad, any day from Sunday to Thursday. The other two chairs are for the designer and the developer who would do the work. It costs nothing, and you leave with a first idea of days and price.',
    label: 'Schedule a Consultation',
  },
} as const satisfies {
  title: string
  /** For search engines: 70 to 160 characters. */
  description: string
  /** The page's name in its breadcrumb. */
  crumb: string
  headline: readonly Line[]
  lead: string
  intro: { label: string; paragraphs: readonly string[]; pictures: string }
  people: { title: string; label: string }
  index: readonly { href: `#${string}`; label: string }[]
  figures: {
    label: string
    items: readonly [HeadlineFigure, HeadlineFigure, HeadlineFigure, HeadlineFigure]
  }
  whyChoose: { title: string; reasons: readonly Reason[]; whenNot: string }
  partners: { label: string; text: string }
  callToAction: { title: readonly Line[]; text: string; label: string }
}

type Line = { text: string; voice?: 'counter' }
type HeadlineFigure = { value: string; label: string; note: string }
type Reason = { title: string; text: string }
