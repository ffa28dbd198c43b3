import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Most articles about design systems come from companies with four hundred designers. So companies with one designer and two developers buy what was made for four hundred: a library of ninety components, of which they use fourteen, and a documentation site that nobody has opened since it was shown to the board.',
  'We hand over something smaller at the end of a project. It has three parts, one person can know all of it, and people use it.',

  { kind: 'heading', id: 'decisions', text: 'Part one: forty decisions' },
  'Most arguments about an interface are about values: how blue, how large, how far apart. We settle each of them once, give it a name and write it in one file that the design tool and the code both read. For most products about forty are enough.',
  {
    kind: 'table',
    caption: 'All the values of a delivery company’s app',
    columns: ['What', 'How many', 'Notes'],
    rows: [
      ['Colours', '12', 'Named by purpose: text, quiet text, line, danger. Never “blue 3”'],
      ['Type sizes', '7', 'Each with its line height, for Arabic and for Latin'],
      ['Spaces', '8', 'From 4 to 96 pixels; no other distances are used'],
      ['Line widths and corners', '4', 'Two of each'],
      ['Animation speeds', '3', 'Quick, normal, slow'],
      ['Layouts', '2', 'One for phones held upright, one for everything wider'],
    ],
  },
  'The names matter more than the values. When the brand changes from blue to green, a value called “action” keeps its meaning. One called “blue” is wrong in two hundred places.',

  { kind: 'heading', id: 'components', text: 'Part two: eleven components' },
  'We counted the components in our last twenty projects. These eleven make up nine tenths of all screens:',
  {
    kind: 'list',
    items: [
      'button, link, text field, choice (box or radio), select;',
      'card, list row, tabs, navigation bar;',
      'message, dialog.',
    ],
  },
  'We draw each of them in every state it can be in: empty, filled, focused, wrong, busy, refused, very long, in Arabic. That is most of the work, and it is usually the part that is missing. A button has nine states. If the designer draws one, a developer has to invent the other eight at five in the afternoon.',
  'Anything else may be built freely, as long as it uses the values of part one. A calendar that appears on a single screen does not need to be a component. If it appears a third time, we add it to the list.',

  { kind: 'heading', id: 'page', text: 'Part three: one page of rules' },
  'The page hangs on the wall. It says what you cannot see in the components, such as how the product addresses people. Here is a shortened example:',
  {
    kind: 'quote',
    text: 'One main button on a screen. Never show a number without saying what it counts. Dangerous actions take two steps, harmless ones take one. We say “you”, never “the user”. Error messages say what to do next. If in doubt, leave it out, and ask on Thursday.',
    source: 'The page on the wall of the same delivery company',
  },
  'One page is a useful limit. To add a rule you have to remove one or write smaller, and people notice when you write smaller.',

  { kind: 'heading', id: 'not', text: 'What we leave out' },
  {
    kind: 'list',
    items: [
      '*A documentation site.* One page of the product itself, behind a password, shows all components. It is made from the real code, so it cannot be out of date.',
      '*Versions and releases.* Three people in one room do not need a protocol to talk to each other.',
      '*A committee.* One person has the last word. It helps if that person is often right.',
      '*Ready-made components in your colours.* Some are excellent, but you end up maintaining ninety things that you did not make.',
    ],
  },

  { kind: 'heading', id: 'cost', text: 'What it costs, and when it pays' },
  'About nine days, spread over the project, because most of it has to be designed anyway. The return comes later. Before, a new screen took the delivery company four days to design and build; afterwards it took a day and a half. By the fourth new screen the system had paid for itself.',
  'It stops being enough at around eight people, or at the second product. Then you need some of what the large companies have, and by that time you will know which part. Until then, one page on the wall is enough.',
] satisfies Block[]
