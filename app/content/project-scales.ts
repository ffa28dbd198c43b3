/** What a figure of a project compares, drawn as two bars on one scale across the page. */
export type ProjectScale = {
  /** Which of the three figures is drawn. */
  figure: 0 | 1 | 2
  before: number
  /** In the same unit. */
  after: number
  /** The whole of which both are a part. Without it, the larger one is as long as the drawing. */
  of?: number
  /** What is counted, such as a day: the bars are cut at each of them. */
  unit?: number
  /** An hour, where the pieces are days: these are ruled in hours. */
  hour?: number
}

/** Which of the three figures stands at the head of a project's page: one that is not drawn. */
export function headFigure(slug: string): 0 | 1 {
  return projectScales[slug]?.figure === 1 ? 0 : 1
}

/** By the project's slug. The figure's own words give both numbers; a share of growth is measured against 100. */
export const projectScales: Partial<Record<string, ProjectScale>> = {
  // Minutes; the four days of the branch as days of 24 hours.
  'tassili-bank': { figure: 0, before: 4 * 24 * 60, after: 11, unit: 24 * 60, hour: 60 },
  clement: { figure: 2, before: 4, after: 2, unit: 1 },
  'marsa-port': { figure: 0, before: 26, after: 9, unit: 1 },
  'noria-water': { figure: 0, before: 12, after: 71, of: 100, unit: 10 },
  'riwaq-books': { figure: 0, before: 10, after: 24, unit: 1 },
  'yasmine-clinics': { figure: 0, before: 47, after: 12, unit: 1 },
  'hoggar-trails': { figure: 2, before: 100, after: 162 },
  'qantara-rides': { figure: 0, before: 19, after: 44, of: 100, unit: 10 },
  'dar-zellij': { figure: 1, before: 100, after: 188 },
  'sirocco-air': { figure: 0, before: 9, after: 2, unit: 1 },
}
