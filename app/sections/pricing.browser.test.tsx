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
  const plan = screen
    .getByRole('list', { includeHidden: true })
    .getByRole('paragraph', { includeHidden: true })
  const monthly = plan.getByText('$29')
  const yearly = plan.getByText('$59')
  await expect.element(monthly).toBeVisible()
  await expect.element(yearly).not.toBeVisible()

  await screen.getByRole('radio', { name: 'Yearly' }).click()

  await expect.element(yearly).toBeVisible()
  await expect.element(monthly).not.toBeVisible()
})
