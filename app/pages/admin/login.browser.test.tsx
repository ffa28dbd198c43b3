import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hashPassword } from '~/lib/password'
import { Login } from './login'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a site built without a password says so and offers no form', async () => {
  await render(<Login passwordHash="" onOpen={() => {}} />)
  await expect.element(page.getByText(/built without an admin password/)).toBeVisible()
  expect(page.getByLabelText('Password').elements()).toEqual([])
})

test('a page that came over plain http says that it cannot check a password', async () => {
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
  await render(<Login passwordHash={await hashPassword('casbah')} onOpen={() => {}} />)
  await expect.element(page.getByText(/at its https address/)).toBeVisible()
  expect(page.getByLabelText('Password').elements()).toEqual([])
})

test('after the dialog for a wrong password, the field’s text is selected', async () => {
  const opened = Promise.withResolvers<void>()
  const onOpen = vi.fn(() => opened.resolve())
  await render(<Login passwordHash={await hashPassword('casbah')} onOpen={onOpen} />)
  await page.getByLabelText('Password').fill('kasbah')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('Incorrect password', { exact: true })).toBeVisible()
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Password')).toHaveFocus()
  await userEvent.keyboard('casbah{Enter}')
  // The 600,000 rounds of the hash take time.
  await opened.promise
  expect(onOpen).toHaveBeenCalledOnce()
})

test('the password can be shown and hidden', async () => {
  await render(<Login passwordHash={await hashPassword('casbah')} onOpen={() => {}} />)
  const field = page.getByLabelText('Password')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})
