import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { site } from '#words/site.ts'
import { notFoundPath } from '../app/lib/not-found-path.ts'
import { notFoundFileOf } from '../hosting/rules.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { metaContent, readBuilt } from './pages.ts'

// The parser leaves the content of `noscript` unparsed, as a browser with scripts does.
const $ = load(await readBuilt(notFoundFileOf({ prefix: '' })))

test('the 404 page stands in its HTML: title, picture, heading, text, the way home and four other ways', () => {
  expect($('head > title').text()).toBe(`Error${site.titleSuffix}`)
  expect($('h1')).toHaveLength(1)
  expect($('main h1').text()).toBe('This page could not be found.')
  expect($('main svg path').length).toBeGreaterThan(5)
  expect($('main h1 + p').text()).toContain('Nothing you wrote on this site is lost.')
  const links = $('main a').toArray()
  expect(links.map((link) => [$(link).text(), link.attribs.href])).toEqual([
    ['Back To Home', '/'],
    ['Portfolio', '/portfolio'],
    ['Services and prices', '/service'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ])
})

test('the 404 page is kept from search engines and stands in no list', async () => {
  expect(metaContent($, 'robots')).toBe('noindex')
  expect($('link[rel="canonical"]')).toHaveLength(0)
  for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt', 'sw.js']) {
    expect.soft(await readBuilt(file), file).not.toContain(notFoundPath)
  }
  await expect(access(join(builtSite, notFoundPath))).rejects.toThrow('ENOENT')
})
