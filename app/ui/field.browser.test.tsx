import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field, TextField } from './field'

test('a control is read out with its label, its error and its hint', async () => {
  const screen = await render(
    <Field label="Mobile*" hint="With the country code." error="Still empty" required />,
  )
  const control = screen.getByRole('textbox', { name: 'Mobile*' })
  await expect.element(control).toHaveAccessibleDescription('Still empty With the country code.')
  await expect.element(control).toBeInvalid()
})

test('an empty error message still marks the control', async () => {
  const screen = await render(<TextField label="Message*" error="" />)
  const control = screen.getByRole('textbox')
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).not.toHaveAttribute('aria-describedby')
})

test('an external description is read after its own', async () => {
  const screen = await render(
    <>
      <Field label="Email*" error="No @" aria-describedby="note" />
      <p id="note">Not published.</p>
    </>,
  )
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('No @ Not published.')
})

test('suggestions are offered, and anything else may be typed', async () => {
  const screen = await render(<Field label="Project" suggestions={['Website', 'Online shop']} />)
  const control = screen.getByRole('combobox', { name: 'Project' })
  await userEvent.type(control, 'A lighthouse')
  await expect.element(control).toHaveValue('A lighthouse')
  const { list } = control.element() as HTMLInputElement
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Website', 'Online shop'])
})

test('a long message makes its field grow', async () => {
  const screen = await render(<TextField label="Message*" />)
  const control = screen.getByRole('textbox')
  const before = control.element().clientHeight
  await userEvent.fill(control, 'A line\n'.repeat(12))
  expect(control.element().clientHeight).toBeGreaterThan(before * 1.5)
})
