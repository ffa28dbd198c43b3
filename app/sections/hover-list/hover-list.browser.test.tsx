import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '~/styles/reset.css'
import '~/styles/tokens.css'
import { blogAppPrices, blogOfflineFirst } from '~/content/pictures/blog'
import { renderStarted } from '~/testing/render-started'
import { HoverList } from './hover-list'
import startHoverList from './hover-list.behaviour'

const items = [
  { title: 'Walls', subtitle: 'Painted', href: '#walls', picture: blogAppPrices },
  { title: 'Words', subtitle: 'Written', href: '#words', picture: blogOfflineFirst },
]

afterEach(async () => {
  await userEvent.unhover(document.body)
  await page.viewport(414, 896)
})

async function renderList(look: 'poster' | 'index') {
  await page.viewport(1200, 900)
  const { container } = await renderStarted(
    <HoverList title="Services" items={items} look={look} />,
    startHoverList,
  )
  const images = () => [...container.querySelectorAll('img')]
  /** The visible pictures: neither hidden nor clipped. */
  return () =>
    images().map(
      (image) =>
        image.checkVisibility() &&
        getComputedStyle(image.closest('picture')?.parentElement ?? image).clipPath !==
          'inset(0px 0px 100%)',
    )
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('every line is a heading, a sentence and a link', async () => {
  await renderList('poster')
  await expect.element(page.getByRole('region', { name: 'Services' })).toBeVisible()
  await expect.element(row('Words').getByRole('heading', { level: 3 })).toHaveTextContent('Words')
  await expect.element(row('Words').getByText('Written')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Words' })).toHaveAttribute('href', '#words')
})

test('the stage shows the hovered line’s picture, and keeps it', async () => {
  const seen = await renderList('poster')
  await expect.poll(seen).toEqual([true, false])
  await userEvent.hover(row('Words'))
  await expect.poll(seen).toEqual([false, true])
  await userEvent.hover(page.getByRole('heading', { level: 2 }))
  await expect.poll(seen).toEqual([false, true])
})

test('the stage follows the keyboard', async () => {
  const seen = await renderList('poster')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Words' })).toHaveFocus()
  await expect.poll(seen).toEqual([false, true])
})

test('in an index the picture follows the pointer, and disappears with it', async () => {
  const seen = await renderList('index')
  expect(seen()).toEqual([false, false])
  const image = row('Walls').element().querySelector('img')
  const left = () => Math.round(image?.getBoundingClientRect().left ?? 0)

  await userEvent.hover(row('Walls'), { position: { x: 100, y: 20 } })
  await expect.poll(seen).toEqual([true, false])
  const start = row('Walls').element().getBoundingClientRect().left
  await expect.poll(() => left() - start - 100).toBeCloseTo(40, -1)
  await userEvent.hover(row('Walls'), { position: { x: 300, y: 20 } })
  await expect.poll(() => left() - start - 300).toBeCloseTo(40, -1)

  await userEvent.unhover(document.body)
  await userEvent.hover(page.getByRole('heading', { level: 2 }))
  await expect.poll(seen).toEqual([false, false])
})

test('in an index keyboard focus shows the picture at the end of the line', async () => {
  const seen = await renderList('index')
  await userEvent.tab()
  await expect.poll(seen).toEqual([true, false])
  const line = row('Walls').element().getBoundingClientRect()
  const picture = row('Walls').element().querySelector('img')?.getBoundingClientRect()
  expect(picture?.right).toBeCloseTo(line.right, 0)
  expect(picture && picture.top + picture.height / 2).toBeCloseTo(line.top + line.height / 2, -1)
})
