/** The content of the pages about the studio. */
import { expect, test } from 'vitest'
import { team } from '../app/content/collections/team.ts'
import { readPage } from './pages.ts'

test('the about page has four figures, three pictures, reasons and one call to action', async () => {
  const $ = await readPage('/about')
  expect($('title').text()).toBe('About the studio | Ikosim Studio')
  const figures = $('[aria-label="The studio in figures"] dl > div').toArray()
  expect(
    figures.map((figure) => [$(figure).find('dt').text(), $(figure).find('dd').first().text()]),
  ).toEqual([
    ['happy clients', '500+'],
    ['apps and websites delivered', '1200+'],
    ['expert developers', '25+'],
    ['programming languages', '15+'],
  ])
  expect($('main img[alt]:not([alt=""])')).toHaveLength(3)
  expect($('[aria-labelledby="why-choose"] h3')).toHaveLength(5)
  expect($('#why-choose').text()).toMatch(/^Why choose us/)
})

test('the about page leads to each member of the team', async () => {
  const $ = await readPage('/about')
  const people = $('#team li a').toArray()
  expect(people.map((link) => [$(link).attr('href'), $(link).text()])).toEqual(
    team.map(({ slug, name }) => [`/team/${slug}`, name]),
  )
})

test('“Schedule a Consultation” leads to the contact page', async () => {
  for (const path of ['/about', '/faq']) {
    const $ = await readPage(path)
    const call = $('main a').filter((_, link) => $(link).text() === 'Schedule a Consultation')
    expect(call, path).toHaveLength(1)
    expect(call.attr('href'), path).toBe('/contact#consultation')
  }
})

test('a legal page shows the date of its build, and its table of contents links to its headings', async () => {
  for (const path of ['/terms-of-use', '/privacy-policy']) {
    const $ = await readPage(path)
    const date = $('main time')
    expect(date, path).toHaveLength(1)
    expect(date.parent().text(), path).toBe(`Last updated on ${date.text()}`)
    const day = new Date(`${date.attr('datetime')}T00:00:00Z`)
    expect(date.text(), path).toBe(
      day.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    )
    const entries = $('nav[aria-labelledby="contents"] a').toArray()
    expect(entries.length, path).toBeGreaterThan(1)
    for (const { attribs } of entries) {
      const words = $(`nav a[href="${attribs.href}"]`).text()
      expect($(`main h2${attribs.href}`).text(), path).toBe(words)
    }
  }
})
