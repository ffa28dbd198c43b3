import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Design systems are written about by companies with four hundred designers. So companies with one designer and two developers buy what was made for four hundred: a library of ninety components, of which they use fourteen, and a site to document them, which nobody has opened since the day it was shown to the board.',
  'We hand over something smaller at the end of a project. It has three parts, one person can know all of it, and it gets used, which is the only test.',

  { kind: 'heading', id: 'decisions', text: 'Part one: forty decisions' },
  'Most of the quarrels about an interface are about values: how blue, how large, how far apart. We settle each once, give it a name, and write it in one file that the design tool and the code both read. For most products about forty are enough.',
  {
    kind: 'table',
    caption: 'The values of a delivery company’s app, all of them',
    columns: ['What', 'How many', 'Remark'],
    rows: [
      ['Colours', '12', 'Named by purpose: text, quiet text, line, danger. Never “blue 3”'],
      ['Type sizes', '7', 'Each with its line height, for Arabic and for Latin'],
      ['Spaces', '8', 'From 4 to 96 pixels; between two of them there is nothing'],
      ['Line widths and corners', '4', 'Two of each'],
      ['Durations', '3', 'Quick, normal, page'],
      ['Breakpoints', '2', 'A phone held in the hand, and everything else'],
    ],
  },
  'The names matter more than the values. When the brand changes from blue to green, a value called “action” stays true. One called “blue” becomes a small lie in two hundred places.',

  { kind: 'heading', id: 'components', text: 'Part two: eleven components' },
  'We have counted across the last twenty handovers. These eleven make up nine tenths of all screens:',
  {
    kind: 'list',
    items: [
      'button, link, text field, choice (box or radio), select;',
      'card, list row, tabs, navigation bar;',
      'message, dialog.',
    ],
  },
  'Each is drawn in all the states that it will meet in life: empty, filled, focused, wrong, busy, refused, very long, in Arabic. That is the real work, and the part which is usually missing. A button has nine states. A designer who draws one leaves the other eight to a developer at five in the afternoon.',
  'What is not on the list may be built freely, on one condition: it uses the values of part one. A calendar that appears on a single screen does not need to be a component. If it appears a third time, it has earned its place.',

  { kind: 'heading', id: 'page', text: 'Part three: one page of rules' },
  'It hangs on the wall. It tells what cannot be seen from the components, such as how the product speaks. A shortened example:',
  {
    kind: 'quote',
    text: 'One main button on a screen. A number is never alone: say what it counts. Dangerous things take two steps, harmless ones take one. We say “you”, never “the user”. Errors tell what to do next. If in doubt, leave it out, and ask on Thursday.',
    source: 'From the wall of the same delivery company',
  },
  'A page is a useful limit. To add a rule you must remove one, or write smaller; people notice when you write smaller.',

  { kind: 'heading', id: 'not', text: 'What we leave out' },
  {
    kind: 'list',
    items: [
      '*A site of documentation.* The components are shown on one page of the product itself, behind a password, made from the real code. It cannot be out of date.',
      '*Versions and releases.* Three people in one room do not need a protocol to talk to each other.',
      '*A committee.* One person may say no. It helps if that person is often right, but it is more important that it is one.',
      '*Other people’s components with our colours on them.* Sometimes excellent; but you then own ninety things and understand none.',
    ],
  },

  { kind: 'heading', id: 'cost', text: 'What it costs, and when it pays' },
  'About nine days, spread over the project, because most of it has to be designed anyway. The return comes later. A new screen took the delivery company four days to design and build before, and a day and a half after. By the sixth screen it was paid for.',
  'It stops being enough at around eight people, or at the second product. Then you want some of what the large companies have, and will know which part, since you have felt it hurt. Until then, keep it on the wall.',
] satisfies Block[]
