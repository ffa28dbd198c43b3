import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SegmentedControl } from './segmented-control'

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

test('arrow keys change the choice', async () => {
  const screen = await render(
    <SegmentedControl legend="Billing period" options={options} defaultValue="monthly" />,
  )
  await expect.element(screen.getByRole('group', { name: 'Billing period' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()

  await userEvent.keyboard('{Tab}{ArrowRight}')

  await expect.element(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked()
})

test('two controls on a page are independent', async () => {
  const screen = await render(
    <>
      <SegmentedControl legend="One" options={options} defaultValue="monthly" />
      <SegmentedControl legend="Two" options={options} defaultValue="yearly" />
    </>,
  )
  const checked = screen.getByRole('radio').elements() as HTMLInputElement[]
  expect(checked.filter((radio) => radio.checked).map((radio) => radio.value)).toEqual([
    'monthly',
    'yearly',
  ])
})
