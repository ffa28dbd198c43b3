import { expect, test } from 'vitest'
import { articleCover } from './article-pictures.ts'
import { articleCategories, articles, digestArticle } from './en/articles.ts'

test('neighbours have different surfaces, in the whole list and within a category', () => {
  const lists = [
    articles,
    ...Object.keys(articleCategories).map((key) =>
      articles.filter(({ category }) => category === key),
    ),
  ]
  for (const list of lists) {
    const surfaces = list.map(({ slug }) => articleCover(slug).surface)
    for (const [index, surface] of surfaces.entries()) {
      expect(surface, list[index]?.slug).not.toBe(surfaces[index + 1])
    }
  }
})

test('no two articles show the same picture', () => {
  const addresses = [...articles, digestArticle].map(({ slug }) => articleCover(slug).picture.src)
  expect(new Set(addresses).size).toBe(addresses.length)
})
