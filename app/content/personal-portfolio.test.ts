import { expect, test } from 'vitest'
import { personalPortfolio } from '#words/personal-portfolio.ts'
import { site } from '#words/site.ts'

const { hero, ledger } = personalPortfolio
const experience = ledger.experience.entries
const [years, projects] = hero.figures.map(({ factNumber }) => Number.parseInt(factNumber, 10))

test('the years of experience count from the first job to the copyright year', () => {
  const first = Math.min(...experience.map((post) => Number.parseInt(post.years, 10)))
  expect(site.copyrightYear - first).toBe(years)
})

test('the projects of all jobs add up to more than the figure on the first card', () => {
  const counts = experience.map(({ subtitle }) =>
    Number(/(\d+) (?:projects|small)/.exec(subtitle)?.[1] ?? 0),
  )
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 41, 70, 140])
  const sum = counts.reduce((total, count) => total + count, 0)
  expect(sum).toBeGreaterThan(projects ?? Infinity)
  expect(ledger.experience.sum).toContain(`${sum} projects`)
})
