import { afterPaint } from '~/lib/after-paint'
import { fillIn } from '~/lib/fill-in'
import { type ListView, listEntries, loadMore, parseListView } from './filter-list'
import { moveItems } from './move-items'

/** A list that can be filtered and loaded in steps (`filtered-list.ts`). Source: spec §4. */
export default function startFilteredList(root: HTMLElement) {
  const list = root.querySelector<HTMLElement>('ul:has(> [data-category])')
  if (!list) return
  const { history: key = '', initial, step, wide } = root.dataset
  const widePositions = wide?.split(' ').map(Number)
  const items = [...list.children].map((element) => ({
    element: element as HTMLElement,
    category: (element as HTMLElement).dataset.category ?? '',
  }))
  const choices = [...root.querySelectorAll<HTMLButtonElement>('[data-choice]')]
  const more = root.querySelector<HTMLElement>('[data-more]')
  const button = more?.querySelector('button')
  let view = parseListView(Reflect.get(Object(history.state), key)) ?? {
    category: 'all',
    loaded: Number(initial),
  }
  let category = view.category

  function show(next: ListView) {
    view = next
    const entries = listEntries(items, view)
    for (const { item, position } of entries) {
      item.element.hidden = position < 0
      if (widePositions) {
        item.element.dataset.width = widePositions.includes(position) ? 'twoThirds' : 'third'
      }
    }
    if (more) {
      const shown = String(entries.filter(({ position }) => position >= 0).length)
      const status = more.querySelector('[role="status"]')
      const text = fillIn(more.dataset.more ?? '', { shown, total: String(items.length) })
      if (status && status.textContent !== text) status.textContent = text
      const isComplete = view.loaded >= items.length
      more.toggleAttribute('data-complete', isComplete)
      if (button && isComplete) button.remove()
    }
  }

  function press(chosen: string) {
    for (const choice of choices) {
      choice.setAttribute('aria-pressed', String(choice.dataset.choice === chosen))
    }
  }

  function keep(next: ListView) {
    show(next)
    history.replaceState({ ...history.state, [key]: next }, '')
  }

  for (const choice of choices) {
    choice.addEventListener('click', () => {
      // Shows the press at once, and changes the list after that paint: a long one takes a slow phone 150 ms.
      category = choice.dataset.choice ?? 'all'
      press(category)
      afterPaint(() => {
        if (category === view.category) return
        moveItems(list, () => {
          keep({ ...view, category })
          // A shorter list moves the page, which may leave the choices under the header.
          choice
            .closest('[role="group"]')
            ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        })
      })
    })
  }

  button?.addEventListener('click', () => {
    // Paint the press first and the new items second: focusing forces another layout.
    afterPaint(() => {
      const before = items.filter(({ element }) => !element.hidden)
      keep(loadMore(view, Number(step), items.length))
      afterPaint(() => {
        const fresh = items.find((item) => !item.element.hidden && !before.includes(item))
        if (fresh) focusOn(fresh.element.querySelector<HTMLElement>('a[href]') ?? fresh.element)
        // A filter may hide all new items: focus then stays on the button, or goes to the list if the button is gone.
        else if (!button.isConnected) focusOn(list)
      })
    })
  })

  press(view.category)
  show(view)
}

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
