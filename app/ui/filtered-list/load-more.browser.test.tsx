import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderStarted } from '~/testing/render-started'
import { FilterBar } from './filter-bar'
import { filteredList } from './filtered-list'
import startFilteredList from './filtered-list.behaviour'
import { LoadMore } from './load-more'

const works = ['a', 'b', 'a', 'b', 'a', 'a', 'c'].map((category, index) => ({
  category,
  title: `Work ${index + 1}`,
}))
const choices = [
  { title: 'All', category: 'all' },
  { title: 'Kind a', category: 'a' },
  { title: 'Kind b', category: 'b' },
]

const initial = 3

function Works({ name }: { name: string }) {
  return (
    <section {...filteredList({ name, initial, step: 2 })}>
      <FilterBar label="Filter works" choices={choices} />
      <ul aria-label="Works">
        {works.map(({ title, category }, index) => (
          <li key={title} data-category={category} hidden={index >= initial}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </ul>
      <LoadMore shown={initial} total={works.length} />
    </section>
  )
}

afterEach(() => history.replaceState(null, ''))

test('a press loads the next items, says the count, and focuses the first new one', async () => {
  const screen = await renderStarted(<Works name="press" />, startFilteredList)
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 7 shown')

  await screen.getByRole('button', { name: 'Load More' }).click()

  await expect.element(screen.getByRole('status')).toHaveTextContent('5 of 7 shown')
  expect(screen.getByRole('listitem').elements()).toHaveLength(5)
  await expect.element(screen.getByRole('link', { name: 'Work 4' })).toHaveFocus()
})

test('the button disappears when everything is loaded, and the focus is kept', async () => {
  const screen = await renderStarted(<Works name="leave" />, startFilteredList)
  const button = screen.getByRole('button', { name: 'Load More' })
  await button.click()
  await screen.getByRole('button', { name: 'Kind b' }).click()
  ;(button.element() as HTMLElement).focus()

  await userEvent.keyboard('{Enter}')

  await expect.element(button).not.toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: 'Works' })).toHaveFocus()
})

test('a filter shows what matches among the loaded items and says how many', async () => {
  const screen = await renderStarted(<Works name="filter" />, startFilteredList)
  await screen.getByRole('button', { name: 'Kind a' }).click()

  await expect
    .element(screen.getByRole('button', { name: 'Kind a' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 7 shown')
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})

test('a filter shows that it was pressed before the list changes', async () => {
  const screen = await renderStarted(<Works name="pressed" />, startFilteredList)
  const status = screen.getByRole('status').element()
  const filter = screen.getByRole('button', { name: 'Kind a' })
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const observer = new MutationObserver(() => resolve(status.textContent))
  observer.observe(filter.element(), { attributeFilter: ['aria-pressed'] })
  await filter.click()
  expect(await promise).toBe('3 of 7 shown')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 7 shown')
  observer.disconnect()
})

test('neither of two presses before the next paint is lost', async () => {
  const screen = await renderStarted(<Works name="quick" />, startFilteredList)
  const press = (name: string) =>
    screen
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  press('Load More')
  press('Kind a')
  await expect
    .element(screen.getByRole('button', { name: 'Kind a' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 7 shown')
})

test('going back restores the list', async () => {
  const screen = await renderStarted(<Works name="back" />, startFilteredList)
  await screen.getByRole('button', { name: 'Load More' }).click()
  await screen.getByRole('button', { name: 'Kind b' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 7 shown')
  await screen.unmount()

  const again = await renderStarted(<Works name="back" />, startFilteredList)
  await expect
    .element(again.getByRole('button', { name: 'Kind b' }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(again.getByRole('listitem').elements()).toHaveLength(2)
})
