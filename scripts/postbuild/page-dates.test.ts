import { expect, test } from 'vitest'
import { pageTextHash } from '../page-text.ts'
import { lastChanged } from './page-dates.ts'

const today = '2026-11-21'
const write = (words: string, { className = 'a1', day = '2026-11-21' } = {}) =>
  `<title>About</title><main class="${className}"><p>${words}</p><time>${day}</time></main>`
/** The address of an English page. */
const address = (path: `/${string}`) => ({ path, page: path })

test('a page with unchanged text keeps its date, even if classes and today’s date differ', () => {
  const dates = { '/about': { hash: pageTextHash(write('Two desks')), date: '2024-02-01' } }
  const built = write('Two desks', { className: 'b2', day: '2026-12-24' })
  expect(lastChanged(address('/about'), built, dates, today)).toBe('2024-02-01')
})

test('a page with changed text, or a new one, changed today', () => {
  const dates = { '/about': { hash: pageTextHash(write('Two desks')), date: '2024-02-01' } }
  expect(lastChanged(address('/about'), write('Three desks'), dates, today)).toBe(today)
  expect(lastChanged(address('/contact'), write('Two desks'), dates, today)).toBe(today)
})

test('an article has the date of its content', () => {
  expect(lastChanged(address('/blog/twelve-weeks-twelve-demos'), write(''), {}, today)).toBe(
    '2025-02-11',
  )
})
