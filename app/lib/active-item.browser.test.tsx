import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { trackActiveItem } from './active-item'

const followed: string[] = []

async function renderList(first?: number) {
  followed.length = 0
  const screen = await render(
    <>
      <ul>
        {['One', 'Two'].map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                if (!event.defaultPrevented) followed.push(name)
                event.preventDefault()
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <output>{first ?? 'none'}</output>
    </>,
  )
  const list = screen.container.querySelector('ul')
  const output = screen.container.querySelector('output')
  const { release } = trackActiveItem([...screen.container.querySelectorAll('li')], {
    first,
    onChange: (item) => {
      if (output) output.textContent = String(item ?? 'none')
    },
  })
  list?.addEventListener('pointerleave', release)
  return { active: screen.getByRole('status'), link: (name: string) => page.getByText(name) }
}

/** Synthesises touch events, which the test's mouse cannot send. */
function tap(element: Element) {
  const finger = { bubbles: true, cancelable: true, pointerType: 'touch' }
  for (const type of ['pointerover', 'pointermove', 'pointerdown', 'pointerup']) {
    element.dispatchEvent(new PointerEvent(type, finger))
  }
  if (element instanceof HTMLElement) element.focus()
  element.dispatchEvent(new PointerEvent('click', finger))
}

test('the initial item is active at first, or none', async () => {
  const { active } = await renderList(1)
  await expect.element(active).toHaveTextContent('1')
  const none = await renderList()
  await expect.element(none.active.last()).toHaveTextContent('none')
})

test('the item under the mouse is active until the mouse leaves the list', async () => {
  const { active, link } = await renderList(0)
  await userEvent.hover(link('Two'))
  await expect.element(active).toHaveTextContent('1')
  await userEvent.hover(active)
  await expect.element(active).toHaveTextContent('0')
})

test('the item that the keyboard reaches is active, and Enter follows it', async () => {
  const { active, link } = await renderList()
  await userEvent.tab()
  await expect.element(active).toHaveTextContent('0')
  await userEvent.tab()
  await expect.element(link('Two')).toHaveFocus()
  await expect.element(active).toHaveTextContent('1')
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual(['Two'])
})

test('focus that has left the list before the render is not pulled back', async () => {
  const { link } = await renderList()
  await render(<button type="button">Far below</button>)
  const after = document.querySelector('button')
  if (!after) throw new Error('no button')
  after.style.marginBlockStart = '3000px'
  document.querySelector<HTMLElement>('a')?.focus()
  after.focus()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(link('One')).not.toBeInViewport()
  await expect.element(page.getByText('Far below')).toBeInViewport()
})

test('a finger’s first tap shows the item, the second follows it', async () => {
  const { active, link } = await renderList(0)
  tap(link('Two').element())
  await expect.element(active).toHaveTextContent('1')
  expect(followed).toEqual([])
  tap(link('Two').element())
  expect(followed).toEqual(['Two'])
})

test('a click of the mouse follows at once', async () => {
  const { link } = await renderList()
  await link('Two').click()
  expect(followed).toEqual(['Two'])
})
