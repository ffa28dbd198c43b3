import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WithUiWords } from '~/testing/ui-words'
import { Pricing } from './pricing'

function plans(timeline: string, amount: string) {
  return [{ title: 'Standard', amount, timeline, features: ['Back-ups'] }]
}

test('prices are monthly at first, and yearly on request', async () => {
  const screen = await render(
    <Pricing
      title="Care plans"
      monthly={{ label: 'Monthly', plans: plans('a month', '$29') }}
      yearly={{ label: 'Yearly', plans: plans('a year', '$59') }}
    />,
    { wrapper: WithUiWords },
  )
  await expect.element(screen.getByText('$29')).toBeVisible()
  await expect.element(screen.getByText('$59')).not.toBeVisible()

  await screen.getByRole('radio', { name: 'Yearly' }).click()

  await expect.element(screen.getByText('$59')).toBeVisible()
  await expect.element(screen.getByText('$29')).not.toBeVisible()
})
