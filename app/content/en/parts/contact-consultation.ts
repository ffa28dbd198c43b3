/**
 * Texts for proposing times for a consultation. A chosen time is a proposal, and no text may call it booked.
 * Source: D26 and D27. Days and hours: `content/studio-calendar.ts`.
 */
import { enquiryFormTexts, formFoot } from '../forms.ts'
import { site } from '../site.ts'

const section = {
  title: [{ text: 'Schedule a consultation.', voice: 'counter' }],
  lead: 'Thirty minutes with the designer and the developer who would do the work. It costs nothing.',
  proposal:
    'Choose up to three times, the best one first. It is a proposal: nothing is fixed until we have confirmed one of them.',
  waiting: 'Days and times will appear in a moment.',
  /** Shown without scripts, or if the code for days and times could not be fetched. */
  without: 'Days and times cannot be shown here. Propose yours by e-mail or phone:',
  none: 'No times are free in the coming weeks. Write or call, and we will look for one:',
} as const

const picker = {
  zones: {
    /** `{studio}` is a city. */
    same: 'Your clock and the one in {studio} show the same time.',
    differ: 'The large times are in your time zone. Below each is the time in {studio}.',
    /** A time on the visitor's clock. */
    yours: '{time} your time',
    /** The same as the visitor writes it, where the zone has no city's name. */
    timeHere: '{time} my time',
    /** One time, as the clocks of a city show it. */
    timeInCity: '{time} in {city}',
    /** Cities whose names differ from those in the list of time zones, which are English. */
    names: {} as Readonly<Record<string, string>>,
  },
  ways: {
    legend: 'How we meet',
    options: [
      { value: 'video', label: 'Video call' },
      { value: 'telephone', label: 'Phone' },
      { value: 'studio', label: 'At the studio' },
    ],
  },
  /** `{first}` and `{last}` are dates, the last one with its year. */
  days: 'Days from {first} to {last}',
  /** `{day}` is a weekday with its date. */
  times: 'Times on {day}',
  /** The same where the studio's clock shows another time. */
  yourTimes: 'Times on {day}, your time',
  /** Added to the accessible name of a day with a chosen time. */
  chosenDay: 'chosen',
  /** Over the days, from Monday. */
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  /** In the first place of a month, which has little room. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  full: 'You can propose three at most. Remove one to choose another.',
  noTime: 'Choose at least one time',
  /** Beside the button, as long as it has nothing to propose. */
  timeFirst: 'Choose a time first',
  order: 'Your proposal',
  /** Where the visitor has made an estimate: `{sums}` are its days and its price. */
  estimate: 'Send my estimate along: {sums}',
  /** Empty places of the proposal. */
  places: ['First choice: tick a time', 'Second, if you like', 'Third, if you like'],
  ranks: ['first choice', 'second choice', 'third choice'],
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  labels: {
    fullName: 'Full Name*',
    email: 'Email*',
    mobile: 'Mobile*',
    note: 'What it is about',
  },
  noteHint: 'A sentence is enough, or leave it empty.',
  send: { one: 'Propose this time', other: 'Propose these times' },
  past: 'One of your times is now too soon. Choose another in its place.',
} as const

/** Texts of the stored record and of the calendar file. */
const record = {
  projectType: 'Consultation',
  /** The first line of the message, by the way of meeting. */
  headings: {
    video: 'Thirty minutes, by video call. Proposed times:',
    telephone: 'Thirty minutes, by phone. Proposed times:',
    studio: 'Thirty minutes, at the studio. Proposed times:',
  },
  calendar: {
    saveLabel: 'Save the times for your calendar',
    /** Followed by a hyphen and the reference. */
    fileName: 'ikosim-consultation',
    title: 'Proposed consultation with Ikosim Studio',
    description:
      'A proposal. Nothing is fixed until the studio has confirmed one of the times. Reference:',
    locations: {
      video: 'Video call',
      telephone: 'Phone',
      studio: `${site.name}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}, ${site.address.country}`,
    },
  },
} as const

export const words = { section, picker, record, form: enquiryFormTexts, foot: formFoot } as const

export type MeetingWay = keyof typeof record.headings
