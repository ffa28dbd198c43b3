import type { Press } from './navigation.ts'

/** The site's targets beside the bytes in `hosting/budgets.ts`. docs/performance.md gives the reasons. */
const targets = {
  lcpRatio: 1.1,
  fcpRatio: 1.1,
  extraTbtMs: 20,
  cls: 0,
  score: 100,
}

/** From the press on a link to the next page's heading, in milliseconds. */
const nextHeadingMs = { mouse: 120, phone: 450, prerendered: 50 } satisfies Record<Press, number>

/** One page's medians: times in milliseconds, the score out of 100. */
export type Figures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>

/** Each target that was missed, as the page and the figure: `/blog: LCP`. Empty when all are met. */
export function missedTargets(
  pages: ReadonlyMap<string, Figures>,
  limit: Figures,
  headings: readonly { press: Press; median: number }[],
) {
  const missed = [...pages].flatMap(([route, page]) => [
    ...(page.lcp > limit.lcp * targets.lcpRatio ? [`${route}: LCP`] : []),
    ...(page.fcp > limit.fcp * targets.fcpRatio ? [`${route}: FCP`] : []),
    ...(page.tbt > limit.tbt + targets.extraTbtMs ? [`${route}: TBT`] : []),
    ...(page.cls > targets.cls ? [`${route}: CLS`] : []),
    ...(page.score < targets.score ? [`${route}: score`] : []),
  ])
  const slow = headings.filter(({ press, median }) => median > nextHeadingMs[press])
  return [...missed, ...slow.map(({ press }) => `next heading, ${press}`)]
}
