import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from './link'

test.each([
  ['/about', null, null],
  ['https://example.com/', '_blank', 'noreferrer'],
  ['mailto:somebody@example.com', null, null],
  ['tel:+21321002020', null, null],
  ['#work', null, null],
])('%s leads there, in a new tab only on another site', async (href, target, rel) => {
  await render(<Link href={href}>There</Link>)
  const link = page.getByRole('link', { name: 'There' }).element()
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('target')).toBe(target)
  expect(link.getAttribute('rel')).toBe(rel)
})

test('a covering link takes a click anywhere on its container', async () => {
  const onPress = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <div style={{ position: 'relative', paddingBottom: '10rem' }} data-testid="tile">
      <Link cover href="/about" onClick={onPress}>
        About
      </Link>
    </div>,
  )
  await page.getByTestId('tile').click({ position: { x: 40, y: 120 } })
  expect(onPress).toHaveBeenCalledOnce()
})
