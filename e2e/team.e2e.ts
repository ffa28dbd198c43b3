import { genericMember, team } from '../app/content/collections/team.ts'
import { expect, open, resize, test } from './fixtures.ts'

test('members are four in a row, each with four social links, and a portrait links to its page', async ({
  page,
}) => {
  await open(page, '/team')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our team')
  const cards = page.locator('main li:has(h2)')
  await expect(cards).toHaveCount(team.length)
  const lefts = await cards.evaluateAll((list) =>
    list.map((card) => Math.round(card.getBoundingClientRect().left)),
  )
  expect(new Set(lefts).size).toBe(4)
  expect(lefts).toEqual(team.map((_, index) => lefts[index % 4]))
  for (const [index, member] of team.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      `/team/${member.slug}`,
    )
    await expect(card.locator('ul a')).toHaveText(
      ['LinkedIn', 'Twitter', 'YouTube', 'Facebook'].map((name) => `${name} of ${member.name}`),
    )
  }

  await test.step('the four stand in one row, large enough for a finger', async () => {
    const rows = await cards.locator('ul').evaluateAll((lists) =>
      lists.map((list) => {
        const links = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect())
        return {
          lines: new Set(links.map(({ top }) => top)).size,
          isLargeEnough: links.every(({ width, height }) => width >= 44 && height >= 44),
        }
      }),
    )
    expect(rows).toEqual(team.map(() => ({ lines: 1, isLargeEnough: true })))
  })

  await cards
    .nth(5)
    .locator('[data-cursor="picture"]')
    .click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL('/team/claire-roux-benali')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Roux-Benali')
})

test('a member’s page shows their work, the others, and ends on a letter', async ({ page }) => {
  const last = team.at(-1)?.name ?? ''
  await open(page, '/team/lina-haddad')
  const carousel = page.getByRole('region', { name: 'The team', exact: true })
  await expect(carousel.locator('h3')).toHaveCount(team.length - 1)

  await test.step('four in view, three below 1200 px, two below 991 px, one below 500 px', async () => {
    for (const [width, count] of [
      [1200, 4],
      [1199, 3],
      [991, 3],
      [990, 2],
      [500, 2],
      [499, 1],
    ] as const) {
      await resize(page, { width, height: 900 })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(
        count,
      )
    }
  })

  await test.step('the page ends on a letter to the member', async () => {
    const letter = page.getByRole('region', { name: 'Dear Lina Haddad,' })
    await expect(letter.getByRole('link', { name: 'Write to Lina' })).toHaveAttribute(
      'href',
      '/contact#question=For+Lina+Haddad%3A',
    )
  })

  await test.step('the carousel loops from the first to the last', async () => {
    const current = carousel.locator('[data-current] h3')
    await expect(current).toHaveText('Lyès Ould Kaci')
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await expect(current).toHaveText(last)
  })
})

test('an unknown id shows the page for new colleagues with that id in the breadcrumb', async ({
  page,
}) => {
  await open(page, '/team/nobody-yet')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('nobody-yet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericMember.name)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
