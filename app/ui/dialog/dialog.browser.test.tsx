import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, MessageDialog } from './dialog'

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Look
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} label="Picture">
        <input aria-label="Note" />
        <button type="button" onClick={() => setIsOpen(false)}>
          Done
        </button>
      </Dialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Look' })
const dialog = () => page.getByRole('dialog', { name: 'Picture' })

async function openDialog() {
  await render(<DialogExample />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
}

test('opens modally, with the focus on its first control', async () => {
  await openDialog()
  await expect.element(page.getByLabelText('Note')).toHaveFocus()
  expect(document.querySelector('dialog:modal')).not.toBeNull()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a control inside', () => page.getByRole('button', { name: 'Done' }).click()],
  [
    'a click outside',
    () => userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true }),
  ],
])('%s closes it and gives the focus back', async (_, close) => {
  await openDialog()
  await close()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('opens again after it was closed by the browser', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await opener().click()
  await expect.element(dialog()).toBeVisible()
})

test('holds its content only while it is open', async () => {
  await render(<DialogExample />)
  expect(document.querySelector('[aria-label="Note"]')).toBeNull()
})

test('a click inside leaves it open', async () => {
  await openDialog()
  await page.getByLabelText('Note').click()
  await expect.element(dialog()).toBeVisible()
})

test('a message shows its text and closes with its button', async () => {
  const onClose = vi.fn()
  await render(
    <MessageDialog open onClose={onClose} label="Message" message="All gone" closeLabel="OK" />,
  )
  const message = page.getByRole('alertdialog', { name: 'Message' })
  await expect.element(message).toHaveAccessibleDescription('All gone')
  await page.getByRole('button', { name: 'OK' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a question puts the focus on the harmless answer', async () => {
  const onClose = vi.fn()
  const onConfirm = vi.fn()
  await render(
    <MessageDialog
      open
      onClose={onClose}
      label="Question"
      message="Delete everything?"
      closeLabel="Keep"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})
