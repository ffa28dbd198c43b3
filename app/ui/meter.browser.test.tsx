import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Meter } from './meter'

test('the bar has the name of the skill and the value that stands beside it', async () => {
  const screen = await render(<Meter label="JavaScript" value={92} />)
  const bar = screen.getByRole('meter', { name: 'JavaScript' }).element()
  expect((bar as HTMLMeterElement).value).toBe(92)
  await expect.element(screen.getByText(/^92/).first()).toBeVisible()
})
