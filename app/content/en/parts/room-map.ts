/** The links on the map of the site that are not in the menu. */
import { houseNames } from '../house-names.ts'
import { roomNames } from '../room-names.ts'

export const words = {
  /** Above the list of the rooms. */
  title: 'Rooms',
  /** What they are. */
  intro: 'Seven for other trades, three for our own work. Ikosim answers in each.',
  /** Below the links to the pages under the belt of rooms, in their order. */
  notes: [
    'A reply within one working day',
    'Prices, timing and support',
    'Eight people, and what they do',
    'Five projects, from brief to results',
    'Terms of use and privacy',
  ],
  houses: houseNames,
  names: roomNames,
  /** Where one is. */
  here: 'You are here: {room}',
} as const
