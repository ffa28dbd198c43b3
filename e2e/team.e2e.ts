import type { Page } from '@playwright/test'
import { genericMember, team } from '../app/content/en/team'
import { expect, hydrated, test } from './fixtures'

const cards = (page: Page) => page.locator('main li:has(h2)')

async function othersInView(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const carousel = page.getByRole('region', { name: 'The team' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next' }).waitFor()
  return carousel.locator('[aria-roledescription="slide"]:not([inert])')
}

test('eight members stand four a row, each with four links to networks', async ({ page }) => {
  await page.goto('/team')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our team')
  await expect(cards(page)).toHaveCount(8)
  const lefts = await cards(page).evaluateAll((list) =>
    list.map((card) => Math.round(card.getBoundingClientRect().left)),
  )
  expect(new Set(lefts).size).toBe(4)
  expect(lefts.slice(0, 4)).toEqual(lefts.slice(4))
  for (const [index, member] of team.entries()) {
    const card = cards(page).nth(index)
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      `/team/${member.slug}`,
    )
    const social = card.locator('ul a')
    await expect(social).toHaveText(
      ['LinkedIn', 'Twitter', 'YouTube', 'Facebook'].map((name) => `${name} of ${member.name}`),
    )
  }
})

test('a portrait leads to its page', async ({ page }) => {
  await page.goto('/team')
  await hydrated(page)
  await cards(page)
    .nth(5)
    .locator('[data-cursor="picture"]')
    .click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL('/team/claire-roux-benali')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Roux-Benali')
})

test('a member page tells life, skills and projects', async ({ page }) => {
  await page.goto('/team/meriem-ait-said')
  await expect(page.getByRole('region', { name: 'Biography' })).toContainText(/\S.{200,}/)
  const skills = page.getByRole('region', { name: 'Skills' })
  await expect(skills.getByRole('meter', { name: 'HTML and CSS' })).toHaveAttribute('value', '98')
  await expect(skills).toContainText('98%')
  const projects = page.getByRole('region', { name: 'Projects' }).getByRole('link')
  expect(
    await projects.evaluateAll((list) => list.map((link) => link.getAttribute('href'))),
  ).toEqual(['/portfolio/noria-water', '/portfolio/hoggar-trails', '/portfolio/dar-zellij'])
  const social = page.getByRole('link', { name: /^(LinkedIn|Twitter|YouTube|Facebook) of Meriem/ })
  await expect(social).toHaveCount(4)
})

test('the way on goes round the team', async ({ page }) => {
  await page.goto('/team/lina-haddad')
  await hydrated(page)
  await page.getByRole('link', { name: 'Previous Thiziri Amokrane' }).click()
  await expect(page).toHaveURL('/team/thiziri-amokrane')
  await page.getByRole('link', { name: 'Next Lina Haddad' }).click()
  await expect(page).toHaveURL('/team/lina-haddad')
  await expect(page.getByRole('link', { name: 'Next Lyès Ould Kaci' })).toBeAttached()
})

test('the others follow one another: four, three below 1200 px, two below 991 px, one below 500 px', async ({
  page,
}) => {
  await page.goto('/team/lina-haddad')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'The team' }).locator('h3')).toHaveCount(7)
  for (const [width, count] of [
    [1200, 4],
    [1199, 3],
    [991, 3],
    [990, 2],
    [500, 2],
    [499, 1],
  ] as const) {
    await expect(await othersInView(page, width)).toHaveCount(count)
  }
})

test('the others loop: before the first comes the last', async ({ page }) => {
  await page.goto('/team/lina-haddad')
  await hydrated(page)
  await (await othersInView(page, 499)).first().waitFor()
  const carousel = page.getByRole('region', { name: 'The team' })
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(carousel.locator('[data-current] h3')).toHaveText('Thiziri Amokrane')
})

test('an id that nobody knows shows the free desk, with that id in the breadcrumb', async ({
  page,
}) => {
  await page.goto('/team/nobody-yet')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('nobody-yet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericMember.name)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { slug, name, projects } of [...team, genericMember]) {
    test(`${slug} is all there`, async ({ page }) => {
      await page.goto(`/team/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('meter')).toHaveCount(5)
      await expect(page.getByRole('region', { name: 'Projects' }).getByRole('link')).toHaveCount(
        projects.length,
      )
    })
  }
})
