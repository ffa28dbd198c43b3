import type { Page } from '@playwright/test'
import { architectureAgency as words } from '#words/architecture-agency.ts'
import { courtyardHouse } from '../app/content/drawings/courtyard-house.ts'
import { architectureFacts } from '../app/content/en/fun-facts.ts'
import { embedAddress, videoId } from '../app/lib/video-address.ts'
import { filmAddress } from '../app/pages/architecture-agency/film-address.ts'
import { expect, open, resize, test } from './fixtures.ts'
import { fill, letter } from './forms.ts'

const address = '/architecture-agency'

const player = embedAddress(videoId(filmAddress) ?? '')

/** What is cut off the plan, as of `clip-path`: `none` where nothing moves. */
function cutOff(page: Page) {
  return page
    .getByRole('img', { name: words.about.planLabel })
    .locator('[data-ink]')
    .evaluate((lines) => getComputedStyle(lines).clipPath)
}

/** The smallest letters within the drawings, in pixels of the page. */
async function smallestLetter(page: Page) {
  const sizes = await page
    .locator('main [role=img] span, main [role=img] :is(text, tspan)')
    .evaluateAll((all) =>
      all.map((text) => {
        const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 1
        return scale * Number.parseFloat(getComputedStyle(text).fontSize)
      }),
    )
  return Math.min(...sizes)
}

/** Position of the photograph in the section, in metres. */
async function placeOfCourt(page: Page) {
  const section = page.getByRole('img', { name: words.hero.sectionLabel })
  const photograph = page.getByRole('button', { name: words.hero.film.label }).locator('img')
  const [sheet, court] = [await section.boundingBox(), await photograph.boundingBox()]
  if (!sheet || !court) throw new Error('The hero is not on the page.')
  const metre = sheet.width / 24.8
  return {
    x: (court.x - sheet.x) / metre,
    y: (court.y - sheet.y) / metre,
    width: court.width / metre,
    height: court.height / metre,
  }
}

async function expectInView(page: Page, label: string, counts: readonly (readonly number[])[]) {
  const carousel = page.getByRole('region', { name: label, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  for (const [width = 0, count = 0] of counts) {
    await resize(page, { width, height: 900 })
    const inView = carousel.locator('[aria-roledescription="slide"]:not([inert])')
    await expect(inView, `${label} at ${width} px`).toHaveCount(count)
  }
}

test('the page shows the house, the practice and its work, and contacts the video host only for the film', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await page.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Moving</p>' }),
  )
  await open(page, address)
  const region = (name: string) => page.getByRole('region', { name })

  await test.step('the photograph of the courtyard has the scale and place of the drawing around it', async () => {
    for (const width of [1440, 390]) {
      await resize(page, { width, height: 900 })
      const place = await placeOfCourt(page)
      // The sheet begins 3.40 m west of axis A and 8.90 m above the court's floor.
      expect(place.x - 3.4, `${width} px`).toBeCloseTo(4.7, 1)
      expect(place.width, `${width} px`).toBeCloseTo(8.6, 1)
      expect(8.9 - place.y, `${width} px`).toBeCloseTo(8.75, 1)
      expect(place.height, `${width} px`).toBeCloseTo(10.75, 1)
    }
    await resize(page, { width: 1440, height: 900 })
  })

  await test.step('with reduced motion the plan is complete from the start', async () => {
    expect(await cutOff(page)).toBe('none')
  })

  await test.step('the plan’s axes stand where its walls are, on a phone too', async () => {
    const sheet = page.getByRole('img', { name: words.about.planLabel })
    for (const width of [1440, 390]) {
      await resize(page, { width, height: 900 })
      const house = await sheet.locator('[data-ink]').boundingBox()
      const middle = async (name: string) => {
        const head = await sheet.getByText(name, { exact: true }).boundingBox()
        return {
          x: (head?.x ?? 0) + (head?.width ?? 0) / 2,
          y: (head?.y ?? 0) + (head?.height ?? 0) / 2,
        }
      }
      if (!house) throw new Error('The plan is not on the page.')
      // The file begins 30 cm outside of the outer axes.
      for (const { name, at } of courtyardHouse.axes.lettered)
        expect((await middle(name)).x).toBeCloseTo(house.x + (house.width * (at + 30)) / 1860, 0)
      for (const { name, at } of courtyardHouse.axes.numbered)
        expect((await middle(name)).y).toBeCloseTo(house.y + (house.height * (1530 - at)) / 1560, 0)
    }
  })

  await test.step('no letter in a drawing is smaller than 11 pixels', async () => {
    for (const width of [390, 820, 1000, 1440]) {
      await resize(page, { width, height: 900 })
      expect(await smallestLetter(page), `${width} px`).toBeGreaterThanOrEqual(11)
    }
  })

  await test.step('the four figures are readable at once, on one line in four equal parts', async () => {
    const figures = region('Fun facts')
    await expect(figures.getByRole('definition')).toHaveText(
      architectureFacts.flatMap(({ factNumber, note }) => [factNumber, note]),
    )
    await expect(figures.getByRole('term')).toHaveText([
      'happy clients',
      'projects',
      'team members',
      'digital products',
    ])
    const parts = await figures.locator('dl > div').evaluateAll((facts) =>
      facts.map((fact) => {
        const { top, width } = fact.getBoundingClientRect()
        return [Math.round(top), Math.round(width)]
      }),
    )
    expect(parts).toEqual(Array(4).fill(parts[0]))
  })

  await test.step('the title block leads to who drew the page, and the latest projects to theirs', async () => {
    const linkIn = (name: string, link: string) => region(name).getByRole('link', { name: link })
    for (const { label, href } of words.ending.titleBlock.links) {
      await expect(linkIn(words.ending.titleBlock.label, label)).toHaveAttribute('href', href)
    }
    for (const { name } of words.projects.buildings) {
      await expect(linkIn(words.projects.title, name)).toHaveAttribute(
        'href',
        '/portfolio/portfolio-details',
      )
    }
  })

  await test.step('partners are named, and the title block says who made the page', async () => {
    await expect(region('Firms we build with').getByRole('listitem')).toHaveText(
      words.partners.rows.map(({ trade, task }) => new RegExp(`^${trade}.+${task}$`)),
    )
    await expect(region('Title block')).toContainText('Atelier Sahn (invented)')
    const { title, action } = words.ending
    await expect(region(title).getByRole('link', { name: action.label })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

  await test.step('every picture of the gallery opens in the lightbox and leads to the next', async () => {
    const gallery = region(words.gallery.title)
    await expect(gallery.getByRole('link')).toHaveCount(words.gallery.pictures.length)
    const [first, second] = words.gallery.pictures
    await gallery.getByRole('link', { name: first.title }).click()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    await expect(viewer).toContainText(`${first.title} 1 of 4`)
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    await expect(viewer).toContainText(`${second.title} 2 of 4`)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(gallery.getByRole('link', { name: first.title })).toBeFocused()
  })

  await test.step('the team carousel shows four, three, two or one, and loops', async () => {
    await expectInView(page, 'The team', [
      [1200, 4],
      [1199, 3],
      [991, 3],
      [990, 2],
      [500, 2],
      [499, 1],
    ])
    // The practice is invented, so its people are named with what they drew.
    await expect(region('The team').locator('[data-current]')).toContainText('The section')
    await region('The team').getByRole('button', { name: 'Previous' }).click()
    await expect(region('The team').locator('[data-current] h3')).toHaveText('Thiziri Amokrane')
  })

  await test.step('of four testimonials three, two or one are in view', async () => {
    await expect(region('What clients say').locator('figure')).toHaveCount(4)
    await expectInView(page, 'What clients say', [
      [1199, 3],
      [1198, 2],
      [575, 2],
      [574, 1],
    ])
    await resize(page, { width: 1440, height: 900 })
  })

  await test.step('opening the film loads the player, closing it blanks the source', async () => {
    const court = page.getByRole('button', { name: words.hero.film.label })
    const film = page.getByRole('dialog', { name: words.hero.film.title })
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(foreign).toEqual([])

    await court.click()
    await expect(film.locator('iframe')).toHaveAttribute('src', player)
    await expect(page.frameLocator('iframe').getByText('Moving')).toBeVisible()
    expect(foreign).toEqual([player])

    await page.keyboard.press('Escape')
    await expect(film).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(court).toBeFocused()
  })

  await test.step('an empty enquiry is not stored, a complete one is stored with its page', async () => {
    // Stop the clock, so that messages stay.
    await page.clock.install({ time: '2026-03-02T08:00:00Z' })
    await page.clock.pauseAt('2026-03-02T09:00:00Z')
    const form = page.getByRole('form', { name: 'Send a plan' })
    const stored = () => page.evaluate(() => localStorage.getItem('contact_submissions'))
    await form.getByRole('button', { name: 'Continue' }).click()
    // The message follows the next frame.
    await page.clock.runFor(1000)
    await expect(form.getByRole('alert')).toHaveText('Please fill in all required fields')
    expect(await stored()).toBeNull()

    await fill(form, letter)
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByRole('status')).toHaveText(
      'Thank you for contacting us! We will get back to you soon.',
    )
    expect(JSON.parse((await stored()) ?? '[]')).toEqual([
      {
        fullName: letter['Full Name*'],
        email: letter['Email*'],
        projectType: letter['Project Type*'],
        mobile: letter['Mobile*'],
        message: letter['Message*'],
        submittedAt: expect.any(String),
        pageSource: 'ArchitectureAgencyHome',
        id: expect.any(Number),
      },
    ])
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the plan is drawn on scroll, and is complete in the middle of the window', async ({
    page,
  }) => {
    await open(page, address)
    await expect.poll(() => cutOff(page)).toBe('inset(0px 100% 0px 0px)')
    await page
      .getByRole('img', { name: /^Plan of the courtyard house/ })
      .evaluate((plan) => plan.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => cutOff(page)).toBe('inset(0px 0% 0px 0px)')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('drawings, figures, pictures and texts are all visible', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houses around a courtyard.')
    await expect(page.getByRole('img', { name: /courtyard house/ })).toHaveCount(3)
    // Plan, three parts of it, the detail and the front.
    const drawn = page.locator('main [role=img] [data-ink]')
    await expect(drawn).toHaveCount(6)
    for (const part of await drawn.all()) {
      await expect(part).toBeVisible()
      await expect(part).toHaveCSS('mask-image', /\.svg/)
    }
    await expect(page.locator('main figure')).toHaveCount(4)
    await expect(
      page.getByRole('region', { name: words.gallery.title }).locator('img'),
    ).toHaveCount(4)
  })
})
