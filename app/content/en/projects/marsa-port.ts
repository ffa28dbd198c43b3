import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Four phones and a whiteboard',
    paragraphs: [
      'At Béjaïa a ship cannot enter alone. A pilot climbs aboard outside the breakwater, one or two tugs take the lines, and somebody ashore keeps the berth free. At night eight people arrange this between them, and until 2024 they did it with four phones, two radios and a whiteboard that was wiped at six.',
      'The port had bought three systems. Each showed one part of the picture: the ships’ positions, the berths or the roster. None could be read on a pitching deck, and all of them had bright white screens, for people whose eyes had taken an hour to get used to the dark.',
    ],
  },
  {
    heading: 'Designed on board, at four in the morning',
    paragraphs: [
      'Three of us spent eleven nights with the crews, five of them on the pilot boat. We counted how often each fact was asked for. Most of the time people wanted to know the same thing: what is next, and is it mine?',
      'The screen answers that first. The hours run down the edge, each movement is one line, and the only bright line is the next one for the person holding the tablet. Ship, length, berth and tugs can be read from seventy centimetres with spray on the glass. To take a job you press one wide button at the bottom, large enough for a wet glove.',
      'The night colours never go above a brightness that we measured on the bridge. Alarms do not rely on red, since two of the fourteen pilots cannot tell it from green.',
      'We delivered the design, a prototype that ran for six weeks on real data, and a library of 41 documented components, from which the port’s own engineers built the product.',
    ],
  },
  {
    heading: 'Less waiting at anchor',
    paragraphs: [
      'A handover between two shifts took 26 minutes and now takes nine. In the first year ships spent 34% fewer hours at anchor before entering. In the twelve months before, tugs went to the wrong berth 17 times; since launch it has not happened.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Counting the questions',
    text: 'Our count of what the crews asked, ashore and on board. The first two rows became the first line of the screen.',
  },
  {
    title: 'Movements, wind and tide',
    text: 'A page from the component library. Each alarm has its own shape, so nobody depends on colour to tell them apart.',
  },
  {
    title: 'The next job, in one line',
    text: 'One line of the screen, at the size it needs to be on a moving deck.',
  },
] satisfies ThreeCaptions
