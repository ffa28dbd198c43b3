import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RestOfPage } from './rest-of-page'

const router = createMemoryRouter([
  { path: '/', element: <h1>Home</h1> },
  {
    path: '/about',
    element: (
      <>
        <h1>About</h1>
        <RestOfPage>
          <p>The rest</p>
        </RestOfPage>
      </>
    ),
  },
])

test.each([
  ['after a link the heading is shown first', () => router.navigate('/about'), false],
  ['with a fragment the page is whole at once', () => router.navigate('/about#rest'), true],
  ['on the way back the page is whole at once', wayBack, true],
])('%s', async (_, go, isWhole) => {
  await router.navigate('/')
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()

  const hadRest: boolean[] = []
  const observer = new MutationObserver(() => {
    if (screen.container.querySelector('h1')?.textContent === 'About') {
      hadRest.push(screen.container.textContent.includes('The rest'))
    }
  })
  observer.observe(screen.container, { childList: true, subtree: true, characterData: true })
  await go()
  await expect.element(screen.getByText('The rest')).toBeVisible()
  observer.disconnect()
  expect(hadRest[0]).toBe(isWhole)
})

async function wayBack() {
  const { promise, resolve } = Promise.withResolvers<void>()
  await router.navigate('/about')
  await router.navigate('/')
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === '/about') resolve()
  })
  await router.navigate(-1)
  await promise
  unsubscribe()
}
