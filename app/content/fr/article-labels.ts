import type {
  articleCategories as englishCategories,
  articleTags as englishTags,
} from '../en/article-labels.ts'
import type { Translation } from '../translation.ts'

/** Key: the value of `?category=`. Label: as visitors read it. */
export const articleCategories = {
  mobile: 'Mobile',
  design: 'Design',
  engineering: 'Technique',
  business: 'Prix et affaires',
  process: 'Méthode',
} as const satisfies Translation<typeof englishCategories>

/** Key: the value of `?tag=`. Label: as visitors read it. */
export const articleTags = {
  accessibility: 'Accessibilité',
  algeria: 'Algérie',
  android: 'Android',
  arabic: 'Arabe',
  clients: 'Pour les clients',
  flutter: 'Flutter',
  forms: 'Formulaires',
  performance: 'Performance',
  planning: 'Planification',
  prices: 'Prix',
  testing: 'Tests',
  typography: 'Typographie',
} as const satisfies Translation<typeof englishTags>
