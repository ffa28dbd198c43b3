import type { Page } from '@playwright/test'
import { creativePortfolio } from '#words/creative-portfolio.ts'
import { partners } from '../app/content/partners.ts'
import { expect, open, test } from './fixtures.ts'

const path = '/creative-portfolio'
const {
  works,
  index: sections,
  study: studyWords,
  partners: partnerWords,
  end: endWords,
} = creativePortfolio
const rowsOf = (page: Page) =>
  page.getByRole('region', { name: 'Four works' }).getByRole('listitem')
const buttonOf = (page: Page, row: number) =>
  rowsOf(page).nth(row).getByRole('link', { name: 'See Details' })

/** Expects one lit picture and three dark ones, or neither without a choice. */
async function expectLight(page: Page, lit: number | 'none') {
  const expected = [0, 1, 2, 3].map((row) => {
    if (lit === 'none') return 'plain'
    return row === lit ? 'in the light' : 'dark'
  })
  const light = () =>
    rowsOf(page)
      .getByRole('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { filter, outlineWidth } = getComputedStyle(picture)
          const isDark = filter.includes('brightness')
          // The mount that appears around a lit picture.
          if (Number.parseFloat(outlineWidth) > 0) return isDark ? 'both' : 'in the light'
          return isDark ? 'dark' : 'plain'
        }),
      )
  await expect.poll(light).toEqual(expected)
}

test('four projects are shown, and hovering a button highlights its picture', async ({ page }) => {
  await open(page, path)

  await test.step('the page begins with its name and a contact link, under the header of a room, without a footer', async () => {
    await expect(page).toHaveTitle('Creative portfolio | Ikosim Studio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mur Porteur')
    await expect(page.getByRole('link', { name: 'Let’s talk' })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  await test.step('four projects alternate left and right, each with its own size and label', async () => {
    await expect(rowsOf(page)).toHaveCount(4)
    expect(new Set(works.items.map(({ category }) => category))).toEqual(
      new Set(['Web Development', 'Branding', 'UI Design', 'Apps Design']),
    )
    const shapes = new Set<string>()
    for (const [index, { title, category, subtitle }] of works.items.entries()) {
      const row = rowsOf(page).nth(index)
      await expect(row.getByRole('heading')).toHaveText(title)
      await expect(row).toContainText(category)
      await expect(row).toContainText(subtitle)
      await expect(buttonOf(page, index)).toHaveAttribute('href', '/portfolio/portfolio-details')
      const picture = await row.getByRole('img').boundingBox()
      const label = await row.getByRole('heading').boundingBox()
      if (!picture || !label) throw new Error(`Row ${index} has no place on the wall.`)
      expect(picture.width, title).toBeGreaterThan(1440 * 0.45)
      expect(label.x < picture.x, `the label of row ${index} is on the left`).toBe(index % 2 === 1)
      shapes.add(`${Math.round(picture.width)}x${Math.round(picture.height)}`)
    }
    expect(shapes.size).toBe(4)
  })

  await test.step('only the first picture is fetched at once', async () => {
    const loading = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')))
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy'])
  })

  await test.step('one case study is shown at length, and leads to its page', async () => {
    const study = page.getByRole('region', { name: studyWords.title })
    await expect(study).toContainText('Featured case study')
    await expect(study.getByRole('img')).toHaveAttribute('alt', /eleven rooms/)
    await expect(study.getByRole('link')).toHaveAttribute('href', '/case-study/case-study-details')
  })

  await test.step('four partners’ logos are shown on a plate', async () => {
    const strip = page.getByRole('region', { name: /With help/ })
    await expect(strip.getByRole('listitem')).toHaveText(
      partnerWords.helpers.map(({ slug, part }) => {
        const partner = partners.find((known) => known.slug === slug)
        return `${part} ${partner?.name}`
      }),
    )
  })

  await test.step('the last frame is empty and its label offers a meeting; below it the page says that it is a demonstration', async () => {
    const end = page.getByRole('region', { name: 'This frame is yours' })
    await expect(end.getByRole('link', { name: 'Apply For Meeting' })).toHaveAttribute(
      'href',
      '/contact',
    )
    const floor = page.getByRole('region', { name: 'About this page' })
    await expect(floor).toContainText(endWords.floor.demonstration)
    await expect(floor).toContainText('20 rue Didouche Mourad')
    await expect(floor).toContainText(/This page appeared after \d/)
    for (const [name, href] of [
      ['Previous: Dounia Sebti', '/personal-portfolio'],
      ['Next room: La Vitrine', '/showcase-portfolio'],
      ['UI/UX design', '/service/ui-ux-design'],
      ['Photography', '/photography-agency'],
      ['Terms of use', '/terms-of-use'],
      ['Privacy policy', '/privacy-policy'],
    ] as const) {
      await expect(floor.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })

  await test.step('keyboard focus highlights a picture, and each project has one tab stop', async () => {
    await expectLight(page, 'none')
    await page.getByRole('link', { name: 'Let’s talk' }).focus()
    for (const index of [0, 1, 2, 3]) {
      await page.keyboard.press('Tab')
      await expect(buttonOf(page, index)).toBeFocused()
      await expectLight(page, index)
      // The page's index follows the first work.
      for (const { label } of index === 0 ? sections : []) {
        await page.keyboard.press('Tab')
        const strip = page.getByRole('navigation', { name: 'On this page' })
        await expect(strip.getByRole('link', { name: label })).toBeFocused()
        await expectLight(page, 'none')
      }
    }
    await buttonOf(page, 3).blur()
    await expectLight(page, 'none')
  })

  await test.step('hovering highlights a picture, and leaving ends it', async () => {
    for (const index of [0, 2]) {
      await buttonOf(page, index).hover()
      await expectLight(page, index)
    }
    await page.mouse.move(2, 300)
    await expectLight(page, 'none')
  })

  await test.step('beside each button stands which page its details are', async () => {
    await expect(rowsOf(page).getByText(works.target)).toHaveCount(works.items.length)
  })

  await test.step('a picture has the same target as its button', async () => {
    await rowsOf(page).nth(3).getByRole('img').click()
    await expect(page).toHaveURL('/portfolio/portfolio-details')
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a touch highlights the picture before the page changes', async ({ page }) => {
    await open(page, path)
    await buttonOf(page, 1).scrollIntoViewIfNeeded()
    const box = await buttonOf(page, 1).boundingBox()
    if (!box) throw new Error('The button has no place.')
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expectLight(page, 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL('/portfolio/portfolio-details')
  })
})
