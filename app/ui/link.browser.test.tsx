import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from './link'

test('a path of the site is followed without loading the page anew', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Link href="/about">About</Link> },
    { path: '/about', element: <h1>About the studio</h1> },
  ])
  await render(<RouterProvider router={router} />)
  await page.getByRole('link', { name: 'About' }).click()
  await expect.element(page.getByRole('heading', { name: 'About the studio' })).toBeVisible()
})

test.each([
  ['https://example.com/', '_blank', 'noreferrer'],
  ['mailto:somebody@example.com', null, null],
  ['tel:+21321002020', null, null],
  ['#work', null, null],
])('%s is a plain anchor, in a new tab only on another site', async (href, target, rel) => {
  await render(<Link href={href}>There</Link>)
  const link = page.getByRole('link', { name: 'There' }).element()
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('target')).toBe(target)
  expect(link.getAttribute('rel')).toBe(rel)
})

test('a link that covers takes a press anywhere on the element it stands in', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <div style={{ position: 'relative', paddingBottom: '10rem' }} data-testid="tile">
          <Link cover href="/about">
            About
          </Link>
        </div>
      ),
    },
    { path: '/about', element: <h1>About the studio</h1> },
  ])
  await render(<RouterProvider router={router} />)
  await page.getByTestId('tile').click({ position: { x: 40, y: 120 } })
  await expect.element(page.getByRole('heading', { name: 'About the studio' })).toBeVisible()
})
