import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormStatus } from './form-status'

test('a success is announced in an existing live region', async () => {
  const screen = await render(<FormStatus />)
  const region = screen.getByRole('status').element()
  await screen.rerender(<FormStatus message={{ tone: 'success', text: 'Stored.', id: 1 }} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Stored.')
  expect(screen.getByRole('status').element()).toBe(region)
})

test('an error is an alert, with advice', async () => {
  const screen = await render(
    <FormStatus message={{ tone: 'error', text: 'Not stored.', id: 1 }}>
      <p>Call us.</p>
    </FormStatus>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not stored.Call us.')
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the same words again count as a new message', async () => {
  const message = { tone: 'error', text: 'Taken.', id: 1 } as const
  const screen = await render(<FormStatus message={message} />)
  const first = screen.getByRole('alert').element()
  await screen.rerender(<FormStatus message={{ ...message, id: 2 }} />)
  expect(screen.getByRole('alert').element()).not.toBe(first)
})
