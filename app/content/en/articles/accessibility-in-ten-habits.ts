import type { Block } from '../../../lib/prose.ts'

export const body = [
  'About once a month somebody offers us a script that makes any site accessible in five minutes. It puts a small figure of a man in the corner, and a blind colleague of ours keeps a list of the sites where she has had to switch it off. No script can make a site accessible. Nor do you need the other extreme, an audit of eighty pages that arrives when the money is gone.',
  'What works is dull: ten habits, a minute or two each, from the first day. One person in seven lives with a disability. The rest of us sometimes break an arm, grow older or stand in bright sun.',

  { kind: 'heading', id: 'first-five', text: 'Five habits for developers' },
  {
    kind: 'list',
    ordered: true,
    items: [
      '*Use the element that exists.* A `button` can be focused, pressed with two keys, switched off and announced, and it costs six letters. A `div` with a click handler can do none of this until you rebuild it, and you will forget one part.',
      '*Unplug the mouse on Thursdays.* Go through what you made that week with Tab, Enter, Escape and the arrows. You should always be able to see where you are, and to get out again.',
      '*Write headings like a table of contents.* Use one first-level heading, skip no levels, and never choose a heading for its size. People who listen jump from heading to heading just as you skim.',
      '*Give each field a label that is tied to it.* [Forms people finish](/blog/forms-people-finish) explains the rest.',
      '*Announce what has changed.* When a filter leaves four results out of forty, a line with `role="status"` says so to people who cannot see it.',
    ],
  },
  {
    kind: 'code',
    language: 'html',
    caption:
      'The same menu button twice. The first is three lines shorter and has five more faults',
    text: `<div class="menu" onclick="toggle()"><img src="bars.svg"></div>

<button type="button" aria-expanded="false" aria-controls="menu">
  <img src="bars.svg" alt="" width="24" height="24">
  Menu
</button>`,
  },

  { kind: 'heading', id: 'next-three', text: 'Three habits for designers' },
  {
    kind: 'list',
    ordered: true,
    start: 6,
    items: [
      '*Measure contrast when you choose the colours*, not when you have fallen in love with them. Text needs 4.5 to 1, large text 3 to 1. On a bus in the sun, nobody can read pale grey on white.',
      '*Never rely on colour alone.* One man in twelve confuses red with green. Add a word, a shape or a place.',
      '*Zoom to 200%, then make the window as narrow as a phone.* Nothing may be cut off or overlap.',
    ],
  },

  { kind: 'heading', id: 'last-two', text: 'Two habits for writers' },
  {
    kind: 'list',
    ordered: true,
    start: 9,
    items: [
      '*Describe a picture by what it is there for.* On a team page, the description of a portrait is “Portrait of” and the name. If the same portrait is only an ornament, give it an empty `alt`. If you leave `alt` out, a screen reader may say “IMG_2041”.',
      '*Make links say where they go.* Read them in a row, without the sentences around them. If you hear “here, here, more, more, here”, rewrite them.',
    ],
  },

  { kind: 'heading', id: 'machines', text: 'What automatic checks find, and what they miss' },
  'A program checks every page in every build. It finds missing labels, weak contrast and broken references, and it never gets tired. By our own count over two years it finds about four faults in ten. It cannot tell that a description is wrong, that the order makes no sense, or that a message comes too late.',
  'For the other six you need half an hour with a screen reader. There is one in every phone, free of charge. Switch it on, turn the brightness right down, and try to buy what you sell. Have somebody with you the first time, because it is not obvious how to switch it off again.',

  { kind: 'heading', id: 'law', text: 'Is it the law?' },
  'In Algeria, law 02-09 of 2002 protects disabled people and mentions access in general, but says little about screens. In the European Union, directive 2019/882 will apply to shops, banks, transport and e-books from June 2025, and it covers everyone who sells there, from either shore. If you have customers in Marseille, that leaves you three years, or about one redesign.',
  {
    kind: 'quote',
    text: 'I don’t want a special version. I want yours, and I want it to be finished.',
    source: 'One of our testers, after her second cup of coffee',
  },
  'That is what accessibility means.',
] satisfies Block[]
