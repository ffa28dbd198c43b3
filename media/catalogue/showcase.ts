import type { Entry } from './entry.ts'

/** Full-screen slides: four for the showcase portfolio, one of them also upright for phones, and five for the case study showcase. */
export const showcase: readonly Entry[] = [
  {
    id: 'showcase/tassili-cards',
    early: true,
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/zellij-window',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/zellij-window-phone',
    early: true,
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/hoggar-map',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/facets',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/tassili-towers',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/noria-waves',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/yasmine-petals',
    focus: 'upper',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/hoggar-night',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/zellij-star',
    madeBy: 'media/scripts/slides.mjs',
  },
]
