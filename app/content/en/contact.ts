/** Texts of the contact page. */

export const contact = {
  title: 'Contact Us',
  description:
    'Write to Ikosim Studio in Algiers: a form, a phone number, an address and a map of the bay.',
  home: 'Home',
  headline: [{ text: 'Contact us' }, { text: 'in plain words.', voice: 'counter' }],
  lead: 'Tell us what you want to build, for whom and by when. A paragraph is enough to begin with.',
  salutation: 'Dear Ikosim,',
  /** What is printed on the stamp: twenty dinars. */
  stamp: '20 DA',
} as const

export const bayMapTexts = {
  title: [{ text: 'Visit us.' }, { text: 'We are above the port.', voice: 'counter' }],
  alt: 'Drawn map of the bay of Algiers: the studio stands on the western shore, above the port and south of the Casbah.',
  showLive: 'Load the live map',
  showDrawing: 'Back to the drawing',
  openElsewhere: 'Open in OpenStreetMap',
  note: 'The live map comes from openstreetmap.org, and only when you ask for it.',
  embedTitle: 'Map of the streets around Ikosim Studio, by OpenStreetMap',
} as const

type BayLabel = {
  text: string
  /** Anchor of the text, in degrees east and north. */
  at: readonly [longitude: number, latitude: number]
  side: 'start' | 'middle' | 'end'
  /** Hidden on small maps. */
  minor?: boolean
}

/** Place names along the shore, drawn on the water. */
export const bayLabels = [
  { text: 'Raïs Hamidou', at: [3.0, 36.823], side: 'middle', minor: true },
  { text: 'Bologhine', at: [3.047, 36.807], side: 'start', minor: true },
  { text: 'The Casbah', at: [3.0735, 36.7855], side: 'start' },
  { text: 'The port', at: [3.082, 36.7715], side: 'start', minor: true },
  { text: 'Hussein Dey', at: [3.1, 36.7465], side: 'middle', minor: true },
  { text: 'El Harrach', at: [3.134, 36.7415], side: 'middle' },
  { text: 'Bordj El Kiffan', at: [3.188, 36.757], side: 'end' },
  { text: 'Tamentfoust', at: [3.222, 36.804], side: 'end', minor: true },
  { text: 'Cap Matifou', at: [3.242, 36.821], side: 'middle' },
] as const satisfies readonly BayLabel[]
