import type { Entry } from './entry.ts'

/** Three pictures for each project: a detail, a step of the work, and another part of the result; a detail of one, for a service page; and four composed for phones. */
export const work: readonly Entry[] = [
  {
    id: 'work/tassili-bank-opening',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-opening.html',
  },
  {
    id: 'work/tassili-bank-opening-wide',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-opening-wide.html',
  },
  {
    id: 'work/tassili-bank-opening-phone',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-opening-phone.html',
  },
  {
    id: 'work/tassili-bank-transfer',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-transfer.html',
  },
  {
    id: 'work/tassili-bank-transfer-phone',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-transfer-phone.html',
  },
  {
    id: 'work/tassili-bank-thumb',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-thumb.html',
  },
  {
    id: 'work/tassili-bank-parts',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-parts.html',
  },
  {
    id: 'work/tassili-bank-parts-phone',
    module: 'work-tassili-bank',
    madeBy: 'media/scripts/pictures/work/tassili-bank-parts-phone.html',
  },
  {
    id: 'work/clement-construction',
    module: 'work-clement',
    madeBy: 'media/scripts/pictures/work/clement-construction.html',
  },
  {
    id: 'work/clement-drafts',
    module: 'work-clement',
    madeBy: 'media/scripts/pictures/work/clement-drafts.html',
  },
  {
    id: 'work/clement-wrapping',
    module: 'work-clement',
    madeBy: 'media/scripts/pictures/work/clement-wrapping.html',
  },
  {
    id: 'work/noria-water-bill',
    module: 'work-noria-water',
    madeBy: 'media/scripts/pictures/work/noria-water-bill.html',
  },
  {
    id: 'work/noria-water-five-answers',
    module: 'work-noria-water',
    madeBy: 'media/scripts/pictures/work/noria-water-five-answers.html',
  },
  {
    id: 'work/noria-water-start',
    module: 'work-noria-water',
    madeBy: 'media/scripts/pictures/work/noria-water-start.html',
  },
  {
    id: 'work/noria-water-night',
    module: 'work-noria-water',
    madeBy: 'media/scripts/pictures/work/noria-water-night.html',
  },
  {
    id: 'work/marsa-port-next',
    module: 'work-marsa-port',
    madeBy: 'media/scripts/pictures/work/marsa-port-next.html',
  },
  {
    id: 'work/marsa-port-tally',
    module: 'work-marsa-port',
    madeBy: 'media/scripts/pictures/work/marsa-port-tally.html',
  },
  {
    id: 'work/marsa-port-question',
    module: 'work-marsa-port',
    madeBy: 'media/scripts/pictures/work/marsa-port-question.html',
  },
  {
    id: 'work/marsa-port-components',
    module: 'work-marsa-port',
    madeBy: 'media/scripts/pictures/work/marsa-port-components.html',
  },
  {
    id: 'work/riwaq-books-two-pages',
    module: 'work-riwaq-books',
    madeBy: 'media/scripts/pictures/work/riwaq-books-two-pages.html',
  },
  {
    id: 'work/riwaq-books-kashida',
    module: 'work-riwaq-books',
    madeBy: 'media/scripts/pictures/work/riwaq-books-kashida.html',
  },
  {
    id: 'work/riwaq-books-shelf',
    module: 'work-riwaq-books',
    madeBy: 'media/scripts/pictures/work/riwaq-books-shelf.html',
  },
  {
    id: 'work/yasmine-clinics-results',
    module: 'work-yasmine-clinics',
    madeBy: 'media/scripts/pictures/work/yasmine-clinics-results.html',
  },
  {
    id: 'work/yasmine-clinics-morning',
    module: 'work-yasmine-clinics',
    madeBy: 'media/scripts/pictures/work/yasmine-clinics-morning.html',
  },
  {
    id: 'work/yasmine-clinics-signs',
    module: 'work-yasmine-clinics',
    madeBy: 'media/scripts/pictures/work/yasmine-clinics-signs.html',
  },
  {
    id: 'work/hoggar-trails-map',
    module: 'work-hoggar-trails',
    madeBy: 'media/scripts/pictures/work/hoggar-trails-map.html',
  },
  {
    id: 'work/hoggar-trails-guide',
    module: 'work-hoggar-trails',
    madeBy: 'media/scripts/pictures/work/hoggar-trails-guide.html',
  },
  {
    id: 'work/hoggar-trails-routes',
    module: 'work-hoggar-trails',
    madeBy: 'media/scripts/pictures/work/hoggar-trails-routes.html',
  },
  {
    id: 'work/qantara-rides-bridge',
    module: 'work-qantara-rides',
    madeBy: 'media/scripts/pictures/work/qantara-rides-bridge.html',
  },
  {
    id: 'work/qantara-rides-order',
    module: 'work-qantara-rides',
    madeBy: 'media/scripts/pictures/work/qantara-rides-order.html',
  },
  {
    id: 'work/qantara-rides-plate',
    module: 'work-qantara-rides',
    madeBy: 'media/scripts/pictures/work/qantara-rides-plate.html',
  },
  {
    id: 'work/qantara-rides-plate-phone',
    module: 'work-qantara-rides',
    madeBy: 'media/scripts/pictures/work/qantara-rides-plate-phone.html',
  },
  {
    id: 'work/dar-zellij-wall',
    module: 'work-dar-zellij',
    madeBy: 'media/scripts/pictures/work/dar-zellij-wall.html',
  },
  {
    id: 'work/dar-zellij-construction',
    module: 'work-dar-zellij',
    madeBy: 'media/scripts/pictures/work/dar-zellij-construction.html',
  },
  {
    id: 'work/dar-zellij-sample',
    module: 'work-dar-zellij',
    madeBy: 'media/scripts/pictures/work/dar-zellij-sample.html',
  },
  {
    id: 'work/sirocco-air-mark',
    module: 'work-sirocco-air',
    madeBy: 'media/scripts/pictures/work/sirocco-air-mark.html',
  },
  {
    id: 'work/sirocco-air-documents',
    module: 'work-sirocco-air',
    madeBy: 'media/scripts/pictures/work/sirocco-air-documents.html',
  },
  {
    id: 'work/sirocco-air-swatches',
    module: 'work-sirocco-air',
    madeBy: 'media/scripts/pictures/work/sirocco-air-swatches.html',
  },
]
