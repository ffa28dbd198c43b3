/** Words of the showcase portfolio. Source: spec §2, "Showcase portfolio". */
export const showcasePortfolio = {
  title: 'Showcase portfolio',
  description:
    'Four pieces of work by Ikosim Studio, each as large as your screen: a banking app, a tile shop, mountain trails and this website.',
  label: 'Four pieces of work',
  social: 'Follow Us',
  /** In their order; the name is in the pagination, on a phone `short`. Pictures and links are in `showcase-slides.ts`. */
  slides: [
    {
      id: 'dar-zellij',
      name: 'Dar Zellij',
      short: 'Zellij',
      title: 'Dar Zellij',
      text: 'An online tile shop that measures your wall before it asks for your card.',
      /** What the French headline in the picture says. */
      caption: 'On the screen: “Clay, cut by hand in Tlemcen”.',
      action: 'Read about Dar Zellij',
    },
    {
      id: 'tassili-bank',
      name: 'Tassili Bank',
      short: 'Tassili',
      title: 'Tassili Bank',
      text: 'A bank account that you open on your phone in eleven minutes.',
      action: 'Read about Tassili Bank',
    },
    {
      id: 'this-website',
      name: 'This website',
      short: 'Website',
      title: 'This website',
      text: 'Our own site, on which every picture is made by code.',
      action: 'Read how this website was made',
    },
    {
      id: 'hoggar-trails',
      name: 'Hoggar Trails',
      short: 'Hoggar',
      title: 'Hoggar Trails',
      text: 'Mountain routes on a phone, readable without a signal.',
      action: 'Read about Hoggar Trails',
    },
  ],
} as const
