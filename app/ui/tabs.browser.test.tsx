import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs'

const tabs = ['Sea', 'City', 'Desert'].map((name) => ({
  id: name.toLowerCase(),
  label: name,
  panel: (
    <label>
      Notes on the {name} <input />
    </label>
  ),
}))

async function renderTabs() {
  await render(<Tabs label="Places" tabs={tabs} surface="chalk" />)
}

const tab = (name: string) => page.getByRole('tab', { name })
const panel = (name: string) => page.getByRole('tabpanel', { name })

test('the first tab is open, and its panel is named after it', async () => {
  await renderTabs()
  await expect.element(page.getByRole('tablist', { name: 'Places' })).toBeVisible()
  await expect.element(tab('Sea')).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel('Sea')).toBeVisible()
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
})

test('a click opens another tab', async () => {
  await renderTabs()
  await tab('Desert').click()
  await expect.element(panel('Desert')).toBeVisible()
  await expect.element(tab('Sea')).toHaveAttribute('aria-selected', 'false')
})

test('arrow keys, Home and End move, open, and wrap around', async () => {
  await renderTabs()
  await tab('Sea').click()
  for (const [key, name] of [
    ['ArrowRight', 'City'],
    ['ArrowLeft', 'Sea'],
    ['ArrowLeft', 'Desert'],
    ['ArrowRight', 'Sea'],
    ['End', 'Desert'],
    ['Home', 'Sea'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(panel(name)).toBeVisible()
  }
})

test('the row is one stop in the tab order', async () => {
  await renderTabs()
  await tab('City').click()
  await userEvent.tab()
  await expect.element(page.getByLabelText('Notes on the City')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(tab('City')).toHaveFocus()
})

test('a closed panel is empty', async () => {
  await renderTabs()
  await tab('City').click()
  await expect.element(page.getByLabelText('Notes on the City')).toBeVisible()
  expect(document.querySelectorAll('input')).toHaveLength(1)
})
