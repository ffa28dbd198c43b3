import { createRoutesStub, Outlet, ScrollRestoration } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from '~/ui/link'
import { PageNavigation } from './page-navigation'

const About = vi.fn(() => <h1>About the studio</h1>)

const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <PageNavigation />
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    children: [
      {
        index: true,
        Component: () => (
          <>
            <Link href="/about">About</Link>
            <Link href="/about" preventScrollReset>
              List
            </Link>
            <Link href="/about" onClick={(event) => event.preventDefault()}>
              Kept
            </Link>
            <Link href="/team">Team</Link>
            <Link href="/press.pdf">File</Link>
            <Link href={`${location.pathname}${location.search}#place`}>Place</Link>
            <Link href="https://example.com/">Elsewhere</Link>
            <a href="/about" download>
              Download
            </a>
            <a href="/about" target="_self">
              Loaded
            </a>
          </>
        ),
      },
      { path: 'about', Component: About },
      { path: 'team', Component: () => <h1>The team</h1> },
    ],
  },
])

const heading = page.getByRole('heading', { name: 'About the studio' })

/** Prevents document navigations, which would unload the tests. */
const leftToBrowser: string[] = []
function stay(event: MouseEvent) {
  if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return
  leftToBrowser.push(event.target.text)
  event.preventDefault()
}

async function renderSite() {
  leftToBrowser.length = 0
  About.mockClear()
  const screen = await render(<Site />)
  addEventListener('click', stay)
  return screen
}

afterEach(() => {
  removeEventListener('click', stay)
  vi.restoreAllMocks()
})

test.each([
  ['About', 'and begins at the top', 1],
  ['List', 'and keeps its place', 0],
])('the link %s is followed without loading a page, %s', async (name, _, scrolls) => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await renderSite()
  scrollTo.mockClear()
  await page.getByRole('link', { name }).click()
  await expect.element(heading).toBeVisible()
  expect(leftToBrowser).toEqual([])
  expect(scrollTo).toHaveBeenCalledTimes(scrolls)
})

test.each(['File', 'Place', 'Elsewhere', 'Download', 'Loaded'])(
  'the link %s is left to the browser',
  async (name) => {
    await renderSite()
    await page.getByRole('link', { name }).click()
    expect(leftToBrowser).toEqual([name])
    await expect.element(heading).not.toBeInTheDocument()
  },
)

test('a link opened in a new tab is left to the browser', async () => {
  await renderSite()
  await page.getByRole('link', { name: 'About' }).click({ modifiers: ['ControlOrMeta'] })
  expect(leftToBrowser).toEqual(['About'])
  await expect.element(heading).not.toBeInTheDocument()
})

test('a link whose default was prevented is not followed', async () => {
  await renderSite()
  await page.getByRole('link', { name: 'Kept' }).click()
  await page.getByRole('link', { name: 'Team' }).click()
  await expect.element(page.getByRole('heading', { name: 'The team' })).toBeVisible()
  expect(About).not.toHaveBeenCalled()
})
