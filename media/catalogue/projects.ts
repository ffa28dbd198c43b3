import type { Entry } from './entry.ts'

/** A wide scene of each project. */
export const projects: readonly Entry[] = [
  {
    id: 'projects/tassili-bank',
    module: 'work-tassili-bank',
    alt: 'A phone with the account’s balance and five blue bank cards, fanned out on yellow.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/clement',
    module: 'work-clement',
    alt: 'Three crates printed with the word Clément and its round mark, filled with clementines, on orange.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/marsa-port',
    module: 'work-marsa-port',
    alt: 'A tablet with the harbour’s schedule, berth by berth, and the pilot’s phone beside it on a dark quay.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/riwaq-books',
    module: 'work-riwaq-books',
    alt: 'Five phones on red steps recede across dark blue, with Arabic pages and French shelves in turn.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/yasmine-clinics',
    module: 'work-yasmine-clinics',
    alt: 'Two phones among jasmine flowers on green: one offers appointment times in French, the other counts down twelve minutes in Arabic.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/dar-zellij',
    alt: 'A laptop with the Dar Zellij shop stands on a floor of the star-patterned tiles that it sells.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/sirocco-air',
    module: 'work-sirocco-air',
    alt: 'The blue tail of an aircraft against the sky, with the Sirocco Air mark of three facets in white and red.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/noria-water',
    module: 'work-noria-water',
    alt: 'A laptop with the Noria site stands on a tiled raft in clear water, an orange water wheel behind it.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/hoggar-trails',
    module: 'work-hoggar-trails',
    alt: 'A screen as large as a billboard stands in the sand in front of basalt towers: “Three days, no signal”, and a route across a relief map.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/qantara-rides',
    module: 'work-qantara-rides',
    alt: 'Three phones in the arches of a yellow bridge, a white car above: departures, the journey as a bridge, and the ticket in Arabic.',
    madeBy: 'media/scripts/scene_projects.py',
  },
]
