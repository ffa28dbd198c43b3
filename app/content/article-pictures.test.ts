import { expect, test } from 'vitest'
import { articleCover } from './article-pictures.ts'
import { articleCategories, articles, digestArticle } from './en/articles.ts'

test('neighbours stand on different planes, in the whole list and within a category', () => {
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

test('a sign is short enough to be drawn as high as the picture', () => {
  for (const { slug } of [...articles, digestArticle]) {
    expect(articleCover(slug).sign).toMatch(/^\S{1,2}$/u)
  }
})
