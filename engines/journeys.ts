/**
 * The main journeys, whatever the engine. `e2e/` tests them and the details in Chromium; these tests check that other
 * engines complete the main tasks: `npm run test:engines`.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { freePort } from '../scripts/free-port.mjs'
import type { Engine, Page } from './engine.ts'
import { until } from './until.ts'

/** The password of the build. */
const password = process.env.ADMIN_PASSWORD ?? ''
const port = await freePort()
const site = `http://localhost:${port}`
const server = spawn(process.execPath, ['scripts/serve.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: 'ignore',
})

before(() =>
  until('the server', () =>
    fetch(site).then(
      ({ ok }) => ok,
      () => false,
    ),
  ),
)
after(() => server.kill())

/** Runs in the admin page: sets a file on the import's field once it exists. */
function chooseFile(content: string): boolean {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([content], 'ikosim-enquiry.json', { type: 'application/json' }))
  if (!input) return false
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** The main journeys as tests of one engine. */
export function testJourneys(engine: Engine) {
  describe(engine.name, { skip: engine.missing }, () => {
    let page: Page
    let close: (() => Promise<void>) | undefined

    before(async () => {
      const browser = await engine.start()
      page = browser.page
      close = browser.close
      await page.resize(1440, 900)
    })
    after(() => close?.())

    async function open(path: string, on = page) {
      await on.goto(site + path)
      await on.press('Tab')
      await until(`${path} to be interactive`, () =>
        on.run(() => 'scripted' in document.documentElement.dataset),
      )
    }
    async function logIn(on = page) {
      await open('/admin/subscribers', on)
      await on.type({ css: 'main input[name=password]' }, password)
      await on.click({ css: 'main form button[type=submit]' })
    }
    const path = () => page.run(() => location.pathname)
    const heading = () => page.run(() => document.querySelector('h1')?.textContent ?? '')
    const stored = (key: string) =>
      page.run((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], key)
    const says = (text: string, on = page) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count as said.
      until(`“${text}”`, () => on.run((wanted) => document.body.innerText.includes(wanted), text))

    test('browses from the home page to a project and back', async () => {
      await open('/')
      const home = await heading()
      await page.click({ role: 'link', name: 'Portfolio', within: 'header' })
      await until('the portfolio', async () => (await path()) === '/portfolio')
      await until('its heading', async () => (await heading()) !== home)
      await page.click({ role: 'link', name: 'Tassili Bank', within: 'main' })
      await until('the project', async () => (await heading()) === 'Tassili Bank')
      assert.equal(await path(), '/portfolio/tassili-bank')
      await page.run(() => history.go(-2))
      await until('the home page again', async () => (await heading()) === home)
    })

    test('opens the menu on a phone, closes it, and returns the focus', async () => {
      await page.resize(390, 844)
      await open('/about')
      await page.click({ role: 'button', name: 'Menu' })
      await until('the menu', () => page.run(() => document.querySelector('dialog:modal') !== null))
      await page.press('Escape')
      await until('the menu to close', () =>
        page.run(() => document.querySelector('dialog:modal') === null),
      )
      await until('the focus on the button', () =>
        page.run(() => document.activeElement?.matches('[data-frame=header] [commandfor=menu]')),
      )
      await page.resize(1440, 900)
    })

    test('filters the portfolio and loads more projects', async () => {
      const shown = () =>
        page.run(
          () =>
            [...document.querySelectorAll('main li[data-cursor="picture"]')].filter(
              (tile) => tile.getClientRects().length > 0,
            ).length,
        )
      await open('/portfolio')
      assert.equal(await shown(), 7)
      await page.click({ role: 'button', name: 'Load More', within: 'main' })
      await until('all ten projects', async () => (await shown()) === 10)
      await page.click({ role: 'button', name: 'Logo Design', within: 'main' })
      await until('the two filtered ones', async () => (await shown()) === 2)
    })

    test('opens a question and closes it', async () => {
      const isOpen = (index: number) =>
        page.run((n) => document.querySelectorAll('main details')[n]?.hasAttribute('open'), index)
      await open('/service/consultancy')
      assert.equal(await isOpen(0), true)
      await page.click({ css: 'main details:nth-of-type(2) > summary' })
      await until('the second answer', async () => (await isOpen(1)) && !(await isOpen(0)))
      await page.click({ css: 'main details:nth-of-type(2) > summary' })
      await until('no answer', async () => !(await isOpen(1)))
    })

    test('moves the testimonials', async () => {
      const carousel = '[aria-roledescription="carousel"]'
      const current = () =>
        page.run(() => document.querySelector('[data-current]')?.getAttribute('aria-label'))
      await open('/service')
      // Its code loads near the window, from which the focus of the first Tab may scroll away again.
      await until('the first testimonial', async () => {
        await page.run((css) => document.querySelector(css)?.scrollIntoView(), carousel)
        return (await current()) === '1 of 4'
      })
      await page.click({ role: 'button', name: 'Next', within: carousel })
      await until('the next one', async () => (await current()) === '2 of 4')
    })

    test('sends an enquiry', async () => {
      await open('/contact')
      const count = (await stored('contact_submissions')).length
      await page.click({ css: 'main form button[type=submit]' })
      await says('Please fill in all required fields')
      await page.type({ role: 'textbox', name: 'Full Name*' }, 'Nadia Chérif')
      await page.type({ role: 'textbox', name: 'Email*' }, 'nadia@example.dz')
      await page.type({ role: 'textbox', name: 'Project Type*' }, 'Website')
      await page.type({ role: 'textbox', name: 'Mobile*' }, '+213 550 00 00 00')
      await page.type({ role: 'textbox', name: 'Message*' }, 'A shop for two bakeries.')
      await page.click({ css: 'main form button[type=submit]' })
      await says('Thank you for contacting us! We will get back to you soon.')
      assert.equal((await stored('contact_submissions')).length, count + 1)
    })

    test('hands an enquiry over to the studio: pasted, quoted and wrapped, and as a file', async () => {
      // The panel under the submitted form.
      const { text, record } = await until('the ready-written mail', () =>
        page.run(() => {
          const mail = document.querySelector<HTMLAnchorElement>(
            'main a[href^="mailto:"][href*="ikosim%3A1%3A"]',
          )
          const body = /[?&]body=([^&]*)/.exec(mail?.href ?? '')?.[1]
          const list = JSON.parse(localStorage.getItem('contact_submissions') ?? '[]') as unknown[]
          return body ? { text: decodeURIComponent(body), record: list.at(-1) } : undefined
        }),
      )
      const wrapped = (text.match(/[^\r\n]{1,70}/g) ?? []).map((line) => `> ${line}`).join('\n')
      const paste = async (studio: Page, pasted: string) => {
        await studio.paste({ css: 'main textarea' }, pasted)
        await studio.click({ role: 'button', name: 'Import the text' })
      }
      /** The admin page with the import open and no enquiry yet. */
      const openDesk = async (studio: Page) => {
        await studio.run(() => localStorage.clear())
        await logIn(studio)
        await studio.click({ css: 'main [role=tab]:nth-of-type(2)' })
        await studio.click({ role: 'button', name: 'Import', within: 'main' })
      }
      const arrived = async (studio: Page) => {
        const list = await studio.run(() => localStorage.getItem('contact_submissions'))
        return JSON.parse(list ?? '') as unknown
      }
      // A second profile with its own storage.
      const { page: studio, close: closeStudio } = await engine.start()
      try {
        await studio.resize(1440, 900)
        await studio.goto(site)

        await openDesk(studio)
        await paste(studio, text.replaceAll('\r', ''))
        await says('1 added to Contacts.', studio)
        // Recognised as identical in every field, or it would be refused.
        await paste(studio, wrapped)
        await says('1 already here.', studio)
        assert.deepEqual(await arrived(studio), [record])

        await openDesk(studio)
        // The protocols select files in three ways, so set it by script.
        await until('the field for files', () => studio.run(chooseFile, JSON.stringify([record])))
        await says('1 added to Contacts.', studio)
        assert.deepEqual(await arrived(studio), [record])
      } finally {
        await closeStudio()
      }
    })

    test('comments on an article', async () => {
      await open('/blog/offline-first-apps')
      await page.type({ role: 'textbox', name: 'Full Name*' }, 'Amel')
      await page.type({ role: 'textbox', name: 'Email*' }, 'amel@example.dz')
      await page.type({ css: 'main form textarea' }, 'Clear and useful.')
      await page.click({ css: 'main form button[type=submit]' })
      await says('Thank you for your comment! It has been submitted for review.')
      assert.equal((await stored('blog_comments')).length, 1)
    })

    test('subscribes to the newsletter, once', async () => {
      await open('/about')
      for (const answer of ['Thank you for subscribing!', 'You are already subscribed!']) {
        await page.type({ css: 'footer form input[type=email]' }, 'nadia@example.dz')
        await page.click({ css: 'footer form button[type=submit]' })
        await says(answer)
      }
      assert.equal((await stored('newsletter_emails')).length, 1)
    })

    test('shows the owner what was collected, and exports it', async () => {
      await logIn()
      await says('nadia@example.dz')
      await page.run(() => {
        // Checks the file's name apart from the browser's way of saving it.
        HTMLAnchorElement.prototype.click = function () {
          document.documentElement.dataset.exported = this.download
        }
      })
      await page.click({ role: 'button', name: 'Export JSON', within: 'main' })
      const name = await until('the export', () =>
        page.run(() => document.documentElement.dataset.exported),
      )
      assert.match(name, /^newsletter_subscribers_\d{4}-\d\d-\d\d\.json$/)
    })
  })
}
