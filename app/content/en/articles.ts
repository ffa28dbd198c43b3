/**
 * Metadata of the articles, for lists, teasers, search and the head of an article.
 * Each body is a separate module, `articles/<slug>.ts`, so that a reader downloads only the article they read.
 */
import { type Author, lina, meriem, yacine } from './authors.ts'
import { marchArticles } from './march-articles.ts'

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

export type ArticleCategory = keyof typeof articleCategories
export type ArticleTag = keyof typeof articleTags

export type Article = {
  /** The page is `/blog/<slug>` and the body `articles/<slug>.ts`. */
  slug: string
  title: string
  /** One or two sentences, at most 160 characters: cards, the line under the title, and search results. */
  excerpt: string
  category: ArticleCategory
  tags: readonly ArticleTag[]
  author: Author
  /** Day of publication in Algiers, `YYYY-MM-DD`. */
  date: `${number}-${number}-${number}`
}

/** Newest first. */
export const articles = [
  {
    slug: 'twelve-weeks-twelve-demos',
    title: 'Twelve weeks, twelve demos',
    excerpt: 'How a project runs here, from the signed quote to the first week after launch.',
    category: 'process',
    tags: ['clients', 'planning'],
    author: lina,
    date: '2022-12-06',
  },
  {
    slug: 'what-maintenance-pays-for',
    title: 'What maintenance pays for',
    excerpt:
      'An app that nobody touches stops working anyway. A list of what breaks, and how often.',
    category: 'business',
    tags: ['clients', 'prices', 'testing'],
    author: yacine,
    date: '2022-10-25',
  },
  {
    slug: 'a-design-system-for-three-people',
    title: 'A design system for three people',
    excerpt:
      'Most teams need eleven components and a page of rules, no more. What we hand over, and what we leave out.',
    category: 'design',
    tags: ['accessibility', 'typography'],
    author: lina,
    date: '2022-09-27',
  },
  {
    slug: 'launching-an-app-in-algeria',
    title: 'Launching an app in Algeria',
    excerpt:
      'App-store accounts, Edahabia and CIB cards, and the paperwork that takes longer than the code. Begin it in week one.',
    category: 'mobile',
    tags: ['algeria', 'android', 'planning'],
    author: yacine,
    date: '2022-08-30',
  },
  {
    slug: 'accessibility-in-ten-habits',
    title: 'Accessibility in ten habits',
    excerpt:
      'Ten things to do while you build, most of which cost nothing. They do more than a plug-in or a late audit.',
    category: 'engineering',
    tags: ['accessibility', 'forms', 'testing'],
    author: meriem,
    date: '2022-06-21',
  },
  {
    slug: 'flutter-or-native',
    title: 'Flutter or native',
    excerpt:
      'Five questions to answer before you choose between Flutter, React Native and native code.',
    category: 'mobile',
    tags: ['android', 'flutter', 'performance'],
    author: yacine,
    date: '2022-05-24',
  },
  ...marchArticles,
  {
    slug: 'a-brief-that-gets-an-honest-quote',
    title: 'A brief that gets an honest quote',
    excerpt:
      'Two pages are enough. Seven questions to answer before you write to any agency, ours included.',
    category: 'process',
    tags: ['clients', 'planning', 'prices'],
    author: lina,
    date: '2022-01-18',
  },
] as const satisfies readonly Article[]

export type ArticleSlug = (typeof articles)[number]['slug']

/**
 * The article at `/blog/blog-details`, to which the teasers of several home pages link: a digest of three articles of
 * March with links to them. It is in no list, archive or feed. Source: spec §2.
 */
export const digestArticle = {
  slug: 'blog-details',
  title: 'Three notes from March',
  excerpt:
    'On losing the signal, on setting two scripts side by side, and on what an app costs. Short versions, with links to the long ones.',
  category: 'process',
  tags: ['algeria', 'clients'],
  author: lina,
  date: '2022-03-31',
} as const satisfies Article

/** Texts of an article's page apart from its body. */
export const articlePage = {
  section: 'Blog',
  contents: 'In this article',
  tags: 'Filed under',
  related: [{ text: 'More' }, { text: 'on this subject.', voice: 'counter' }],
  previous: 'Previous article',
  next: 'Next article',
} as const
