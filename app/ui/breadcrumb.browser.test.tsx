import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Breadcrumb } from './breadcrumb'

test('the way is links, and the last step is the page itself', async () => {
  const element = (
    <Breadcrumb
      steps={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: 'an-id' }]}
    />
  )
  const screen = await render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  )
  await expect.element(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/blog'])
  await expect.element(screen.getByText('an-id')).toHaveAttribute('aria-current', 'page')
})
