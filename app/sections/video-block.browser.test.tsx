import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { blogAppPrices } from '~/content/pictures/blog'
import { VideoBlock } from './video-block'

test('the player does not exist before it is opened or after it is closed', async () => {
  const { container } = await render(
    <VideoBlock
      title="A film"
      video={{
        address: 'https://www.youtube.com/watch?v=abcdefghijk',
        title: 'the film',
      }}
      poster={blogAppPrices}
    />,
  )
  const player = () => container.querySelector('iframe')
  expect(player()).toBeNull()
  await page.getByRole('button', { name: 'Play the film' }).click()
  expect(player()?.src).toContain('youtube-nocookie.com/embed/abcdefghijk')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(player).toBeNull()
})
