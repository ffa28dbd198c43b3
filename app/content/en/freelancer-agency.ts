/** The words of the freelancer's home: Nour Belhadj, who does not exist. Source: spec §2, "Freelancer portfolio". */
export const nour = {
  hero: {
    title: 'I work at one desk, on one thing, until it is right.',
    text: 'Nour Belhadj draws screens, letters and small websites in Algiers. She takes four jobs a year, writes her own invoices and answers the telephone herself, usually by the third ring.',
    action: { label: 'Write to her', href: '/contact' },
    work: { label: 'See ten jobs', href: '#work' },
  },
  services: {
    title: 'What can be asked of this desk.',
    items: [
      {
        picture: 'screens',
        title: 'Screens',
        subtitle:
          'From the first pencil line to the last empty state, tried on people who are in a hurry.',
        href: '/service/ui-ux-design',
      },
      {
        picture: 'lettering',
        title: 'Letters',
        subtitle: 'Names and marks that stay legible on a stamp, a crate and the side of a van.',
        href: '/service/creative-design',
      },
      {
        picture: 'apps',
        title: 'Apps',
        subtitle: 'Drawn for one thumb, a low battery and a bus that shakes.',
        href: '/service/technology',
      },
      {
        picture: 'pages',
        title: 'Pages',
        subtitle: 'Websites of five pages or fewer, with the words written before the columns.',
        href: '/service/reactjs-development',
      },
    ],
  },
  work: {
    title: 'Ten jobs that left the desk.',
    text: 'All of them with Ikosim Studio, which built what was drawn here.',
  },
  film: {
    title: 'A morning, uncut.',
    text: 'Forty minutes of drawing: a lowercase g, eleven attempts, and the one that stayed.',
    video: {
      /** An open film of the Blender Foundation stands in until there is one of the desk. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'the film',
    },
  },
  partners: {
    title: 'Neighbours of the desk.',
    text: 'Eight houses that she rings up when a job needs more than a pencil.',
  },
  call: {
    title: 'The next free month is March.',
    text: 'A page about the problem is better than a brief about the solution. She reads both.',
    action: { label: 'Write a letter', href: '/contact' },
  },
  demonstration:
    'Nour Belhadj is invented. Her desk is a demonstration by Ikosim Studio of what a portfolio for one person can be, in which an open film of the Blender Foundation stands in for hers.',
} as const
