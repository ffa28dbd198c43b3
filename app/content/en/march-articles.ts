import { lina, meriem, yacine } from './authors.ts'

/**
 * The articles of March 2022, newest first. They are a separate module, so that home pages do not download the others.
 * `articles.ts` includes them and checks their type. Source: spec §3, "Blog teaser".
 */
export const marchArticles = [
  {
    slug: 'forms-people-finish',
    title: 'Forms people finish',
    excerpt:
      'We watched twenty drivers fill in a claim form; then we cut it by half. What to ask, and what to leave out.',
    category: 'design',
    tags: ['accessibility', 'arabic', 'forms'],
    author: meriem,
    date: '2022-03-29',
  },
  {
    slug: 'what-an-app-costs',
    title: 'What an app costs in Algiers in 2022',
    excerpt:
      'Three kinds of app, the days that each one takes, and the three decisions that change the price most.',
    category: 'business',
    tags: ['algeria', 'clients', 'prices'],
    author: lina,
    date: '2022-03-22',
  },
  {
    slug: 'arabic-and-french-on-one-screen',
    title: 'Arabic and French on one screen',
    excerpt:
      'Two directions, two scripts, one layout. What to mirror, what to leave alone, and how large to set Arabic.',
    category: 'design',
    tags: ['algeria', 'arabic', 'typography'],
    author: meriem,
    date: '2022-03-15',
  },
  {
    slug: 'offline-first-apps',
    title: 'Offline first: apps for the lift, the metro and the desert',
    excerpt:
      'Every phone loses its network. How to build an app that works without it, and tells its user the truth.',
    category: 'mobile',
    tags: ['algeria', 'android', 'performance'],
    author: yacine,
    date: '2022-03-06',
  },
  {
    slug: 'a-performance-budget-you-can-keep',
    title: 'A performance budget you can keep',
    excerpt:
      'Websites become slow a few kilobytes at a time. Agree on limits in advance, and let a program check them.',
    category: 'engineering',
    tags: ['performance', 'testing'],
    author: meriem,
    date: '2022-03-01',
  },
] as const
