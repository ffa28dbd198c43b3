import { expect, open, test } from './fixtures.ts'

test('the footer links to the credits, which name fonts, faces, rendering, icons and software with licences', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('link', { name: 'made by our own code' }).click()
  await expect(page).toHaveURL('/about#credits')
  const section = page.getByRole('region', { name: /^Credits/ })
  await expect(section).toBeInViewport()
  await section.getByText('The full list').click()
  await expect(section.getByRole('term')).toHaveText([
    'Type',
    'Faces',
    'Rendering',
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
