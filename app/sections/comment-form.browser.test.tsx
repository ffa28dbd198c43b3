import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words } from '#words/parts/article-reply.ts'
import { CommentForm } from './comment-form'

async function renderForm() {
  const onComment = vi.fn(async () => ({ ok: true }) as const)
  const screen = await render(
    <CommentForm texts={words} readPostId={() => 'prix-d-une-app'} onComment={onComment} />,
  )
  const field = (name: string) => screen.getByRole('textbox', { name })
  await userEvent.fill(field('Full Name*'), 'Amel')
  await userEvent.fill(field('Email*'), 'amel@example.dz')
  return { screen, field, onComment, send: screen.getByRole('button', { name: 'Leave comment' }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a reply names its article; the website may be left out', async () => {
  const { screen, field, onComment, send } = await renderForm()
  await userEvent.fill(field('Comment*'), 'Clear and useful.')
  await send.click()
  await expect
    .element(screen.getByText('Thank you for your comment! It has been submitted for review.'))
    .toBeVisible()
  expect(onComment).toHaveBeenCalledExactlyOnceWith({
    fullName: 'Amel',
    email: 'amel@example.dz',
    website: '',
    comment: 'Clear and useful.',
    blogPostId: 'prix-d-une-app',
  })
})

test('a reply without a comment is refused', async () => {
  const { screen, field, onComment, send } = await renderForm()
  await send.click()
  await expect.element(screen.getByText('Please fill in all required fields')).toBeVisible()
  await expect.element(field('Comment*')).toHaveFocus()
  expect(onComment).not.toHaveBeenCalled()
})

test('a website must be a URL', async () => {
  const { field, onComment, send } = await renderForm()
  await userEvent.fill(field('Comment*'), 'Clear and useful.')
  await userEvent.fill(field('Website'), 'amel dot example')
  await send.click()
  await expect.element(field('Website')).toHaveFocus()
  await expect.element(field('Website')).toHaveAttribute('aria-invalid', 'true')
  expect(onComment).not.toHaveBeenCalled()
})

test('its thanks are shown for five seconds', async () => {
  const { screen, field, send } = await renderForm()
  await userEvent.fill(field('Comment*'), 'Clear and useful.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A click that needs no timers, because the clock is stopped.
  send.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const thanks = screen.getByText(/^Thank you for your comment!/)
  // This wait advances the stopped clock by a few milliseconds, hence a margin of 200.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 10, timeout: 15_000 })
  flushSync(() => vi.advanceTimersByTime(4800))
  expect(thanks.elements()).toHaveLength(1)
  flushSync(() => vi.advanceTimersByTime(200))
  expect(thanks.elements()).toEqual([])
})

test('name, e-mail and comment are required, the website may stay empty', async () => {
  const { field } = await renderForm()
  for (const name of ['Full Name*', 'Email*', 'Comment*']) {
    await expect.element(field(name)).toBeRequired()
  }
  await expect.element(field('Website')).not.toBeRequired()
  await expect.element(field('Email*')).toHaveAttribute('type', 'email')
  await expect.element(field('Website')).toHaveAttribute('type', 'url')
})
