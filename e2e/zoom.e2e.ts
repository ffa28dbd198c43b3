import { addresses } from '../app/addresses.ts'
import { expectAccessible, findKeyboardFaults, findOverflow, findSpacingFaults } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

// A laptop's window of 1440 by 900 pixels at 200 %: the least room below the header, so the hardest for the focus.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const { path } of addresses) {
  test(`${path} at 200 % is accessible, goes by keyboard, and bears wider spacing`, async ({
    page,
  }) => {
    await page.goto(path)
    // Fetches the code of what stands far down, too.
    await page.mouse.move(10, 10)
    await hydrated(page)
    await expectAccessible(page)
    expect(await findOverflow(page)).toEqual([])
    expect(await findKeyboardFaults(page)).toEqual([])
    expect(await findSpacingFaults(page)).toEqual([])
  })
}
