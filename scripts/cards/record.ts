import { createHash } from 'node:crypto'
import type { PageFacts } from '../page-facts.ts'

/** Part of every hash: raise it when the card's template changes. */
const templateVersion = 1

/**
 * What a card was drawn from, as a short hash. `media/cards.json` keeps it by path, so that only those cards are
 * drawn again whose page has changed. A picture's name changes with its content, so the name is enough.
 */
export function cardHash({ title, surface, picture }: PageFacts) {
  const source = JSON.stringify([templateVersion, title, surface, picture])
  return createHash('sha256').update(source).digest('hex').slice(0, 12)
}
