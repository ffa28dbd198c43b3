import {
  adminPath,
  download,
  logIn,
  openAdmin,
  openLogin,
  password,
  replacePasswordHash,
  rows,
  seed,
  stored,
  tab,
} from './admin-page.ts'
import { expectAccessible } from './checks.ts'
import { expect, hydrated, resize, test } from './fixtures.ts'

const subscriber = { email: 'lina@example.dz', subscribedAt: '2026-03-01T09:30:00.000Z' }
const message = {
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'Mobile app',
  mobile: '+213 550 00 00 00',
  message: 'Three bakeries in Oran.',
  submittedAt: '2026-03-02T10:00:00.000Z',
  id: 1772445600000,
}
const comment = {
  fullName: 'Amel',
  email: 'amel@example.dz',
  website: 'https://amel.example',
  comment: 'Clear and useful.',
  blogPostId: 'blog-details',
  submittedAt: '2026-03-03T11:00:00.000Z',
  id: 1772535600000,
}

test('the page opens with the password, shows, exports and clears three lists, and a reload logs out', async ({
  page,
  context,
}) => {
  const long = `${'A'.repeat(99)}BC and the rest`
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const seeded = {
    newsletter_emails: [
      subscriber,
      { ...subscriber, email: `${'long'.repeat(30)}@example.dz` },
      { email: hostile, subscribedAt: '2026-02-01T09:30:00.000Z' },
    ],
    contact_submissions: [
      message,
      { ...message, id: 1, submittedAt: '2026-02-03T10:00:00.000Z', message: 'x'.repeat(1000) },
      {
        ...message,
        id: 2,
        submittedAt: '2026-02-02T10:00:00.000Z',
        pageSource: 'ArchitectureAgencyHome',
      },
      {
        ...message,
        id: 3,
        submittedAt: '2026-02-01T10:00:00.000Z',
        fullName: hostile,
        message: hostile,
        pageSource: hostile,
      },
    ],
    blog_comments: [
      comment,
      { ...comment, id: 1, submittedAt: '2026-02-02T11:00:00.000Z', comment: long },
      {
        ...comment,
        id: 2,
        submittedAt: '2026-02-01T11:00:00.000Z',
        comment: hostile,
        website: 'javascript:alert(1)',
      },
    ],
  }
  // In Algiers it is already the next day; an export has the UTC date.
  await page.clock.setFixedTime(new Date('2026-03-04T23:30:00Z'))
  await openLogin(page, seeded)

  await test.step('a wrong password is refused and shows no records', async () => {
    await expect(page).toHaveTitle('Admin | Ikosim Studio')
    await expect(page.getByText(subscriber.email)).toBeHidden()
    await expectAccessible(page)

    await logIn(page, 'guess')
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText('Incorrect password', { exact: true })).toBeVisible()
    await expectAccessible(page, '[role="alertdialog"][open]')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByText(subscriber.email)).toBeHidden()
  })

  await test.step('the right password opens the page', async () => {
    await logIn(page, password)
    await expect(page.getByRole('cell', { name: subscriber.email, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('three tabs show the counts and the records', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Subscribers 3', 'Contacts 4', 'Comments 3'])
    await expect(tab(page, 'Subscribers')).toHaveAttribute('aria-selected', 'true')
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).first()).toContainText('1 Mar 2026, 10:30')

    await tab(page, 'Contacts').click()
    await expect(rows(page)).toHaveCount(4)
    for (const text of [
      message.fullName,
      message.email,
      message.mobile,
      message.projectType,
      message.message,
      'Contact Page',
    ]) {
      await expect(rows(page).first()).toContainText(text)
    }
    await expect(rows(page).filter({ hasText: 'Contact Page' })).toHaveCount(2)
    await expect(rows(page).filter({ hasText: 'ArchitectureAgencyHome' })).toHaveCount(1)

    await tab(page, 'Comments').click()
    await expect(rows(page)).toHaveCount(3)
    for (const text of [comment.fullName, comment.website, comment.comment, comment.blogPostId]) {
      await expect(rows(page).first()).toContainText(text)
    }
  })

  await test.step('a long comment is cut after 100 characters, and a click shows all of it', async () => {
    await expect(page.getByText(`${'A'.repeat(99)}B…`, { exact: true })).toBeVisible()
    await expect(page.getByText(long, { exact: true })).toBeHidden()
    await page.getByText('Read all').click()
    await expect(page.getByText(long, { exact: true })).toBeVisible()
  })

  await test.step('typed markup is shown as text', async () => {
    await expect(page.getByText('javascript:alert(1)')).toBeVisible()
    await expect(page.getByRole('cell', { name: hostile, exact: true })).toHaveCount(1)
    await expect(
      page.getByRole('tabpanel').locator('a:not([href^="mailto:"]), img, script'),
    ).toHaveCount(0)
    await tab(page, 'Subscribers').click()
    await expect(page.getByRole('cell', { name: hostile, exact: true })).toHaveCount(1)
    await tab(page, 'Contacts').click()
    await expect(page.getByRole('cell', { name: hostile, exact: true })).toHaveCount(3)
    await expect(page).toHaveTitle('Admin | Ikosim Studio')
  })

  await test.step('each list is exported completely, with its name and the date in the file name', async () => {
    for (const [name, key, fileName] of [
      ['Subscribers', 'newsletter_emails', 'newsletter_subscribers'],
      ['Contacts', 'contact_submissions', 'contact_submissions'],
      ['Comments', 'blog_comments', 'blog_comments'],
    ] as const) {
      await tab(page, name).click()
      const file = await download(page, page.getByRole('button', { name: 'Export JSON' }))
      expect(file.name).toBe(`${fileName}_2026-03-04.json`)
      expect(JSON.parse(file.text)).toEqual(seeded[key])
    }
  })

  await test.step('it fits a small phone, and axe finds no violations', async () => {
    await resize(page, { width: 320, height: 700 })
    for (const name of ['Subscribers', 'Contacts', 'Comments']) {
      await tab(page, name).click()
      await expect(rows(page).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expectAccessible(page)
    }
    await resize(page, { width: 1440, height: 900 })
  })

  await test.step('clearing asks for confirmation, clears one list, and reports it', async () => {
    await tab(page, 'Contacts').click()
    const question = page.getByText(
      'Are you sure you want to delete all data? This action cannot be undone.',
      { exact: true },
    )
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(question).toBeVisible()
    await expectAccessible(page, '[role="alertdialog"][open]')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused()
    expect(await stored(page, 'contact_submissions')).toBe(
      JSON.stringify(seeded.contact_submissions),
    )

    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('button', { name: 'Delete all' }).click()
    await expect(page.getByText('Data has been cleared', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('No contact submissions yet', { exact: true })).toBeVisible()
    await expect(tab(page, 'Contacts')).toHaveText('Contacts 0')
    expect(await stored(page, 'contact_submissions')).toBeNull()
    expect(await stored(page, 'newsletter_emails')).toBe(JSON.stringify(seeded.newsletter_emails))
    expect(await stored(page, 'blog_comments')).toBe(JSON.stringify(seeded.blog_comments))
  })

  const other = await context.newPage()
  const storeElsewhere = (list: readonly unknown[]) =>
    other.evaluate((text) => localStorage.setItem('newsletter_emails', text), JSON.stringify(list))

  await test.step('records that another tab deletes disappear, and empty lists say so', async () => {
    await other.goto('/contact')
    await other.evaluate(() => localStorage.clear())
    for (const [name, text] of [
      ['Subscribers', 'No subscribers yet'],
      ['Contacts', 'No contact submissions yet'],
      ['Comments', 'No blog comments yet'],
    ] as const) {
      await tab(page, name).click()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveText(['Subscribers 0', 'Contacts 0', 'Comments 0'])
  })

  await test.step('records that another tab stores appear', async () => {
    await tab(page, 'Subscribers').click()
    await storeElsewhere([subscriber])
    await expect(page.getByRole('cell', { name: subscriber.email })).toBeVisible()
    await expect(tab(page, 'Subscribers')).toHaveText('Subscribers 1')
  })

  await test.step('a reload logs out', async () => {
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Password')).toBeVisible()
    await expect(page.getByText(subscriber.email)).toBeHidden()
  })
})

test('a password submitted before the page answers opens it afterwards', async ({ page }) => {
  await seed(page.context(), { newsletter_emails: [subscriber] })
  await replacePasswordHash(page.context())
  const released = Promise.withResolvers<void>()
  let held = 0
  await page.route(/\.js$/, async (route) => {
    held++
    await released.promise
    await route.fallback()
  })
  await page.goto(adminPath, { waitUntil: 'commit' })
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(page).toHaveURL(adminPath)
  released.resolve()
  await expect(page.getByRole('cell', { name: subscriber.email })).toBeVisible()
  await expect(page).toHaveURL(adminPath)
})

test('stays usable with 5,000 records a list', async ({ page }) => {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
  const indexes = Array.from({ length: 5000 }, (_, index) => index)
  const subscribers = indexes.map((index) => ({
    email: `reader${index}@example.dz`,
    subscribedAt: at(index),
  }))
  await openAdmin(page, {
    newsletter_emails: subscribers,
    contact_submissions: indexes.map((index) => ({
      ...message,
      fullName: `Person ${index}`,
      submittedAt: at(index),
      id: index,
    })),
    blog_comments: indexes.map((index) => ({ ...comment, submittedAt: at(index), id: index })),
  })
  await expect(page.getByRole('tab')).toHaveText([
    'Subscribers 5,000',
    'Contacts 5,000',
    'Comments 5,000',
  ])
  await expect(rows(page)).toHaveCount(50)
  await expect(rows(page).first()).toContainText('reader4999@')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page).first()).toContainText('reader4949@')
  await page.getByRole('combobox', { name: 'Page' }).selectOption('100')
  await expect(rows(page).last()).toContainText('reader0@')
  await expect(page.getByText('4,951 to 5,000 of 5,000')).toBeVisible()

  // The export contains the whole list, whatever part is visible.
  const file = await download(page, page.getByRole('button', { name: 'Export JSON' }))
  expect(JSON.parse(file.text)).toEqual(subscribers)

  await tab(page, 'Contacts').click()
  await page.getByRole('button', { name: 'Full name' }).click()
  await expect(page.getByRole('columnheader', { name: 'Full name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows(page).first()).toContainText('Person 0')
  await expect(rows(page).nth(2)).toContainText('Person 2')
  await page.getByLabel('Search').fill('person 4321')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 to 1 of 1', { exact: true })).toBeVisible()
  await page.getByLabel('Search').fill('nobody')
  await expect(page.getByText('No record contains all of these words.')).toBeVisible()
})

test('damaged data is reported, offered for download, and kept', async ({ page }) => {
  const broken = `[${JSON.stringify(message)}, {"fullName": "half`
  await openAdmin(page, {
    contact_submissions: broken,
    'contact_submissions.damaged.1700000000000': 'older',
  })
  const notice = page.getByRole('region', { name: 'Some stored data could not be read' })
  await tab(page, 'Contacts').click()
  await resize(page, { width: 320, height: 700 })
  await expect(notice).toContainText('contact_submissions.damaged.1700000000000')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await resize(page, { width: 1440, height: 900 })

  const button = notice.getByRole('button', { name: 'Download contact_submissions', exact: true })
  expect(await download(page, button)).toEqual({ name: 'contact_submissions.txt', text: broken })

  await notice.getByRole('button', { name: 'Delete contact_submissions.damaged' }).click()
  await page.getByRole('button', { name: 'Delete the copy' }).click()
  await expect(notice).not.toContainText('1700000000000')
  expect(await stored(page, 'contact_submissions')).toBe(broken)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toContainText('contact_submissions.damaged.')
})

test('an object with missing fields is listed with blanks, and elements that are no objects are counted', async ({
  page,
}) => {
  const elements = [{ a: 1 }, 'text', null, message]
  await openAdmin(page, { contact_submissions: elements })
  await tab(page, 'Contacts').click()
  await expect(tab(page, 'Contacts')).toHaveText('Contacts 2')
  await expect(rows(page).first()).toContainText(message.fullName)
  await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
    'Print',
    '',
    '',
    '',
    '',
    '',
    'Contact Page',
    '',
  ])
  await expect(page.getByText('that this page cannot read: 2.')).toBeVisible()
  await expectAccessible(page)

  const { text } = await download(page, page.getByRole('button', { name: 'Export JSON' }))
  expect(JSON.parse(text)).toEqual(elements)
})

test('says when the browser blocks its storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await openLogin(page)
  await logIn(page, password)
  await expect(page.getByText('does not let the site use its storage').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('explains why the page is empty', async ({ page }) => {
    await page.goto(adminPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('main noscript p')).toContainText('Switch JavaScript on')
    await expect(page.getByLabel('Password')).toBeHidden()
  })
})
