import type { Entry } from './entry.ts'

/** The pictures of the studio's own home. */
export const home: readonly Entry[] = [
  {
    id: 'home/tassili-bank',
    module: 'projects',
    early: true,
    alt: 'Two phones on a deep blue plinth among slanted blue and yellow pillars: one shows a bank balance of 184,250 dinars, the other a transfer of 12,500 dinars to Lina Haddad, both in French.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/noria-water',
    module: 'projects',
    early: true,
    alt: 'A phone stands in a shallow basin of aqua tiles in front of an orange water wheel; its screen reads 9.4 cubic metres used in May, a bill of 1,286 dinars and a probable leak on Friday.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/marsa-port',
    module: 'projects',
    early: true,
    alt: 'A phone leans against an orange bollard on a dark quay; the night watch on its screen lists four ships, the next, Tafna Star, in orange.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/yasmine-clinics',
    module: 'projects',
    early: true,
    alt: 'Three phones in the green niches of a white wall, jasmine on the ledge: times to choose from in French, the next appointment in Arabic, and twelve minutes left to wait.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/hoggar-trails',
    module: 'projects',
    early: true,
    alt: 'A phone stands in rippled sand in front of dark basalt towers; its screen shows an offline map with the route to the Assekrem: 41 kilometres, three days.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/clement',
    module: 'projects',
    early: true,
    alt: 'A phone lies among clementines and their leaves on an orange background; it counts 684 crates to deliver before seven in the morning.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/riwaq-books',
    module: 'projects',
    early: true,
    alt: 'A phone stands in a white arcade with blue sky in its arches, open at a page of an Arabic novel; three books lie beside it.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/qantara-rides',
    module: 'projects',
    early: true,
    alt: 'Rows of phones on saffron yellow, seen at a slant: departures from Sétif to Algiers, a journey drawn as a bridge, and a ticket in Arabic for half past six.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/sirocco-air',
    module: 'projects',
    early: true,
    alt: 'A phone on white steps shows a boarding pass from Ghardaïa to Algiers, seat 7A; a red paper plane flies past the blue wall.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/why-choose',
    early: true,
    alt: 'A phone stands by white steps with a large blue icosahedron and three small solids, all striped by the shadows of bars.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-offline-first',
    module: 'blog',
    alt: 'Seen from above, a phone lies at the bottom of a stepped blue well, the map on its screen still complete.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-arabic-french',
    module: 'blog',
    alt: 'A white é and a dark blue Arabic ayn, as solid as stone, stand side by side on an orange step.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-app-prices',
    module: 'blog',
    alt: 'Three plinths of rising height carry a clementine, a phone with the sum of 12,500 dinars on its screen, and a blue icosahedron.',
    madeBy: 'media/scripts/scene_home.py',
  },
]
