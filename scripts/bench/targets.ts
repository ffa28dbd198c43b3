/** The site's targets beside the bytes in `hosting/budgets.ts`. docs/performance.md gives the reasons. */
const targets = {
  lcpRatio: 1.1,
  fcpRatio: 1.1,
  extraTbtMs: 20,
  cls: 0,
  score: 100,
  nextHeadingMs: 120,
}

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
    ...(page.score < targets.score ? [`${route}: score`] : []),
  ])
  return nextHeadingMs > targets.nextHeadingMs ? [...missed, 'next heading'] : missed
}
