import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { referenceOf } from '../app/lib/enquiry/reference.ts'
import { expectAccessible, findOverflow } from './checks.ts'
import { expect, hydrated, started, test } from './fixtures.ts'
import { fill, letter } from './forms.ts'

// A Monday, nine in the morning in Algiers.
const now = '2026-11-30T08:00:00Z'

test.use({ timezoneId: 'Africa/Algiers' })

/** The section with its days and times, with the clock set by the test. */
async function openPicker(page: Page, time = now) {
  await page.clock.setFixedTime(time)
  await page.goto('/contact#consultation')
  await hydrated(page)
  const parts = partsOf(page)
  await expect(parts.days.first()).toBeVisible()
  return parts
}

function partsOf(page: Page) {
  const form = page.getByRole('form', { name: 'Schedule a consultation.' })
  return {
    form,
    days: form.getByRole('group', { name: /^Days from/ }).getByRole('radio'),
    day: (name: string) => form.getByRole('radio', { name }),
    times: form.getByRole('checkbox'),
    time: (name: string | RegExp) => form.getByRole('checkbox', { name }),
    places: form.getByRole('list', { name: 'Your proposal' }).getByRole('listitem'),
    send: form.getByRole('button', { name: /^Propose/ }),
    introduce: () => {
      const { 'Full Name*': name, 'Email*': email, 'Mobile*': mobile } = letter
      return fill(form, { 'Full Name*': name, 'Email*': email, 'Mobile*': mobile })
    },
  }
}

const storedMessages = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('contact_submissions') ?? 'null'))

test('three times are chosen by keyboard, ordered, and stored as a proposal', async ({ page }) => {
  const { form, days, day, times, time, places, send, introduce } = await openPicker(page)

  await test.step('the next twelve working days are offered, after one day of notice', async () => {
    await expect(days).toHaveCount(12)
    await expect(days.first()).toHaveAccessibleName('Tuesday 1 December')
    await expect(days.last()).toHaveAccessibleName('Wednesday 16 December')
    await expect(times).toHaveCount(6)
    await expect(form.getByText('Your clock and the one in Algiers')).toBeVisible()
    await expectAccessible(page, '#consultation')
  })

  await test.step('a row is a week of five days, and every weekday has its column', async () => {
    const places = await days.evaluateAll((radios) =>
      radios.map((radio) => {
        const box = radio.getBoundingClientRect()
        return { weekday: radio.ariaLabel?.split(' ')[0], left: Math.round(box.left), top: box.top }
      }),
    )
    const columns = new Map(places.map(({ weekday, left }) => [weekday, left]))
    expect(columns.size).toBe(5)
    expect(places.map(({ weekday }) => columns.get(weekday))).toEqual(
      places.map(({ left }) => left),
    )
    const sundays = places.filter(({ weekday }) => weekday === 'Sunday')
    expect(Math.min(...columns.values())).toBe(columns.get('Sunday'))
    expect(new Set(places.map(({ top }) => top)).size).toBe(sundays.length + 1)
  })

  await test.step('nothing is stored without a chosen time, and only then is asked who proposes it', async () => {
    await expect(form.getByRole('textbox')).toHaveCount(0)
    await expect(send).toHaveAccessibleDescription('Choose a time first')
    await send.click()
    await expect(times.first()).toBeFocused()
    await expect(times.first()).toHaveAccessibleDescription('Choose at least one time')
    await expect(times.first()).toHaveAttribute('aria-invalid', 'true')
    expect(await storedMessages(page)).toBeNull()
    await expectAccessible(page, '#consultation')
  })

  await test.step('arrow keys choose the day, the space bar chooses times', async () => {
    await page.keyboard.press('Space')
    await expect(form.getByText('Choose at least one time')).toHaveCount(0)
    await expect(send).toHaveAccessibleDescription('')
    await introduce()
    await times.first().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(day('Tuesday 1 December')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(day('Wednesday 2 December')).toBeChecked()
    await expect(day('Tuesday 1 December')).toHaveAccessibleName('Tuesday 1 December, chosen')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(time('10:30, second choice')).toBeChecked()
    await expect(time('11:30, third choice')).toBeChecked()
    await expect(form.getByRole('status').first()).toHaveText(
      'first choice: Tuesday 1 December, 09:30. second choice: Wednesday 2 December, 10:30. third choice: Wednesday 2 December, 11:30.',
    )
  })

  await test.step('no more than three times can be chosen', async () => {
    await expect(time('14:00')).toBeDisabled()
    await expect(form.getByText('You can propose three at most.')).toBeVisible()
    await expectAccessible(page, '#consultation')
  })

  await test.step('a time can be moved up and down, and keeps the focus', async () => {
    await places.nth(2).getByRole('button', { name: 'Move up' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(places.nth(0)).toContainText('Wednesday 2 December, 11:30')
    const moveDown = places.nth(0).getByRole('button', { name: 'Move down' })
    await expect(moveDown).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(places.nth(1)).toContainText('Wednesday 2 December, 11:30')
    await expect(places.nth(1).getByRole('button', { name: 'Move up' })).toBeFocused()
  })

  await test.step('removing a time makes room for another', async () => {
    await places.nth(2).getByRole('button', { name: 'Remove' }).click()
    await expect(form.getByRole('list', { name: 'Your proposal' })).toBeFocused()
    await expect(places.nth(2)).toHaveText('Third, if you like')
    await expect(time('10:30')).not.toBeChecked()
    await expect(time('14:00')).toBeEnabled()
  })

  await test.step('the proposal is stored as an enquiry whose message begins with the times', async () => {
    await form.getByRole('radio', { name: 'Phone' }).check()
    await form.getByLabel('What it is about').fill('An app for fishermen.')
    await send.click()
    await expect(form.getByText('Thank you for contacting us!')).toHaveText(
      'Thank you for contacting us! We will get back to you soon.',
    )
    expect(await storedMessages(page)).toEqual([
      {
        fullName: 'Yacine Haddad',
        email: 'yacine@example.dz',
        projectType: 'Consultation',
        mobile: '+213 550 00 00 00',
        message:
          'Thirty minutes, by phone. Proposed times:\n1. Tuesday 1 December 2026, 09:30 in Algiers\n2. Wednesday 2 December 2026, 11:30 in Algiers\n\nAn app for fishermen.',
        submittedAt: '2026-11-30T08:00:00.000Z',
        id: Date.parse(now),
      },
    ])
    await expect(places.first()).toHaveText('First choice: tick a time')
    await expect(days.first()).toBeChecked()
    await expect(form.getByRole('radio', { name: 'Video call' })).toBeChecked()
  })

  await test.step('the hand-over also offers a calendar file', async () => {
    await expectAccessible(page, '#consultation')
    const download = page.waitForEvent('download')
    await form.getByRole('button', { name: 'Save the times for your calendar' }).click()
    const file = await download
    const reference = referenceOf(Date.parse(now))
    expect(file.suggestedFilename()).toBe(`ikosim-consultation-${reference}.ics`)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
    expect(
      events.map(({ startDate, endDate, location, uid }) => [
        startDate.toString(),
        endDate.toString(),
        location,
        uid,
      ]),
    ).toEqual([
      ['2026-12-01T08:30:00Z', '2026-12-01T09:00:00Z', 'Phone', `${reference}-1@ikosim.studio`],
      ['2026-12-02T10:30:00Z', '2026-12-02T11:00:00Z', 'Phone', `${reference}-2@ikosim.studio`],
    ])
  })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', viewport: { width: 320, height: 640 } })

  test('times are shown in the visitor’s zone, with the studio’s beside them, also across a clock change', async ({
    page,
  }) => {
    // A browser without Temporal loads the polyfill.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
    // New York goes from five hours behind Greenwich to four on Sunday 14 March 2027; Algiers stays an hour ahead.
    const { form, day, times, time, places, send, introduce } = await openPicker(
      page,
      '2027-03-14T05:30:00Z',
    )
    expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(false)
    await expect(form.getByText('Below each is the time in Algiers')).toBeVisible()
    await expect(times.first()).toHaveAccessibleName('04:30, 09:30 in Algiers')
    await time(/^04:30/).check()
    expect(await findOverflow(page)).toEqual([])
    await expectAccessible(page, '#consultation')
    await expect(places.first()).toContainText('Monday 15 March, 04:30 your time 09:30 in Algiers')

    await day('Tuesday 16 March').check()
    await time(/^09:00/).check()
    await introduce()
    await send.click()
    await expect(form.getByText('Thank you for contacting us!')).toBeVisible()
    expect(await storedMessages(page)).toMatchObject([
      {
        message:
          'Thirty minutes, by video call. Proposed times:\n1. Monday 15 March 2027, 09:30 in Algiers (04:30 in New York)\n2. Tuesday 16 March 2027, 14:00 in Algiers (09:00 in New York)',
      },
    ])
    expect(await findOverflow(page)).toEqual([])
  })
})

test('what is chosen in the estimate goes along with the proposal', async ({ page }) => {
  const { form, time, send, introduce } = await openPicker(page)
  const along = form.getByRole('checkbox', { name: /^Send my estimate along/ })
  await expect(along).toHaveCount(0)
  const estimate = page.getByRole('region', { name: 'What would it cost?' })
  await estimate.getByRole('radio', { name: /^An app with accounts/ }).check()
  await estimate.getByRole('checkbox', { name: /^Written twice/ }).check()
  await expect(estimate.getByRole('status')).toContainText('$21,600')
  await estimate.getByRole('link', { name: 'or bring it to a meeting' }).click()
  await expect(page).toHaveURL('/contact#consultation')
  await expect(along).toBeChecked()
  await expect(along).toHaveAccessibleName('Send my estimate along: 108 days, $21,600')
  await expectAccessible(page, '#consultation')

  await time('09:30').check()
  await introduce()
  await send.click()
  await expect(form.getByText('Thank you for contacting us!')).toBeVisible()
  expect(await storedMessages(page)).toMatchObject([
    {
      message: expect.stringMatching(
        /09:30 in Algiers\n\nWe have in mind: .*108 days of work, \$21,600\.$/,
      ),
    },
  ])
})

test('a chosen time that has become too close is not proposed', async ({ page }) => {
  const { form, times, time, places, send, introduce } = await openPicker(page)
  await time('09:30').check()
  await time('16:00').check()
  await introduce()
  await page.clock.setFixedTime('2026-11-30T11:00:00Z')
  await send.click()
  await expect(form.getByRole('alert')).toHaveText(/^One of your times is now too soon/)
  expect(await storedMessages(page)).toBeNull()
  await expect(places.first()).toContainText('Tuesday 1 December, 16:00')
  await expect(times.first()).toHaveAccessibleName('14:00')

  // The rest of the proposal can be sent as it is.
  await send.click()
  await expect(form.getByText('Thank you for contacting us!')).toBeVisible()
})

test('the code for days and times is fetched only when the section is near the window', async ({
  page,
}) => {
  await page.goto('/contact')
  await started(page)
  const section = page.locator('#consultation')
  await expect(section).toHaveAttribute('data-state', 'waiting')
  await section.getByRole('heading').scrollIntoViewIfNeeded()
  await expect(partsOf(page).days).toHaveCount(12)
})

test.describe('when a file cannot be fetched', () => {
  test.use({ expectedMessages: [/\.js: request failed|Failed to (load resource|fetch)/] })

  test('the section shows e-mail and telephone, and the contact form still works', async ({
    page,
  }) => {
    await page.goto('/contact')
    await started(page)
    let refused = 0
    await page.route('**/*.js', (route) => {
      refused += 1
      return route.abort()
    })
    const section = page.locator('#consultation')
    await section.getByRole('heading').scrollIntoViewIfNeeded()
    await expect(section.getByRole('alert')).toContainText('Propose yours by e-mail or phone:')
    expect(refused).toBeGreaterThan(0)
    await expect(section.getByRole('link', { name: '+213 21 00 20 20' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await expectAccessible(page, '#consultation')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('the section shows telephone and e-mail', async ({ page }) => {
    await page.goto('/contact#consultation')
    const section = page.locator('#consultation')
    await expect(section.getByRole('heading')).toBeInViewport()
    await expect(section.getByText('Propose yours by e-mail or phone:')).toBeVisible()
    await expect(section.getByRole('link', { name: 'hello@ikosim.studio' })).toBeVisible()
    await expect(section.getByRole('link', { name: '+213 21 00 20 20' })).toBeVisible()
    await expect(section.getByText('Days and times follow')).toBeHidden()
    await expect(section.getByText('Choose up to three times')).toBeHidden()
  })
})

test('every “Schedule a Consultation” leads to the days and times', async ({ page }) => {
  for (const path of ['/about', '/service/ui-ux-design', '/faq']) {
    await page.goto(path)
    const call = page.getByRole('link', { name: 'Schedule a Consultation' })
    await expect(call).toHaveAttribute('href', '/contact#consultation')
  }
  await hydrated(page)
  await page.getByRole('link', { name: 'Schedule a Consultation' }).click()
  await expect(page).toHaveURL('/contact#consultation')
  await expect(page.getByRole('heading', { name: 'Schedule a consultation.' })).toBeInViewport()
  await expect(partsOf(page).days).toHaveCount(12)
})
