/** What the blog calls its categories and tags. */

/** Key: the value of `?category=`. Label: as visitors read it. */
export const articleCategories = {
  mobile: 'Mobile apps',
  design: 'Design',
  engineering: 'Engineering',
  business: 'Prices and business',
  process: 'Process',
} as const satisfies Record<string, string>

/** Key: the value of `?tag=`. Label: as visitors read it. */
export const articleTags = {
  accessibility: 'Accessibility',
  algeria: 'Algeria',
  android: 'Android',
  arabic: 'Arabic',
  clients: 'For clients',
  flutter: 'Flutter',
  forms: 'Forms',
  performance: 'Performance',
  planning: 'Planning',
  prices: 'Prices',
  testing: 'Testing',
  typography: 'Typography',
} as const satisfies Record<string, string>
