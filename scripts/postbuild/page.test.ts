import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { finishPage } from './page.ts'

const entry = '<script type="module" src="/assets/entry-1.js"></script>'

/** A page as React Router 8.4 writes it, reduced to what matters here. */
function writePage({ main = '<h1>Home</h1>', start = entry, head = '' } = {}) {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}<style>@layer base, ui;</style><link rel="stylesheet" href="/assets/root-1.css"/></head><body>${main}${start}</body></html>`
}

const readCss = () => '@layer base{body{color:navy}}'
const options = {
  readCss,
  writeCss: () => '/assets/far-1.css',
  writeProps: () => '/assets/props-1.json',
  stylesOf: (): string[] => [],
}
const finish = (html: string, changes = {}) => load(finishPage(html, { ...options, ...changes }))
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the page fetches no script by itself, and its inline script knows the entry', () => {
  const $ = finish(writePage())
  expect($('script[src]')).toHaveLength(0)
  expect($('script[data-entry]').attr('data-entry')).toBe('/assets/entry-1.js')
  expect($('script[data-entry]').parent().is('head')).toBe(true)
})

test('the styles of the first screen move into the page, after the order of the layers', () => {
  const $ = finish(writePage())
  expect($('style').text()).toBe(`@layer base, ui;${readCss()}`)
  expect($('link[rel="stylesheet"]')).toHaveLength(0)
})

test('styles that a part of the page would ask for stay linked, and are not fetched', () => {
  const main = '<div data-island="form"></div><div data-behaviour="list"></div>'
  const $ = finish(writePage({ main }), {
    stylesOf: (part: string) => (part === 'form' ? ['/assets/root-1.css'] : ['/assets/else.css']),
  })
  const links = $('link[rel="stylesheet"]')
  expect(links.toArray().map((link) => $(link).attr('href'))).toEqual(['/assets/root-1.css'])
  expect(links.is('[disabled]')).toBe(true)
})

test('styles that the first screen does not need are fetched from a file', () => {
  const written: string[] = []
  const $ = finish(writePage({ main: '<main><section class="near">Here</section></main>' }), {
    readCss: () => '.near{color:navy}.far{color:red}',
    writeCss: (css: string) => {
      written.push(css)
      return '/assets/far-1.css'
    },
  })
  expect($('style').text()).toBe('@layer base, ui;.near{color:navy}')
  expect(written).toEqual(['.far{color:red}'])
  expect($('link:not([rel])').attr('href')).toBe('/assets/far-1.css')
  expect($('head noscript').text()).toBe('<link rel="stylesheet" href="/assets/far-1.css">')
})

test('long props of an island are fetched from a file, and short ones stay', () => {
  const short = JSON.stringify({ name: 'Ikosim' })
  const long = JSON.stringify({ text: 'a'.repeat(1000) })
  const main = [short, long].map(
    (props) => `<div data-island="finder" data-props='${props}'></div>`,
  )
  const written: string[] = []
  const $ = finish(writePage({ main: main.join('') }), {
    writeProps: (json: string) => {
      written.push(json)
      return '/assets/props-1.json'
    },
  })
  expect($('[data-props]').attr('data-props')).toBe(short)
  expect($('[data-props-file]').attr('data-props-file')).toBe('/assets/props-1.json')
  expect(written).toEqual([long])
})

test('the policy stands first and names every inline script and style, but no data', () => {
  const data = '{"@type":"Organization"}'
  const $ = finish(writePage({ head: `<script type="application/ld+json">${data}</script>` }))
  const policy = $('head > :nth-child(2)[http-equiv="Content-Security-Policy"]').attr('content')
  const inline = $('script:not([type^="application"])').toArray()
  expect(inline).toHaveLength(2)
  for (const script of inline) expect(policy).toContain(hashOf($(script).text()))
  expect(policy).toContain(hashOf($('style').text()))
  expect(policy).not.toContain(hashOf(data))
})

test('links are prefetched and prerendered, but not the admin page, nor what scripts answer', () => {
  const rules = finish(writePage())('script[type="speculationrules"]').text()
  const [{ eagerness, where }] = JSON.parse(rules).prerender
  expect(eagerness).toBe('moderate')
  const links = load(
    `<a href="/about"></a><a href="/admin/x"></a><a href="https://x.y/"></a><a href="#top"></a>
     <a href="/a.jpg" aria-haspopup="dialog"></a><a href="/a.ics" download></a>
     <div data-island="blog-finder"><a href="/blog?page=2"></a></div>`,
  )
  const ruled = links(where.selector_matches).map((_, link) => links(link).attr('href'))
  expect(ruled.toArray()).toEqual(['/about'])
})

test('React’s marks between texts stay in islands alone', () => {
  const main = '<p>1<!-- -->2</p><div data-island="form"><p>3<!-- -->4</p></div>'
  const $ = finish(writePage({ main }))
  expect($('body').html()).toBe('<p>12</p><div data-island="form"><p>3<!-- -->4</p></div>')
})

test('what the policy would block fails the build', () => {
  const styled = writePage({ main: '<p style="color:red">Red</p>' })
  expect(() => finishPage(styled, options)).toThrow('style of <P>')
  const armed = writePage({ main: '<button onclick="go()">Go</button>' })
  expect(() => finishPage(armed, options)).toThrow('onclick of <BUTTON>')
})

test('a page in another format fails the build', () => {
  expect(() => finishPage(writePage({ start: '' }), options)).toThrow(
    'React Router writes its pages differently now',
  )
  const withoutLayers = writePage().replace('<style>@layer base, ui;</style>', '')
  expect(() => finishPage(withoutLayers, options)).toThrow('no order of layers')
  const withoutStyles = writePage().replace('rel="stylesheet"', 'rel="other"')
  expect(() => finishPage(withoutStyles, options)).toThrow('no stylesheet')
})
