import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Before anything is signed',
    paragraphs: [
      'Every project is different, but most of them follow the same course. This page describes one that we made up: a distributor of spare parts wants its customers to order online. The weeks, sums and mistakes come from several real projects.',
      'It starts with a half-hour call, which costs nothing. Two of us listen and ask what should be different a year from now. If a product that does this already exists, we tell you its name and charge nothing.',
      'Otherwise a written quote follows within five working days: what we would do, what we would leave out, who would do it and what it costs. It gives one fixed price, divided into stages, and if the work takes us longer you do not pay for that.',
    ],
  },
  {
    heading: 'Sixteen weeks',
    paragraphs: [
      'Weeks one to three are for research. We sit with the people who answer the phone at the distributor’s, read three months of orders and come back with a page of findings. The client may stop here and keep that page.',
      'Weeks four to seven are for design. Eight customers try a clickable prototype, we improve it and they try it again; in our example the search was redesigned twice. The client may stop at this point too, and keep the complete design.',
      'Weeks eight to fifteen are for building. As in every week, there is a demo on Thursday, on the client’s own phone. The last chance to stop comes halfway through these eight weeks, and the client keeps the code written so far. Week sixteen is for data, training and a launch on a Sunday morning, when everybody is at work.',
    ],
  },
  {
    heading: 'Six months of measuring',
    paragraphs: [
      'For six months after launch we measure, every month, the number agreed in the first call. That is part of the price, and so is repairing whatever does not work as agreed. If the number does not move, we say why.',
      'Accounts and keys are in the client’s name from the first day; the code follows once the last invoice is paid. From then on, any other team can take over.',
    ],
  },
] satisfies ProjectStory
