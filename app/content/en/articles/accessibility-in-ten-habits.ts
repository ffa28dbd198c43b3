import type { Block } from '../../../lib/prose.ts'

export const body = [
  'About once a month somebody offers us a script that makes any site accessible in five minutes. It puts a small figure of a man in the corner, and a blind colleague of ours keeps a list of the sites where she has had to switch him off. There is no such script. There is also no need for the other extreme, the audit of eighty pages that arrives when the money is gone.',
  'What works is dull: ten habits, a minute or two each, from the first day. One person in seven lives with a disability. Everybody else breaks an arm, gets older, or stands in the sun.',

  { kind: 'heading', id: 'first-five', text: 'Five for the hands that build' },
  {
    kind: 'list',
    ordered: true,
    items: [
      '*Use the element that exists.* A `button` can be focused, pressed with two keys, switched off and announced, and it costs six letters. A `div` with a click handler can do none of this until you rebuild it, and you will forget one part.',
      '*Unplug the mouse on Thursdays.* Go through what you made that week with Tab, Enter, Escape and the arrows. You must always see where you are, and always be able to leave.',
      '*Write headings like a table of contents.* One first level, no steps left out, never chosen for their size. People who listen jump from heading to heading just as you skim.',
      '*Give each field a label that is tied to it.* We have written [a whole article](/blog/forms-people-finish) about the rest.',
      '*Say aloud what changed.* When a filter leaves four results out of forty, a line with `role="status"` tells those who cannot see the grid shrink.',
    ],
  },
  {
    kind: 'code',
    language: 'html',
    caption: 'The same menu button twice. The first is three lines shorter and five faults longer',
    text: `<div class="menu" onclick="toggle()"><img src="bars.svg"></div>

<button type="button" aria-expanded="false" aria-controls="menu">
  <img src="bars.svg" alt="" width="24" height="24">
  Menu
</button>`,
  },

  { kind: 'heading', id: 'next-three', text: 'Three for the eyes that design' },
  {
    kind: 'list',
    ordered: true,
    start: 6,
    items: [
      '*Measure contrast when you choose the colours*, not when you have fallen in love with them. Text needs 4.5 to 1, large text 3 to 1. Pale grey on white is not elegant in a bus.',
      '*Never let colour speak alone.* One man in twelve confuses red with green. Add a word, a shape or a place.',
      '*Zoom to 200%, then make the window as narrow as a phone.* If anything is cut off or lies on top of something else, the layout was a picture and not a layout.',
    ],
  },

  { kind: 'heading', id: 'last-two', text: 'Two for the one who writes' },
  {
    kind: 'list',
    ordered: true,
    start: 9,
    items: [
      '*Describe pictures by what they do there.* The portrait on a team page is “Portrait of” and a name. The same portrait as an ornament needs an empty `alt`, written out. “IMG_2041” is what a screen reader says when you write nothing.',
      '*Make links say where they go.* Read yours in a row, without the sentences round them: “here, here, more, more, here”.',
    ],
  },

  { kind: 'heading', id: 'machines', text: 'What machines find, and what they do not' },
  'We let a program check every page at every build. It finds missing labels, weak contrast and broken references, and it is never tired. By our own count over two years it finds about four faults in ten. It cannot tell that a description is wrong, that the order makes no sense, or that a message comes too late.',
  'For the other six you need half an hour with a screen reader. There is one in every phone, free of charge. Switch it on, turn the brightness down to nothing, and try to buy what you sell. Take somebody with you the first time, since leaving the thing is not obvious.',

  { kind: 'heading', id: 'law', text: 'Is it the law?' },
  'In Algeria, law 02-09 of 2002 protects disabled people and speaks of access in general, with little about screens. In the European Union the directive 2019/882 will hold shops, banks, transport and e-books to account from June 2025, and it covers whoever sells there, from either shore. If you have customers in Marseille, three years is one redesign away.',
  {
    kind: 'quote',
    text: 'I don’t want a special version. I want yours, and I want it to be finished.',
    source: 'A tester of ours, after her second cup of coffee',
  },
  'We know of no better definition.',
] satisfies Block[]
