import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Before anything is signed',
    paragraphs: [
      'Every project is different, and most of them run alike. This page follows one that never existed: a distributor of spare parts who wants customers to order online. Its weeks, sums and mistakes are taken from several that did.',
      'It starts with a call of half an hour, which costs nothing. Two of us listen and ask what would have to be true in a year for the money to have been well spent. If the honest answer is a product that already exists, we name it, and that is the end.',
      'Otherwise a written offer follows within five working days: what we would do, what we would leave out, who would do it and what it costs. It is one price for what it lists, divided into stages, and if we misjudged the work the loss is ours.',
    ],
  },
  {
    heading: 'Sixteen weeks',
    paragraphs: [
      'Weeks one to three belong to finding out. We sit with the people who answer the telephone at the distributor’s, read three months of orders and come back with a page of findings. Here the client may stop for the first time and keep that page.',
      'Weeks four to seven are drawing. A clickable prototype is tried by eight customers, improved and tried again; in our example the search was thrown away twice. Anyone may leave at this point too, with the complete design.',
      'Weeks eight to fifteen are building, with a demo every Thursday, on the client’s own phone. The last exit is the halfway mark, and the source code goes along. Week sixteen is for moving in: data, training and a launch on a Sunday morning, with everybody awake.',
    ],
  },
  {
    heading: 'Six months of truth',
    paragraphs: [
      'After launch we measure what was promised in the first call, monthly, for half a year. That is part of the price, as is mending whatever does not work as agreed. If the figure does not move, we say why.',
      'Accounts and keys are in the client’s name from the first day; the code follows with the last invoice. Staying with us should be a decision, never a consequence.',
    ],
  },
] satisfies ProjectStory
