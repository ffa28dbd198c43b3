import { expect, hydrated, test } from './fixtures'

test('the studio is told in four figures, three pictures, reasons and one invitation', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page).toHaveTitle('About the studio | Ikosim Studio')
  const figures = page.getByRole('region', { name: 'The studio in figures' })
  for (const [label, value] of [
    ['happy clients', '500+'],
    ['apps and websites delivered', '1200+'],
    ['expert developers', '25+'],
    ['programming languages', '15+'],
  ] as const) {
    const figure = figures
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
    await expect(figure.getByText(value, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Who we are' }).getByRole('img')).toHaveCount(3)
  const reasons = page.getByRole('region', { name: /^Why choose us/ })
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(5)
  const call = page.getByRole('link', { name: 'Schedule a Consultation' })
  await expect(call).toHaveAttribute('href', '/contact')
})

test('the footer of any page leads to the credits, which name type, faces, light, icons and software with their licences', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('link', { name: 'rendered, captured or drawn by our own code' }).click()
  await expect(page).toHaveURL(/\/about\/?#credits$/)
  const section = page.getByRole('region', { name: /^Credits/ })
  await expect(section).toBeInViewport()
  await expect(section.getByRole('term')).toHaveText([
    'Type',
    'Faces',
    'Light',
    'Icons',
    'Software',
  ])
  for (const licence of [
    'SIL Open Font License 1.1',
    'CC0 1.0',
    'Apache License 2.0',
    'MIT License',
  ]) {
    await expect(section).toContainText(licence)
  }
})
