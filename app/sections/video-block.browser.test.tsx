import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogAppPrices } from '~/content/pictures/blog'
import { renderStarted } from '~/testing/render-started'
import startVideoPopup from '~/ui/video-popup.behaviour'
import { VideoBlock } from './video-block'

test('the player does not exist before it is opened or after it is closed', async () => {
  const { container } = await renderStarted(
    <VideoBlock
      title="A film"
      video={{
        address: 'https://www.youtube.com/watch?v=abcdefghijk',
        title: 'the film',
      }}
      poster={blogAppPrices}
    />,
    startVideoPopup,
  )
  const player = () => container.querySelector('iframe')
  expect(player()).toBeNull()
  await page.getByRole('button', { name: 'Play the film' }).click()
  expect(player()?.src).toContain('youtube-nocookie.com/embed/abcdefghijk')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(player).toBeNull()
})

test('a film that opens after its script came between the press and the dialog has its player', async () => {
  const { container } = await renderStarted(
    <VideoBlock
      title="A film"
      video={{ address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'the film' }}
      poster={blogAppPrices}
    />,
    startVideoPopup,
  )
  container.querySelector('dialog')?.showModal()
  await expect.poll(() => container.querySelector('iframe')).not.toBeNull()
})
