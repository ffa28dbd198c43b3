import { createHash } from 'node:crypto'
import type { PageFacts } from '../page-facts.ts'

/** Part of every hash: raise it when the card's template changes. */
const templateVersion = 1

/**
 * A short hash of what a card was drawn from. `media/cards.json` keeps it by path, so that only cards whose page has
 * changed are drawn again. A picture's name changes with its content, so hashing the name is enough.
 */
export function cardHash({ title, surface, picture }: PageFacts) {
  const source = JSON.stringify([templateVersion, title, surface, picture])
  return createHash('sha256').update(source).digest('hex').slice(0, 12)
}
