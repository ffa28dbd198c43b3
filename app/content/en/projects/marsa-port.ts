import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Four telephones and a whiteboard',
    paragraphs: [
      'At Béjaïa a ship cannot enter alone. A pilot climbs aboard outside the breakwater, one or two tugs take the lines, and somebody ashore must have kept the berth free. At night eight people arrange this between them, and until 2024 they did it with four telephones, two radios and a whiteboard that was wiped at six.',
      'The port had bought three systems. Each knew a part: the position of ships, the berths, the roster. None could be read on a pitching deck, and all of them shone white into eyes that had spent an hour getting used to the dark.',
    ],
  },
  {
    heading: 'Designed aboard, at four in the morning',
    paragraphs: [
      'Three of us spent eleven nights with the watch, five of them on the pilot boat. We counted how often each fact was asked for. The question behind most of them was always the same: what is next, and is it mine?',
      'The screen answers that first. The hours run down the edge, every movement is one line, and the next one for the person holding the tablet is the only bright thing on it. Ship, length, berth and tugs are set in letters that can be read at seventy centimetres with spray on the glass. Taking a job is one wide button at the bottom, large enough for a wet glove.',
      'The night palette never rises above a brightness that we measured on the bridge. Alarms do not rely on red, since two of the fourteen pilots cannot tell it from green.',
      'We delivered the design, a prototype that ran for six weeks on real data, and a library of 41 documented components that the port’s own engineers built from.',
    ],
  },
  {
    heading: 'Less waiting outside',
    paragraphs: [
      'Handing over a watch took 26 minutes and now takes nine. In the first year ships spent 34% fewer hours at anchor before entering. In the twelve months before, tugs went to the wrong berth 17 times; since launch it has not happened.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Counting the questions',
    text: 'A tally kept in the watch room and aboard. The first two rows became the first line of the screen.',
  },
  {
    title: 'Movements, wind and tide',
    text: 'A page from the library. Each alarm has a shape of its own, so that colour is never needed to tell them apart.',
  },
  {
    title: 'What is next, and mine',
    text: 'One line of the screen at the size at which it has to be read on a moving deck.',
  },
] satisfies ThreeCaptions
