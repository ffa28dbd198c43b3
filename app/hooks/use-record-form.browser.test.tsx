import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type SaveOutcome, useRecordForm } from './use-record-form'

type Values = Record<'name' | 'email', string>

function TestForm({ save }: { save: (values: Values) => Promise<SaveOutcome> }) {
  const { form, control, submit, message } = useRecordForm({
    names: ['name', 'email'],
    texts: {
      saved: 'Saved',
      unsaved: 'Not saved',
      missing: 'Empty',
      incomplete: 'Fill in all',
      refusals: { taken: 'Taken' },
    },
    save,
  })
  return (
    <form aria-label="Test" {...form}>
      {(['name', 'email'] as const).map((name) => {
        const { error, ...rest } = control(name)
        return (
          <Fragment key={name}>
            <input
              type={name === 'email' ? 'email' : 'text'}
              aria-label={name}
              required
              {...rest}
            />
            <output aria-label={`${name} error`}>{error}</output>
          </Fragment>
        )
      })}
      <button {...submit}>Send</button>
      <output aria-label="message">{message?.text}</output>
      <output aria-label="unsaved">{message?.values && JSON.stringify(message.values)}</output>
    </form>
  )
}

async function renderForm(save = vi.fn(async (_: Values): Promise<SaveOutcome> => ({ ok: true }))) {
  const screen = await render(<TestForm save={save} />)
  const said = (name: string) => screen.getByRole('status', { name, exact: true })
  const name = screen.getByRole('textbox', { name: 'name' })
  const email = screen.getByRole('textbox', { name: 'email' })
  const send = screen.getByRole('button', { name: 'Send' })
  return { save, said, name, email, send }
}

/** A click that needs no timers, for tests with a stopped clock. */
function press(button: Locator) {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('trimmed values are saved, and the form is cleared', async () => {
  const { save, said, name, email, send } = await renderForm()
  await userEvent.fill(name, '  Amel ')
  await userEvent.fill(email, 'amel@example.dz')
  await send.click()
  await expect.element(said('message')).toHaveTextContent('Saved')
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Amel', email: 'amel@example.dz' })
  await expect.element(name).toHaveValue('')
})

test('spaces count as empty, and the first wrong control gets the focus', async () => {
  const { save, said, name, email, send } = await renderForm()
  await userEvent.fill(name, '   ')
  await userEvent.fill(email, 'no address')
  await send.click()
  await expect.element(said('message')).toHaveTextContent('Fill in all')
  await expect.element(said('name error')).toHaveTextContent('Empty')
  await expect.element(said('email error')).not.toBeEmptyDOMElement()
  await expect.element(name).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('the message is beside the invalid control before the control gets focus', async () => {
  const { said, name, send } = await renderForm()
  const found = new Promise((resolve) => {
    name.element().addEventListener('focus', () => {
      resolve(said('name error').element().textContent)
    })
  })
  press(send)
  expect(await found).toBe('Empty')
})

test('a wrong format shows the browser’s own message, and correcting it removes the message', async () => {
  const { save, said, name, email, send } = await renderForm()
  await userEvent.fill(name, 'Amel')
  await userEvent.fill(email, 'amel')
  await send.click()
  const { validationMessage } = email.element() as HTMLInputElement
  await expect.element(said('email error')).toHaveTextContent(validationMessage)
  await expect.element(said('message')).toBeEmptyDOMElement()
  await expect.element(email).toHaveFocus()
  await userEvent.type(email, '@')
  await expect.element(said('email error')).toBeEmptyDOMElement()
  expect(save).not.toHaveBeenCalled()
})

test('a second submit while the first is being saved does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
  const { save, said, name, email, send } = await renderForm(vi.fn(() => promise))
  await userEvent.fill(name, 'Amel')
  await userEvent.fill(email, 'amel@example.dz')
  await send.click()
  await send.click()
  resolve({ ok: true })
  await expect.element(said('message')).toHaveTextContent('Saved')
  expect(save).toHaveBeenCalledOnce()
})

test('a double click saves once and does not complain about the cleared form', async () => {
  const { save, said, name, email, send } = await renderForm()
  await userEvent.fill(name, 'Amel')
  await userEvent.fill(email, 'amel@example.dz')
  await send.dblClick()
  await expect.element(said('message')).toHaveTextContent('Saved')
  expect(save).toHaveBeenCalledOnce()
})

test('a refusal shows its message for a while, and typed values stay', async () => {
  const { said, name, email, send } = await renderForm(
    vi.fn(async () => ({ ok: false, reason: 'taken' })),
  )
  await userEvent.fill(name, 'Amel')
  await userEvent.fill(email, 'amel@example.dz')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press(send)
  // This wait advances the stopped clock by a few milliseconds, hence a margin of 200.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 10, timeout: 15_000 })
  flushSync(() => vi.advanceTimersByTime(4800))
  expect(said('message').element().textContent).toBe('Taken')
  flushSync(() => vi.advanceTimersByTime(200))
  expect(said('message').element().textContent).toBe('')
  expect(name.element()).toHaveProperty('value', 'Amel')
})

test('values that could not be saved are returned, and the message stays', async () => {
  const { said, name, email, send } = await renderForm(
    vi.fn(async () => ({ ok: false, reason: 'full' })),
  )
  await userEvent.fill(name, 'Amel')
  await userEvent.fill(email, 'amel@example.dz')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press(send)
  await vi.waitFor(() => expect(said('message').element().textContent).toBe('Not saved'))
  expect(vi.getTimerCount()).toBe(0)
  expect(JSON.parse(said('unsaved').element().textContent)).toEqual({
    name: 'Amel',
    email: 'amel@example.dz',
  })
  expect(email.element()).toHaveProperty('value', 'amel@example.dz')
})
