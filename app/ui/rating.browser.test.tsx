import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WithUiWords } from '~/testing/ui-words'
import { Rating } from './rating'

test.each([
  ['5', 100],
  ['4.5', 90],
  ['0', 0],
])('%s points are told and fill %i percent of the width', async (value, percent) => {
  const screen = await render(<Rating value={value} />, { wrapper: WithUiWords })
  await expect.element(screen.getByText(`${value} out of 5`)).toBeInTheDocument()
  const [whole, filled] = screen.container.querySelectorAll('svg')
  const full = whole?.viewBox.baseVal.width ?? 0
  expect(((filled?.width.baseVal.value ?? 0) / full) * 100).toBeCloseTo(percent)
})
