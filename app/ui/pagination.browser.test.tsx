import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pagination } from './pagination'

const hrefs = ['/blog', '/blog?page=2', '/blog?page=3', '/blog?page=4']
const texts = { label: 'Pages', page: 'Page {number}', next: 'Next page' }

function renderPage(current: number) {
  return render(<Pagination hrefs={hrefs} current={current} texts={texts} />)
}

test('every page is a link, the current one is marked, and an arrow leads to the next', async () => {
  const screen = await renderPage(2)
  expect(screen.getByRole('link', { name: /^Page/ }).elements()).toHaveLength(4)
  await expect
    .element(screen.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('href', '/blog?page=3')
})

test('the last page has no next one', async () => {
  const screen = await renderPage(4)
  await expect.element(screen.getByRole('link', { name: 'Page 4' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next page' }).elements()).toHaveLength(0)
})
