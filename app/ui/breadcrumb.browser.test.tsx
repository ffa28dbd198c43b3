import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WithUiWords } from '~/testing/ui-words'
import { Breadcrumb } from './breadcrumb'

test('the steps are links, and the last one is the current page', async () => {
  const screen = await render(
    <Breadcrumb steps={[{ label: 'Blog', href: '/blog' }, { label: 'an-id' }]} />,
    { wrapper: WithUiWords },
  )
  await expect.element(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/blog'])
  await expect.element(screen.getByText('an-id')).toHaveAttribute('aria-current', 'page')
})

test('a step without a page is not marked as the current page', async () => {
  const screen = await render(
    <Breadcrumb steps={[{ label: 'Case study' }, { label: 'Case study' }]} />,
    { wrapper: WithUiWords },
  )
  const steps = screen.getByText('Case study').elements()
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'page'])
})
