import type { ServiceSlug } from '~/content/en/services'
import type { Rotation } from '~/lib/icosahedron'
import { ownOr } from '~/lib/own-or'
import type { Surface } from '~/ui/section'

/** How a service shows itself: its plane, and the faceted object as nobody else turns and crops it. */
export type Look = {
  /** The plane of the page's head, and the ground of the figure. */
  surface: Surface
  /** The plane of the three steps. */
  process: Surface
  /** The banner at the end is never of the head's colour. */
  callToAction: 'clementine' | 'sea'
  figure: {
    rotation: Rotation
    /** The part of the drawing that is shown, in thousandths of the object's radius. */
    viewBox: string
  }
}

const looks: Record<ServiceSlug, Look> = {
  'ui-ux-design': {
    surface: 'sea',
    process: 'ink',
    callToAction: 'clementine',
    figure: { rotation: [0.92, -0.15, 1.55], viewBox: '-701 -669 900 900' },
  },
  'reactjs-development': {
    surface: 'ink',
    process: 'sea',
    callToAction: 'clementine',
    figure: { rotation: [1.42, 0, 1.94], viewBox: '-985 -877 1300 1300' },
  },
  'digital-marketing': {
    surface: 'clementine',
    process: 'ink',
    callToAction: 'sea',
    figure: { rotation: [3.79, -0.27, 3.04], viewBox: '-639 -622 1300 1300' },
  },
  technology: {
    surface: 'night',
    process: 'clementine',
    callToAction: 'sea',
    figure: { rotation: [4.63, 1, 3.4], viewBox: '-642 -414 1100 1100' },
  },
  consultancy: {
    surface: 'chalk-2',
    process: 'sea',
    callToAction: 'clementine',
    figure: { rotation: [0.2, -0.46, 4.18], viewBox: '-623 -657 1100 1100' },
  },
  'creative-design': {
    surface: 'sea',
    process: 'clementine',
    callToAction: 'clementine',
    figure: { rotation: [6.1, -0.54, 2.27], viewBox: '-869 -544 1100 1100' },
  },
}

/** What all services have in common, and ids that nobody knows. */
const commonLook: Look = {
  surface: 'ink',
  process: 'clementine',
  callToAction: 'sea',
  figure: { rotation: [2.63, 0.13, 3.47], viewBox: '-726 -791 1300 1300' },
}

/** The look of the page with this id. */
export function serviceLook(id: string): Look {
  return ownOr(looks, id, commonLook)
}
