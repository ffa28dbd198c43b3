import type { ProjectSlug } from '~/content/en/project-cards'
import { ownOr } from '~/lib/own-or'
import type { Surface } from '~/ui/section'

/** How a project's page is composed. The client's colour is in the pictures and in the choice of planes. */
export type Look = {
  /** The plane of title and picture. */
  hero: Surface
  /** `stage` is a picture from edge to edge under the title, `split` one beside it, to the end or the start. */
  composition: 'stage' | 'split-end' | 'split-start'
  /** The plane of the figures, and after which section of the story they stand; 0 is before the first. */
  figures: Surface
  figuresAfter: 0 | 1 | 2
  /** The plane of the story. */
  story: Surface
}

const looks: Record<ProjectSlug, Look> = {
  'tassili-bank': {
    hero: 'sea',
    composition: 'stage',
    figures: 'ink',
    figuresAfter: 1,
    story: 'chalk',
  },
  clement: {
    hero: 'clementine',
    composition: 'split-end',
    figures: 'night',
    figuresAfter: 0,
    story: 'chalk',
  },
  'noria-water': {
    hero: 'chalk',
    composition: 'split-end',
    figures: 'sea',
    figuresAfter: 2,
    story: 'chalk-2',
  },
  'marsa-port': {
    hero: 'night',
    composition: 'split-start',
    figures: 'clementine',
    figuresAfter: 1,
    story: 'ink',
  },
  'riwaq-books': {
    hero: 'chalk-2',
    composition: 'split-start',
    figures: 'ink',
    figuresAfter: 2,
    story: 'chalk',
  },
  'yasmine-clinics': {
    hero: 'chalk',
    composition: 'stage',
    figures: 'sea',
    figuresAfter: 0,
    story: 'chalk',
  },
  'hoggar-trails': {
    hero: 'ink',
    composition: 'stage',
    figures: 'clementine',
    figuresAfter: 2,
    story: 'chalk-2',
  },
  'qantara-rides': {
    hero: 'clementine',
    composition: 'split-start',
    figures: 'chalk-2',
    figuresAfter: 1,
    story: 'chalk',
  },
  'dar-zellij': {
    hero: 'chalk-2',
    composition: 'stage',
    figures: 'sea',
    figuresAfter: 2,
    story: 'chalk',
  },
  'sirocco-air': {
    hero: 'ink',
    composition: 'split-end',
    figures: 'sea',
    figuresAfter: 1,
    story: 'night',
  },
}

/** The composite example, and ids that nobody knows. */
const plainLook: Look = {
  hero: 'night',
  composition: 'split-end',
  figures: 'sea',
  figuresAfter: 1,
  story: 'chalk',
}

/** The look of the page with this id. */
export function projectLook(id: string): Look {
  return ownOr(looks, id, plainLook)
}
