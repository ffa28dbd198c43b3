/** The words of `/creative-solution`, in the order of the page. The studio that speaks here is invented. Source: spec §2. */

export const kaghet = {
  title: 'Creative solution',
  description:
    'Kaghet is a creative studio in Algiers that works with its clients at one table: sketched on Sunday, tried out by strangers on Thursday.',
  hero: {
    lines: [{ text: 'Bring the problem.', voice: 'counter' }, { text: 'We bring' }],
    /** The last word, which is cut through. */
    cut: 'scissors.',
    text: 'Kaghet is what Algiers calls paper, and the name of a studio of five in Belouizdad. We cut names, boxes, posters and screens together with the people who asked for them, at one table.',
    actions: { start: 'Take a seat', process: 'See how a week goes' },
  },
  process: {
    title: [{ text: 'One week,' }, { text: 'cut three times.', voice: 'counter' }],
    text: 'A ferry company wanted to sell its tickets by telephone. These are its own pieces of paper, from Sunday’s boat to the screen that sold the first crossing to Béjaïa.',
    steps: [
      {
        title: 'Sketching',
        when: 'Sunday',
        text: 'Everybody cuts, the captain too, and nobody explains. By noon forty sheets hang on the wall. By evening one of them is left, and it is usually the one that somebody was ashamed of.',
        picture:
          'Cut paper: a boat with orange and blue sails on a blue sea, under a large orange sun.',
      },
      {
        title: 'Wireframing',
        when: 'Monday and Tuesday',
        text: 'The same pieces, straightened. What comes first, what can wait, how far the thumb reaches. Strips of paper have one virtue over software: whoever sits at the table can move them.',
        picture:
          'The same pieces laid straight on an upright sheet: a blue block crossed out as a place for a picture, lines of text, a button in orange.',
      },
      {
        title: 'Prototyping',
        when: 'Wednesday and Thursday',
        text: 'Now it answers. Six passengers try it on the quay before their crossing, and what stops them goes back under the scissors the same afternoon. On Thursday evening you take it home.',
        picture:
          'The pieces once more, as a telephone: the boat has become the picture at the top, with the crossing, its hours and an orange button below.',
      },
    ],
  },
  reasons: {
    title: [{ text: 'Why people' }, { text: 'pull up a chair.', voice: 'counter' }],
    items: [
      {
        title: 'You hold the other pair',
        text: 'Whoever pays for the work sits at the table and cuts. Nothing is unveiled to you in a dark room, because you were there when it was made, with glue on your sleeve.',
      },
      {
        title: 'Mistakes cost a sheet',
        text: 'A wrong idea in paper takes four minutes to throw away. The same idea, built, once took a client of ours four months, and that was before they came to us.',
      },
      {
        title: 'A week has five days',
        text: 'Five people, Sunday to Thursday, one price for all of it. If the answer turns up on Tuesday you keep the other two days.',
      },
    ],
  },
  services: {
    title: [{ text: 'Six sheets' }, { text: 'from the same drawer.', voice: 'counter' }],
    items: [
      {
        title: 'UI/UX design',
        text: 'Screens tried in paper before anybody opens a laptop.',
        href: '/service/ui-ux-design',
      },
      {
        title: 'React development',
        text: 'The paper screen, built so that it answers.',
        href: '/service/reactjs-development',
      },
      {
        title: 'Digital marketing',
        text: 'One sentence, six posters, and a count of who came.',
        href: '/service/digital-marketing',
      },
      {
        title: 'Technology',
        text: 'What has to run behind the picture, and who minds it at night.',
        href: '/service/technology',
      },
      {
        title: 'Consultancy',
        text: 'One day at your table instead of ours.',
        href: '/service/consultancy',
      },
      {
        title: 'Creative design',
        text: 'Names, marks and boxes that survive being printed in one colour.',
        href: '/service/creative-design',
      },
    ],
  },
  testimonials: {
    title: [{ text: 'They cut it' }, { text: 'themselves.', voice: 'counter' }],
    items: [
      {
        slug: 'nassima-ouali',
        text: 'I cut that boat. It is crooked, it is printed on every ticket we sell, and passengers ask me for the name of the artist.',
        name: 'Nassima Ouali',
        designation: 'Director, Corniche Ferries',
        ratings: '5',
      },
      {
        slug: 'hakim-lounes',
        text: 'In one week they went through more of my paper than a school does in a term, and kept a single sheet. It was the right sheet.',
        name: 'Hakim Lounès',
        designation: 'Owner, Lounès & Sons, paper merchants',
        ratings: '4.5',
      },
      {
        slug: 'souad-mehenni',
        text: 'Nobody had ever asked the night nurses. These people arrived with scissors, and the nurses would not let them go home.',
        name: 'Dr Souad Mehenni',
        designation: 'Head of paediatrics, Kouba',
        ratings: '5',
      },
      {
        slug: 'rachid-amara',
        text: 'We came for a poster. We left with a poster, a stage set and a quarrel about orange, which I now believe they won.',
        name: 'Rachid Amara',
        designation: 'Director, Théâtre des Mains, Oran',
        ratings: '4.5',
      },
    ],
  },
  articles: [{ text: 'Something to read' }, { text: 'while the glue dries.', voice: 'counter' }],
  demonstration:
    'Kaghet and its clients are invented. This page is a demonstration by Ikosim Studio of what a creative studio could show of itself; the scissors are real.',
} as const
