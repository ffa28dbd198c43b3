/** Words of the video showcase. Source: spec §2, "Video showcase". */
export const videoShowcase = {
  title: 'Video showcase',
  description:
    'Three silent films of six seconds each, made by our own code: Algiers from dawn to dawn, light on the sea bed, and a landscape of facets.',
  label: 'Three short films',
  control: { play: 'Play the film', pause: 'Pause the film' },
  /** Before the film's length. */
  silent: 'Silent film',
  /** After it. */
  made: '{frames} frames, interval included',
  unsupported: 'Your browser does not support the video tag.',
  /** In their order, by film; `shows` is the text alternative, `short` a part of the title, for the tabs of a phone. Source: spec §3, "Video slide". */
  slides: [
    {
      id: 'city',
      introTitle: 'Algiers from dawn to dawn',
      title: 'One day in six seconds',
      short: 'One day',
      shows:
        'A boat crosses the bay of a white city, through one day: the sun rises, shadows go round, lamps come on, the moon takes over.',
      action: 'Read how the city and this site were made',
    },
    {
      id: 'sea',
      introTitle: 'The bay, four metres down',
      title: 'Sunlight on the sea bed',
      short: 'Sea bed',
      shows: 'Sunlight draws a moving web on a blue sea bed.',
      action: 'Read how water is billed: Noria Water',
    },
    {
      id: 'facets',
      introTitle: 'Our logo, turned into a landscape',
      title: 'A landscape of facets',
      short: 'Facets',
      shows:
        'A landscape of blue triangles rises and falls; one after the other they catch an orange light.',
      action: 'Read how the logo and this site were made',
    },
  ],
} as const
