import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Damaged } from './damaged'

const copy = { key: 'contact_submissions.damaged.1700000000000', text: '[' }

async function discard(isDeleted: boolean) {
  const onDiscard = vi.fn(() => isDeleted)
  await render(<Damaged damaged={[copy]} onDiscard={onDiscard} />)
  await page.getByRole('button', { name: `Delete ${copy.key}` }).click()
  await page.getByRole('button', { name: 'Delete the copy' }).click()
  expect(onDiscard).toHaveBeenCalledExactlyOnceWith(copy)
}

test('a copy that cannot be deleted is reported', async () => {
  await discard(false)
  await expect.element(page.getByText(/Nothing was deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('once a copy is deleted, no dialog is left open', async () => {
  await discard(true)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
