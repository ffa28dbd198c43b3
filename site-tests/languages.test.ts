/** The pages of every language beside each other. */
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import { inLanguage } from '../app/lib/in-language.ts'
import { notFoundFileOf } from '../hosting/rules.ts'
import { readBuilt, readHtml, readPage } from './pages.ts'

const translated = addresses.filter(({ page }) => page !== '/admin/subscribers')

/** Attributes that visitors read or hear. */
const spoken = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title']

/** Words of English sentences that French has not. */
const english =
  /\b(?:the|and|of|with|for|that|this|these|you|your|our|are|was|from|have|which|is|it|not)\b/gi

/** Four Latin words in a row, none of them a name. */
const latinSentence = /(?:^|[\s“«(])(?:\p{Script=Latin}[\p{Ll}’]*[\s,]+){3}\p{Ll}{2,}/u

test('every page links to itself in the other languages, by their own names', async () => {
  for (const { path, page, language } of translated) {
    const $ = await readPage(path)
    const others = languages.filter((one) => one !== language)
    const expected = others.map(({ name, code, prefix }) => [name, code, inLanguage(page, prefix)])
    // Pages without a footer have no third list.
    for (const part of ['header', 'dialog', 'footer']) {
      const links = $(`${part} a[hreflang]`)
      if (part === 'footer' && $('footer').length === 0) continue
      expect
        .soft(
          links
            .toArray()
            .map((link) => [$(link).text(), $(link).attr('lang'), $(link).attr('href')]),
          `${path}: ${part}`,
        )
        .toEqual(expected)
    }
  }
})

test('the 404 page of a language is in it and leads to the other home pages', async () => {
  for (const language of languages) {
    const $ = load(await readBuilt(notFoundFileOf(language)))
    expect.soft($('html').attr('lang')).toBe(language.code)
    const homes = languages.filter((one) => one !== language)
    expect
      .soft(
        $('header a[hreflang]')
          .toArray()
          .map(({ attribs }) => attribs.href),
      )
      .toEqual(homes.map(({ prefix }) => inLanguage('/', prefix)))
  }
})

describe('no sentence is in another language than its page', () => {
  test('on French pages', async () => {
    const found = await textsOf('fr', (text) => (text.match(english) ?? []).length > 1)
    expect(found).toEqual([])
  })

  test('on Arabic pages', async () => {
    const found = await textsOf('ar', (text) => latinSentence.test(text))
    expect(found).toEqual([])
  })
})

/** The texts and spoken attributes on the pages of a language that a test picks out, each with its first page. */
async function textsOf(code: string, isFound: (text: string) => boolean) {
  const found = new Map<string, string>()
  let seen = 0
  for (const { path } of addresses.filter(({ language }) => language.code === code)) {
    for (const text of textsIn(await readHtml(path), code)) {
      seen++
      if (isFound(text)) found.set(text, found.get(text) ?? path)
    }
  }
  expect(seen).toBeGreaterThan(5000)
  return [...found].map(([text, path]) => `${path}: ${text.slice(0, 160)}`)
}

/** What is read or heard on a page, without passages that are marked as another language, code and scripts. */
function textsIn(html: string, code: string): string[] {
  const $ = load(html)
  $(`body [lang]:not([lang=${code}]), script, style, noscript, code, pre`).remove()
  const elements = $('body *').toArray()
  const attributes = elements.flatMap((element) =>
    spoken.map((name) => $(element).attr(name) ?? ''),
  )
  const texts = $('body *')
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data.trim() : ''))
  return [...attributes, ...texts].filter(Boolean)
}
