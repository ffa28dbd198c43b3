import type { Entry } from './entry.ts'

/** Pictures of the about page. */
export const about: readonly Entry[] = [
  {
    id: 'about/white-city',
    early: true,
    madeBy: 'media/scripts/pictures/about/white-city.html',
  },
  {
    id: 'about/first-office',
    madeBy: 'media/scripts/pictures/about/first-office.html',
  },
  {
    id: 'about/test-phones',
    madeBy: 'media/scripts/pictures/about/test-phones.html',
  },
]
