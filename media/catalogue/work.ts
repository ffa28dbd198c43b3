import type { Entry } from './entry.ts'

/** Three for each project: how it looks close up, how it came about, and what else it consists of. */
export const work: readonly Entry[] = [
  {
    id: 'work/tassili-bank-three-screens',
    alt: 'Three phones climb across slanted blue and yellow planes: choosing Lina Haddad, typing 12,500 dinars, and a tick with the words “C’est arrivé”.',
    madeBy: 'media/scripts/pictures/work/tassili-bank-three-screens.html',
  },
  {
    id: 'work/tassili-bank-thumb',
    alt: 'A felt-pen drawing of a phone on squared paper, hatched green, yellow and red by how easily a thumb reaches; the key pad lies in the green, and a note counts 14 right thumbs in 20.',
    madeBy: 'media/scripts/pictures/work/tassili-bank-thumb.html',
  },
  {
    id: 'work/tassili-bank-parts',
    alt: 'Parts of the banking app side by side: the sum of 12,500 dinars as tall as a hand, longer sums set smaller, the button in four states and the key pad.',
    madeBy: 'media/scripts/pictures/work/tassili-bank-parts.html',
  },
  {
    id: 'work/clement-construction',
    alt: 'The Clément mark under its construction lines, a circle and a leaf cut at sixty degrees, with smaller and smaller versions beside it on orange.',
    madeBy: 'media/scripts/pictures/work/clement-construction.html',
  },
  {
    id: 'work/clement-drafts',
    alt: 'Five drafts of a fruit mark, stencilled in green on planks; two are crossed out in red, and the round one with the straight leaf is circled.',
    madeBy: 'media/scripts/pictures/work/clement-drafts.html',
  },
  {
    id: 'work/clement-wrapping',
    alt: 'Printed tissue, a clementine half wrapped in it, a price tag of 240 dinars a kilo and paper bands, laid out on dark green.',
    madeBy: 'media/scripts/pictures/work/clement-wrapping.html',
  },
  {
    id: 'work/noria-water-bill',
    alt: 'A paper bill with six lines: 1,286 dinars to pay stands largest, below it what changed since April, the water used, its price, the fixed charge, and a square to scan.',
    madeBy: 'media/scripts/pictures/work/noria-water-bill.html',
  },
  {
    id: 'work/noria-water-five-answers',
    alt: 'Five paper slips with a question each, in French, beside a hand-drawn phone that answers them in the same order.',
    madeBy: 'media/scripts/pictures/work/noria-water-five-answers.html',
  },
  {
    id: 'work/noria-water-night',
    alt: 'A page of the Noria site on orange: 310 litres ran between two and five on Friday morning, three tall orange bars among the day’s small ones.',
    madeBy: 'media/scripts/pictures/work/noria-water-night.html',
  },
  {
    id: 'work/marsa-port-next',
    alt: 'The pilot’s screen so close that one line fills it: Tafna Star in orange, a bulk carrier of 189 metres for berth 14, and below it a button as wide as the picture.',
    madeBy: 'media/scripts/pictures/work/marsa-port-next.html',
  },
  {
    id: 'work/marsa-port-tally',
    alt: 'Chalk on dark blue: tally marks for the questions asked in eleven nights. “What is next?” has 214, “Is it mine?” 187, berths, tugs, wind and coffee fewer.',
    madeBy: 'media/scripts/pictures/work/marsa-port-tally.html',
  },
  {
    id: 'work/marsa-port-components',
    alt: 'A sheet of the harbour’s components in the night palette: six kinds of movement, wind, tide, alarms of different shapes, buttons, and the hour 04:12.',
    madeBy: 'media/scripts/pictures/work/marsa-port-components.html',
  },
  {
    id: 'work/riwaq-books-two-pages',
    alt: 'An open book with a French page on the left and the same page in Arabic on the right, each on its own baselines; the Arabic is a fifth larger.',
    madeBy: 'media/scripts/pictures/work/riwaq-books-two-pages.html',
  },
  {
    id: 'work/riwaq-books-kashida',
    alt: 'The same three Arabic words twice: above with holes between the words, below filled by letters that stretch.',
    madeBy: 'media/scripts/pictures/work/riwaq-books-kashida.html',
  },
  {
    id: 'work/riwaq-books-shelf',
    alt: 'Two shelves of books on a yellow wall, French and Arabic titles by turns on their spines, with the hard shadow of noon.',
    madeBy: 'media/scripts/pictures/work/riwaq-books-shelf.html',
  },
  {
    id: 'work/yasmine-clinics-results',
    alt: 'A phone among large paper jasmine flowers: test results in Arabic, below a sentence by the doctor that says all is well.',
    madeBy: 'media/scripts/pictures/work/yasmine-clinics-results.html',
  },
  {
    id: 'work/yasmine-clinics-morning',
    alt: 'Two timelines drawn in ink on ruled paper: seven people on chairs for 47 minutes, and one person in a café who comes in for the last twelve.',
    madeBy: 'media/scripts/pictures/work/yasmine-clinics-morning.html',
  },
  {
    id: 'work/yasmine-clinics-signs',
    alt: 'Door signs of seven clinics, each with the jasmine flower cropped another way and the name in Arabic and French.',
    madeBy: 'media/scripts/pictures/work/yasmine-clinics-signs.html',
  },
  {
    id: 'work/hoggar-trails-map',
    alt: 'A contour map with hill shading; a blue line leads from Tamanrasset over two camps to the Assekrem, with names in Tifinagh, French and Arabic.',
    madeBy: 'media/scripts/pictures/work/hoggar-trails-map.html',
  },
  {
    id: 'work/hoggar-trails-guide',
    alt: 'A folded sheet with a guide’s map in ballpoint: peaks, a dashed path, a well crossed out as dry since 2019, and in red that the water is behind the rock.',
    madeBy: 'media/scripts/pictures/work/hoggar-trails-guide.html',
  },
  {
    id: 'work/hoggar-trails-routes',
    alt: 'The list of 48 routes on the guides’ site, crossed by a sharp shadow; each row ends with a button that names the megabytes to pack.',
    madeBy: 'media/scripts/pictures/work/hoggar-trails-routes.html',
  },
  {
    id: 'work/qantara-rides-bridge',
    alt: 'A white car on a black bridge over yellow arches; the journey from Sétif to Algiers with its two pauses stands beneath in French and Arabic.',
    madeBy: 'media/scripts/pictures/work/qantara-rides-bridge.html',
  },
  {
    id: 'work/qantara-rides-order',
    alt: 'White and yellow marker on black: one line of the list of departures, its parts numbered when, how much, with whom and who else; two other ideas are struck out.',
    madeBy: 'media/scripts/pictures/work/qantara-rides-order.html',
  },
  {
    id: 'work/qantara-rides-plate',
    alt: 'Two phones held up behind a grey car show the same ticket in French and Arabic, and the plate that both name.',
    madeBy: 'media/scripts/pictures/work/qantara-rides-plate.html',
  },
  {
    id: 'work/dar-zellij-wall',
    alt: 'The shop’s drawing of a kitchen wall with its pattern to scale, 182 by 91 centimetres around the tap, and the count of 1,096 whole and 142 cut pieces.',
    madeBy: 'media/scripts/pictures/work/dar-zellij-wall.html',
  },
  {
    id: 'work/dar-zellij-construction',
    alt: 'Compass circles and two squares turned against each other give an eight-pointed star; beside it the star in three glazes.',
    madeBy: 'media/scripts/pictures/work/dar-zellij-construction.html',
  },
  {
    id: 'work/dar-zellij-sample',
    alt: 'A green star tile in an open box on yellow, with a card that names batch 0417 and its place among four shades.',
    madeBy: 'media/scripts/pictures/work/dar-zellij-sample.html',
  },
  {
    id: 'work/sirocco-air-mark',
    alt: 'The three facets of the Sirocco Air mark inside the dotted outline of a tail, with lines at its angle, and the mark in five sizes on blue.',
    madeBy: 'media/scripts/pictures/work/sirocco-air-mark.html',
  },
  {
    id: 'work/sirocco-air-documents',
    alt: 'Eleven printed pieces of the airline on one grid: boarding pass, baggage tag, timetable, crew card, envelope, letter, seat card, tea voucher, safety card, cargo label and ticket wallet.',
    madeBy: 'media/scripts/pictures/work/sirocco-air-documents.html',
  },
  {
    id: 'work/sirocco-air-swatches',
    alt: 'Nine squares of blue on a pale apron with long shadows and handwritten verdicts; the one in the middle is circled, legible from 600 metres.',
    madeBy: 'media/scripts/pictures/work/sirocco-air-swatches.html',
  },
]
