/**
 * Measures how long the admin page takes to import one file of 5,000 enquiries into a list that holds as many others:
 * from the choice of the file until the report and the table are painted. Each round begins with the same storage.
 * The target is two seconds. Start `npm run serve` first, on a build whose password is in `ADMIN_PASSWORD`.
 *
 *   ADMIN_PASSWORD=… npm run import-time -- http://localhost:3000
 */
import { type Browser, chromium } from 'playwright'
import { chromiumFlags, headlessShellPath } from './chromium.ts'
import { median } from './median.ts'

const origin = process.argv[2] ?? 'http://localhost:3000'
const password = process.env.ADMIN_PASSWORD ?? ''
const rounds = 5
const count = 5000

const browser = await chromium.launch({ executablePath: headlessShellPath, args: chromiumFlags })
const times: number[] = []
for (let round = 1; round <= rounds; round++) times.push(await importTime(browser))
await browser.close()
console.log(`${count} records in ${median(times)} ms, ${Math.max(...times)} ms at most`)

function enquiries(firstId: number) {
  return Array.from({ length: count }, (_, index) => ({
    fullName: `Person ${index}`,
    email: `person${index}@example.dz`,
    projectType: 'Website',
    mobile: '+213 550 00 00 00',
    message: 'We bake bread in Oran and want people to order it the evening before.',
    submittedAt: '2026-03-02T10:00:00.000Z',
    id: firstId + index,
  }))
}

/** Duration of one import in milliseconds. */
async function importTime(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const stored = JSON.stringify(enquiries(1))
  await page.addInitScript((text) => localStorage.setItem('contact_submissions', text), stored)
  await page.goto(`${origin}/admin/subscribers`)
  await page.getByLabel('Password').pressSequentially(password)
  await page.locator('html[data-scripted]').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const input = page.getByLabel('Choose files')
  await input.waitFor({ state: 'attached' })
  await page.evaluate(() => {
    addEventListener(
      'change',
      () => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector('section [role="status"] p')) return
          observer.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => {
              document.documentElement.dataset.took = String(performance.now() - start)
            }),
          )
        })
        observer.observe(document.body, { subtree: true, childList: true })
      },
      { once: true, capture: true },
    )
  })
  const buffer = Buffer.from(JSON.stringify(enquiries(count + 1)))
  await input.setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer })
  const measured = page.locator('html[data-took]')
  await measured.waitFor()
  const took = Number(await measured.getAttribute('data-took'))
  await page.getByText(`${count.toLocaleString('en-GB')} added to Contacts.`).waitFor()
  await context.close()
  return Math.round(took)
}
