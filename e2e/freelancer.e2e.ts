import type { Page } from '@playwright/test'
import { freelancerAgency } from '#words/freelancer-agency.ts'
import { embedAddress, videoId } from '../app/lib/video-address.ts'
import { expect, open, test } from './fixtures.ts'

const path = '/freelancer-agency'
const player = embedAddress(videoId(freelancerAgency.film.video.address) ?? '')

const services = (page: Page) => page.getByRole('region', { name: freelancerAgency.services.title })
const line = (page: Page, name: string) =>
  services(page).getByRole('listitem').filter({ hasText: name })
const picture = (page: Page, name: string) => line(page, name).locator('img')
const work = (page: Page) => page.locator('#work')
const jobs = (page: Page) => work(page).locator('li[data-cursor="picture"]:visible')

test('the page shows services and ten works that can be filtered, and links to the contact page', async ({
  page,
}) => {
  const abroad: string[] = []
  await page.route(player, (route) => {
    abroad.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await open(page, path)

  await test.step('the first screen introduces the freelancer and links to the contact page', async () => {
    await expect(page).toHaveTitle('Freelancer portfolio | Ikosim Studio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'I work at one desk, on one thing, until it is right.',
    )
    await expect(page.getByRole('link', { name: 'Write to Nour', exact: true })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

  await test.step('each service leads to its page', async () => {
    const links = services(page).getByRole('link')
    await expect(links).toHaveText(['Screens', 'Lettering', 'Apps', 'Websites'])
    for (const [index, slug] of [
      'ui-ux-design',
      'creative-design',
      'technology',
      'reactjs-development',
    ].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/service/${slug}`)
    }
  })

  await test.step('a service’s picture is shown only while the mouse is over the service', async () => {
    await expect(picture(page, 'Lettering')).toBeHidden()
    await line(page, 'Lettering').hover({ position: { x: 200, y: 60 } })
    await expect(picture(page, 'Lettering')).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(picture(page, 'Lettering')).toBeHidden()
  })

  await test.step('keyboard focus shows the picture beside its service', async () => {
    await services(page).getByRole('link', { name: 'Screens' }).focus()
    await page.keyboard.press('Tab')
    await expect(picture(page, 'Lettering')).toBeVisible()
    await expect(picture(page, 'Screens')).toBeHidden()
    const box = await picture(page, 'Lettering').boundingBox()
    const row = await line(page, 'Lettering').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0)
  })

  await test.step('the page ends with partners, a call to action, and a note that it is a demonstration', async () => {
    const partners = page.getByRole('region', { name: freelancerAgency.partners.title })
    await expect(partners.getByRole('paragraph')).toHaveText(
      'For servers I call Zerda Hosting, for card payments Aurès Payments, for a map that shows the track Numid Maps, and before any of it goes live, Salamandre Audit.',
    )
    await expect(page.getByRole('link', { name: 'Write to Nour about March' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(page.getByText(freelancerAgency.demonstration)).toBeVisible()
  })

  await test.step('playing the film loads the player, closing it removes the player', async () => {
    const film = page.getByRole('region', { name: freelancerAgency.film.title })
    const play = film.getByRole('button', { name: /^Play the Blender film/ })
    await play.scrollIntoViewIfNeeded()
    expect(abroad).toEqual([])
    await play.click()
    await expect.poll(() => abroad).toEqual([player])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('a filter hides the loaded works that do not match', async () => {
    const filters = page.getByRole('group', { name: 'Filter jobs' }).getByRole('button')
    await expect(filters).toContainText([
      'All',
      'Web Design',
      'UI/UX Design',
      'Mobile Apps',
      'Logo Design',
    ])
    await expect(jobs(page)).toHaveCount(6)
    await expect(jobs(page).first()).toContainText(freelancerAgency.work.items[0].note)
    await filters.filter({ hasText: 'Mobile Apps' }).click()
    await expect(jobs(page).getByRole('heading')).toHaveText(['La Criée', 'Tikjda Walkers'])
    await expect(work(page).getByRole('status').filter({ hasText: '2 of 10 shown' })).toBeVisible()
    await filters.first().click()
    await expect(jobs(page)).toHaveCount(6)
  })

  await test.step('Load More shows four more, then the button disappears', async () => {
    await work(page).getByRole('button', { name: 'Load More' }).click()
    await expect(jobs(page)).toHaveCount(10)
    await expect(work(page).getByRole('button', { name: 'Load More' })).toHaveCount(0)
    await expect(work(page).getByRole('status').filter({ hasText: '10 of 10 shown' })).toBeVisible()
    await expect(jobs(page).nth(6).getByRole('link')).toBeFocused()
  })

  await test.step('the back button restores the filter and the number of loaded works', async () => {
    await page.getByRole('button', { name: 'Logo Design' }).click()
    await expect(jobs(page)).toHaveCount(3)
    await jobs(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/portfolio/clement')
    await page.goBack()
    await expect(jobs(page)).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Logo Design' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('group', { name: 'Filter jobs' }).getByRole('button').first().click()
    await expect(jobs(page)).toHaveCount(10)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap shows the service’s picture, the second follows the link', async ({
    page,
  }) => {
    await open(page, path)
    const apps = line(page, 'Apps').getByRole('heading')
    await apps.tap()
    await expect(picture(page, 'Apps')).toBeVisible()
    await expect(page).toHaveURL(path)
    await apps.tap()
    await expect(page).toHaveURL('/service/technology')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all ten works are shown, and no control that needs scripts', async ({ page }) => {
    await page.goto(path)
    await expect(jobs(page)).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
    await expect(page.getByRole('group', { name: 'Filter jobs' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Watch the Blender film/ })).toBeVisible()
  })
})
