import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Accordion } from './accordion'

const items = ['First', 'Second', 'Third'].map((title) => ({
  title,
  content: <p>{title} text</p>,
}))

function openTitles() {
  return [...document.querySelectorAll('details[open] h3')].map((title) => title.textContent)
}

test('only the first item is open at first', async () => {
  await render(<Accordion items={items} />)
  expect(openTitles()).toEqual(['First'])
})

test('a click on the open item closes all', async () => {
  const screen = await render(<Accordion items={items} />)
  await screen.getByRole('heading', { name: 'First' }).click()
  expect(openTitles()).toEqual([])
})

test('a click on another item opens only that one', async () => {
  const screen = await render(<Accordion items={items} />)
  await screen.getByRole('heading', { name: 'Third' }).click()
  await expect.element(screen.getByText('Third text')).toBeVisible()
  expect(openTitles()).toEqual(['Third'])
})

test('the keyboard opens and closes items', async () => {
  await render(<Accordion items={items} />)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(openTitles()).toEqual(['Second'])
  await userEvent.keyboard(' ')
  expect(openTitles()).toEqual([])
})

test('two accordions on a page do not close one another', async () => {
  await render(
    <>
      <Accordion items={items} />
      <Accordion items={items} />
    </>,
  )
  expect(openTitles()).toEqual(['First', 'First'])
})
