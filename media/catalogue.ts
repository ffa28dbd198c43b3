/** One picture: where its master lies and what made it. */
export type Entry = {
  /** `<set>/<name>`: the master is `media/sources/<id>.jpg`. */
  id: `${string}/${string}`
  /** What the picture shows. Empty when it only decorates. */
  alt: string
  /** The script that renders the master; it takes the name after `--picture`. */
  madeBy: `media/scripts/${string}`
}

/** Every picture of the site, in the order in which each set is generated. */
export const catalogue: readonly Entry[] = [
  {
    id: 'home/tassili-bank',
    alt: 'Two phones on a deep blue plinth among slanted blue and yellow pillars: one shows a bank balance of 184,250 dinars, the other a transfer of 12,500 dinars to Lina Haddad, both in French.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/noria-water',
    alt: 'A phone stands in a shallow basin of aqua tiles before an orange water wheel; its screen reads 9.4 cubic metres used in May, a bill of 1,286 dinars and a probable leak on Friday.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/marsa-port',
    alt: 'A phone leans against an orange bollard on a dark quay; the night watch on its screen lists four ships, the next of them, Tafna Star, in orange.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/yasmine-clinics',
    alt: 'Three phones in the green niches of a white wall, jasmine on the ledge: times to choose from in French, the next appointment in Arabic, and twelve minutes left to wait.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/hoggar-trails',
    alt: 'A phone stands in rippled sand before dark basalt towers; its screen shows an offline map with the way to the Assekrem: 41 kilometres, three days.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/clement',
    alt: 'A phone lies among clementines and their leaves on an orange ground; it counts 684 crates to deliver before seven in the morning.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/riwaq-books',
    alt: 'A phone stands in a white arcade with blue sky in its arches, open at a page of an Arabic novel; three books lie beside it.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/qantara-rides',
    alt: 'Rows of phones on saffron yellow, seen at a slant: departures from Sétif to Algiers, a journey drawn as a bridge, and a ticket in Arabic for half past six.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/sirocco-air',
    alt: 'A phone on white steps shows a boarding pass from Ghardaïa to Algiers, seat 7A; a red paper plane passes before the blue wall.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/why-choose',
    alt: 'A phone stands by white steps with a large blue icosahedron and three small solids, all striped by the shadows of bars.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-offline-first',
    alt: 'Seen from above, a phone lies at the bottom of a stepped blue well, the map on its screen still complete.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-arabic-french',
    alt: 'A white é and a dark blue Arabic ain, as solid as stone, stand side by side on an orange step.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-app-prices',
    alt: 'Three plinths of rising height carry a clementine, a phone with the sum of 12,500 dinars on its screen, and a blue icosahedron.',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'projects/tassili-bank',
    alt: 'A phone with the account’s balance and five blue bank cards, fanned out on yellow.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/clement',
    alt: 'Three crates printed with the word Clément and its round mark, filled with clementines, on orange.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/marsa-port',
    alt: 'A tablet with the harbour’s schedule, berth by berth, and the pilot’s phone beside it on a dark quay.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/riwaq-books',
    alt: 'Five phones on red steps run back over dark blue: Arabic pages and French shelves by turns.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/yasmine-clinics',
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
    alt: 'The blue tail of an aircraft against the sky, with the Sirocco Air mark of three facets in white and red.',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'team/lina-haddad',
    alt: 'Faceted stone bust of a woman with a dark bob and a clementine jumper, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/lyes-ould-kaci',
    alt: 'Faceted stone bust of a man with short pale hair and a beard, a white collar over a blue jumper, on ink.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/yacine-belkacem',
    alt: 'Faceted stone bust of a man in a clementine beanie and a dark jumper, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/meriem-ait-said',
    alt: 'Faceted stone bust of a woman in a pale blue headscarf, on ink.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/anis-boudraa',
    alt: 'Faceted stone bust of a man with dark curls, round orange glasses and a white roll-neck, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/claire-roux-benali',
    alt: 'Faceted stone bust of a woman with a clementine bun and a white collar, on ink.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/rafik-zemmouche',
    alt: 'Faceted stone bust of a man with a red chéchia, a dark beard and a jacket, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/thiziri-amokrane',
    alt: 'Faceted stone bust of a woman with long dark hair and a sand-coloured jumper, on ink.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/team-details',
    alt: 'Faceted bust of sandstone in a blue desert scarf, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'about/white-city',
    alt: 'White houses climb a hill in hard noon light; a few shutters are blue, one in front is orange.',
    madeBy: 'media/scripts/scene_about.py',
  },
  {
    id: 'about/stair',
    alt: 'A white spiral stair turns before a deep blue wall, an orange solid of twenty faces at its foot.',
    madeBy: 'media/scripts/scene_about.py',
  },
  {
    id: 'about/court',
    alt: 'A blue icosahedron taller than the arches behind it stands in a white court, half in shadow.',
    madeBy: 'media/scripts/scene_about.py',
  },
]
