import type { Page } from '@playwright/test'
import { home } from '#words/home.ts'
import { site } from '#words/site.ts'
import { demoLinks } from '#words/site-links.ts'
import { testimonials } from '#words/testimonials.ts'
import { awards } from '../app/content/awards.ts'
import { articles, marchArticles } from '../app/content/collections/articles.ts'
import { services } from '../app/content/collections/services.ts'
import { homeProjects } from '../app/pages/home/projects.ts'
import { expect, open, test } from './fixtures.ts'

const headline = 'Apps that stay on the home screen.'

test('the page introduces the studio, shows nine projects, and links to the contact page', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const work = page.locator('#work')
  const tiles = work.getByRole('listitem')

  await test.step('the first screen and the figures are as specified', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    const figures = page.getByRole('region', { name: 'Fun facts' })
    await expect(figures.getByRole('definition')).toHaveText(['50', '1000', '200', '15'])
    await expect(figures.getByRole('term')).toHaveText(home.facts.items.map(({ title }) => title))
  })

  await test.step('all services have a link, and so has each in the two rows', async () => {
    const section = page.getByRole('region', { name: 'Services' })
    // The visual copies are hidden from assistive technology.
    const links = section.getByRole('link')
    const { all, rows } = home.services
    const expected = [
      { title: all, href: '/service' },
      ...rows.flat(),
      ...services.map(({ slug, title }) => ({ title, href: `/service/${slug}` })),
    ]
    await expect(links).toHaveText(expected.map(({ title }) => title))
    for (const [index, { href }] of expected.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href)
    }
  })

  await test.step('the reasons link to the about page', async () => {
    const reasons = page.getByRole('region', { name: /You talk to the people who build it\.$/ })
    const about = reasons.getByRole('link', { name: 'About the studio' })
    await expect(about).toHaveAttribute('href', '/about')
  })

  await test.step('a client says what came of the work', async () => {
    const { text, name, designation } = testimonials['djamel-ifticen']
    await expect(work.getByRole('blockquote')).toHaveText(text)
    await expect(work.getByRole('figure').last()).toContainText(`${name} ${designation}`)
  })

  await test.step('the awards are listed with their years', async () => {
    const entries = page.getByRole('region', { name: /Prizes from people/ }).getByRole('listitem')
    await expect(entries).toHaveCount(awards.length)
    for (const [index, { year, name, position, type }] of awards.entries()) {
      for (const text of [year, name, position, type]) {
        await expect(entries.nth(index)).toContainText(text)
      }
    }
  })

  await test.step('the newest article and three of March link to the blog', async () => {
    const journal = page.getByRole('region', { name: 'Blog' })
    const [newest] = articles
    const link = journal.getByRole('article').getByRole('link', { name: newest?.title })
    await expect(link).toHaveAttribute('href', `/blog/${newest?.slug}`)
    const all = journal.getByRole('link', { name: home.journal.all })
    await expect(all).toHaveAttribute('href', '/blog')
    const posts = journal.getByRole('listitem')
    await expect(posts.getByRole('heading')).toHaveText(
      marchArticles.slice(0, 3).map(({ title }) => title),
    )
    for (const post of await posts.all()) {
      await expect(post.getByRole('link')).toHaveAttribute('href', '/blog/blog-details')
      await expect(post).toContainText('March 2022')
    }
  })

  await test.step('every demonstration has a door', async () => {
    const { title, houses } = home.doors
    const doors = page.getByRole('region', { name: title }).getByRole('link')
    await expect(doors).toHaveText(demoLinks.map(({ label, href }) => `${houses[href]} ${label}`))
    for (const [index, { href }] of demoLinks.entries()) {
      await expect(doors.nth(index)).toHaveAttribute('href', href)
    }
  })

  await test.step('the call to action links to the contact page', async () => {
    const start = main.getByRole('link', { name: 'Start a project' }).last()
    await expect(start).toHaveAttribute('href', '/contact')
  })

  await test.step('six projects, the first, the fourth and the fifth of them wide', async () => {
    await expect(tiles).toHaveCount(6)
    const widths = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().width),
    )
    const narrow = Math.min(...widths)
    expect(widths.map((width) => width / narrow > 1.9)).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ])
  })

  await test.step('Load More shows three more', async () => {
    await work.getByRole('button', { name: 'Load More' }).click()
    await expect(tiles).toHaveCount(9)
    await expect(work.getByRole('button', { name: 'Load More' })).toHaveCount(0)
    await expect(tiles.nth(6).getByRole('link')).toBeFocused()
    for (const [index, slug] of homeProjects.entries()) {
      const project = tiles.nth(index).getByRole('link')
      await expect(project).toHaveAttribute('href', `/portfolio/${slug}`)
    }
  })

  await test.step('a picture links to its project, and going back restores tiles and scroll position', async () => {
    const tile = tiles.nth(7)
    const name = (await tile.getByRole('heading').textContent()) ?? ''
    await tile.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(1000)

    // A click on the picture, not on the text: the whole tile is the link.
    const picture = await tile.getByRole('img').boundingBox()
    await page.mouse.click((picture?.x ?? 0) + 140, (picture?.y ?? 0) + 100)
    await expect(page).toHaveURL(`/portfolio/${homeProjects[7]}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(tiles).toHaveCount(9)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the headline responds to the mouse, and the service rows move until paused', async ({
    page,
  }) => {
    await open(page, '/')

    await test.step('the headline responds, and nothing around it moves', async () => {
      const quietLine = page.getByRole('heading', { level: 1 }).getByText('stay on the')
      const width = () =>
        quietLine.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontStretch))
      const before = await width()
      const lead = page.locator('main p').first()
      const place = await lead.boundingBox()
      // The first movement loads the code, so move back and forth until it responds.
      let x = 10
      await expect
        .poll(async () => {
          x = x === 10 ? 30 : 10
          await quietLine.hover({ position: { x, y: 20 } })
          return width()
        })
        .toBeGreaterThan(before + 20)
      expect(await lead.boundingBox()).toEqual(place)
    })

    await test.step('the rows move until they are paused', async () => {
      const services = page.getByRole('region', { name: 'Services' })
      await services.scrollIntoViewIfNeeded()
      // Under the mouse they would stop.
      await page.mouse.move(2, 2)
      const moving = () =>
        services.evaluate(
          (section) =>
            section
              .getAnimations({ subtree: true })
              .filter((animation) => animation instanceof CSSAnimation)
              .filter(({ playState }) => playState === 'running').length,
        )
      await expect.poll(moving).toBe(2)
      await services.getByLabel('Pause the moving rows').check()
      await expect.poll(moving).toBe(0)
    })
  })
})

test.describe('the pictures on the faces of the object', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const canvasOf = (page: Page) => page.locator('canvas')

  /** Share of the canvas that is as light as the paper of the pictures; plain faces are blue or orange, their edges alone light. */
  function paper(page: Page) {
    return canvasOf(page).evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
      if (!copy) throw new Error('There is no canvas.')
      copy.drawImage(canvas, 0, 0)
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height)
      let light = 0
      for (let at = 0; at < data.length; at += 4) {
        if (Math.min(...data.subarray(at, at + 4)) > 200) light += 1
      }
      return (4 * light) / data.length
    })
  }

  /** The canvas takes the place of the static drawing when the object first moves. */
  async function turn(page: Page) {
    // The first movement loads the code, so move back and forth until it responds.
    let x = 300
    await expect(async () => {
      x = 1000 - x
      await page.mouse.move(x, 300)
      await expect(canvasOf(page)).toHaveAttribute('data-drawn', { timeout: 500 })
    }).toPass()
  }

  test('stay on it while it turns', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('img[data-face]')).toHaveCount(3)
    await turn(page)
    await expect.poll(() => paper(page)).toBeGreaterThan(0.05)
  })

  test.describe('that do not load', () => {
    test.use({ expectedMessages: [/part-|ERR_FAILED/] })

    test('leave their faces plain', async ({ page }) => {
      await page.route('**/part-*', (route) => route.abort())
      await open(page, '/')
      await turn(page)
      expect(await paper(page)).toBeLessThan(0.01)
    })
  })
})

test('with reduced motion no frame is drawn for pointer or scroll, and the rows do not move', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame
    Object.assign(window, { framesAsked: 0 })
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'framesAsked', Reflect.get(window, 'framesAsked') + 1)
      return request.call(window, callback)
    }
  })
  await open(page, '/')
  const asked = () => page.evaluate(() => Reflect.get(window, 'framesAsked'))
  // If the first movement loaded code, it would have arrived before this later request.
  await page.mouse.move(300, 300)
  await page.evaluate(async () => (await fetch('/contact')).text())
  const before = await asked()
  await page.mouse.move(700, 600, { steps: 10 })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(await asked()).toBe(before)
  const lasting = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : '')),
  )
  expect(lasting).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all nine projects are shown, and no button that needs scripts', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#work').getByRole('listitem')).toHaveCount(9)
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  })

  test('/digital-agency has the home page as its canonical address', async ({ page }) => {
    await page.goto('/digital-agency')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/`)
  })
})

test('a phone folds the earlier prizes away behind one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const entries = page.getByRole('region', { name: /Prizes from people/ }).getByRole('listitem')
  await expect(entries).toHaveCount(4)
  await page.getByText(home.awards.more).press('Enter')
  await expect(entries).toHaveCount(awards.length)
})
