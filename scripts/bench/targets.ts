/** The site's targets beside the bytes in `hosting/budgets.ts`. docs/performance.md gives the reasons. */
const targets = {
  lcpRatio: 1.15,
  fcpRatio: 1.2,
  extraTbtMs: 50,
  cls: 0,
  score: 97,
  nextHeadingMs: 100,
}

/** The pages on which most visits begin; their target is the full score. */
const mainRoutes = new Set(['/', '/about', '/service', '/contact', '/blog'])

/** One page's medians: times in milliseconds, the score out of 100. */
export type Figures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>

/** Each target that was missed, as the page and the figure: `/blog: LCP`. Empty when all are met. */
export function missedTargets(
  pages: ReadonlyMap<string, Figures>,
  limit: Figures,
  nextHeadingMs: number,
) {
  const missed = [...pages].flatMap(([route, page]) => [
    ...(page.lcp > limit.lcp * targets.lcpRatio ? [`${route}: LCP`] : []),
    ...(page.fcp > limit.fcp * targets.fcpRatio ? [`${route}: FCP`] : []),
    ...(page.tbt > limit.tbt + targets.extraTbtMs ? [`${route}: TBT`] : []),
    ...(page.cls > targets.cls ? [`${route}: CLS`] : []),
    ...(page.score < (mainRoutes.has(route) ? 100 : targets.score) ? [`${route}: score`] : []),
  ])
  return nextHeadingMs > targets.nextHeadingMs ? [...missed, 'next heading'] : missed
}
