import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { site } from '#words/site.ts'
import { language as arabic } from '../../app/content/ar/language.ts'
import { language as english } from '../../app/content/en/language.ts'
import { inLanguage } from '../../app/lib/in-language.ts'
import type { Language } from '../../app/lib/language.ts'
import { sitemap } from './sitemap.ts'

const address = (page: `/${string}`, language: Language) => ({
  path: inLanguage(page, language.prefix),
  page,
  language,
  lastChanged: '2026-11-24',
})

test('every page names itself and its translations, and the English one for all other languages', () => {
  const pages = [english, arabic].flatMap((language) => [
    address('/', language),
    address('/about', language),
  ])
  const $ = load(sitemap(pages), { xml: true })
  const entries = $('url').toArray()
  expect(entries.map((entry) => $(entry).find('loc').text())).toEqual(
    ['/', '/about', '/ar', '/ar/about'].map((path) => site.url + path),
  )
  for (const entry of entries) {
    const isHome = !$(entry).find('loc').text().endsWith('/about')
    const links = $(entry).find('xhtml\\:link[rel="alternate"]').toArray()
    expect(links.map(({ attribs }) => [attribs.hreflang, attribs.href])).toEqual([
      ['en', site.url + (isHome ? '/' : '/about')],
      ['ar', site.url + (isHome ? '/ar' : '/ar/about')],
      ['x-default', site.url + (isHome ? '/' : '/about')],
    ])
  }
})

test('a page in one language only has no alternates', () => {
  const text = sitemap([address('/about', english), address('/', arabic)])
  expect(text).not.toContain('<xhtml:link')
})
