import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './page.ts'

const startScript = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-1.js");</script>`

/** A page as React Router 8.4 writes it, reduced to what matters here. */
function writePage({ main = '<h1>Home</h1>', start = startScript, head = '' } = {}) {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/><style>@layer base, ui;</style><link rel="stylesheet" href="/assets/root-1.css"/></head><body>${main}<script>(() => { scroll( ) })()</script><script>window.__reactRouterContext = {};</script>${start}<script>window.__reactRouterContext.close();</script></body></html>`
}

const readCss = () => '@layer base{body{color:navy}}'
const options = {
  readCss,
  writeCss: () => '/assets/far-1.css',
  writeScript: () => '/assets/boot-1.js',
  manifest: 'window.__reactRouterManifest={"routes":{}};',
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the page fetches no script before the first paint', () => {
  const page = finishPage(writePage(), options)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
})

test('the boot script waits for the first paint, and its element names the route', () => {
  const page = finishPage(writePage(), options)
  expect(page).toContain(
    '<script src="/assets/boot-1.js" data-route="pages/home" type="late" data-late=""></script>',
  )
})

test('the boot script of the fallback does not wait for a paint', () => {
  const page = finishPage(writePage(), { ...options, isFallback: true })
  expect(page).toContain(
    '<script src="/assets/boot-1.js" data-route="pages/home" defer=""></script>',
  )
})

test('the boot script contains the route manifest and React Router’s start scripts, in order', () => {
  const written: string[] = []
  const page = finishPage(writePage(), {
    ...options,
    writeScript: (script) => {
      written.push(script)
      return '/assets/boot-1.js'
    },
  })
  expect(page).not.toContain('__reactRouterContext')
  expect(written).toHaveLength(1)
  expect(written[0]?.startsWith(`${options.manifest}\n`)).toBe(true)
  expect(written[0]).toMatch(
    /window\.__reactRouterContext=\{\},window\.__reactRouterContext\.close\(\)/,
  )
})

test('small styles move into the page, after the order of the layers', () => {
  const page = finishPage(writePage(), options)
  expect(page).toContain(`<style>@layer base, ui;</style><style>${readCss()}</style>`)
  expect(page).toMatch(/<link rel="stylesheet" href="\/assets\/root-1.css" disabled=""\/>/)
})

test('styles that React Router marks with a # are linked under their plain name too', () => {
  const head = '<link rel="stylesheet" href="/assets/frame-1.css#"/>'
  const page = finishPage(writePage({ head: `<style>@layer base;</style>${head}` }), options)
  expect(page).toContain('<link rel="stylesheet" href="/assets/frame-1.css" disabled=""/>')
  expect(page.match(/href="\/assets\/root-1.css"/g)).toHaveLength(1)
})

test('styles that the first screen does not need are fetched from a file', () => {
  const main = '<main><section class="near">Here</section></main>'
  const written: string[] = []
  const page = finishPage(writePage({ main }), {
    ...options,
    readCss: () => '.near{color:navy}.far{color:red}',
    writeCss: (css) => {
      written.push(css)
      return '/assets/far-1.css'
    },
  })
  expect(page).toContain('<style>.near{color:navy}</style>')
  expect(written).toEqual(['.far{color:red}'])
  expect(page).toContain('<link href="/assets/far-1.css" data-late=""/>')
})

test('large styles stay external', () => {
  // Unordered digits, because a repeated rule would compress to nothing.
  let seed = 1
  const rules = Array.from({ length: 4000 }, () => {
    seed = (seed * 48271) % 2147483647
    return `body:nth-child(${seed}){order:${seed}}`
  })
  const page = finishPage(writePage(), { ...options, readCss: () => rules.join('') })
  expect(page).toContain('<link rel="stylesheet" href="/assets/root-1.css"/>')
  expect(page).not.toContain(rules[0])
})

test('the policy stands first and names every inline script and style, but no data', () => {
  const data = '{"@type":"Organization"}'
  const page = finishPage(
    writePage({ head: `<script type="application/ld+json">${data}</script>` }),
    options,
  )
  const policy =
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      page,
    )?.[1]
  const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(inline).toHaveLength(2)
  for (const script of inline) expect(policy).toContain(hashOf(script))
  expect(inline.join()).not.toContain('scroll( )')
  expect(policy).toContain(hashOf('@layer base, ui;'))
  expect(policy).toContain(hashOf(readCss()))
  expect(policy).not.toContain(hashOf(data))
})

test('what the policy would block fails the build', () => {
  const styled = writePage({ main: '<p style="color:red">Red</p>' })
  expect(() => finishPage(styled, options)).toThrow('style="color:red"')
  const armed = writePage({ main: '<button onclick="go()">Go</button>' })
  expect(() => finishPage(armed, options)).toThrow('onclick="go()"')
})

test('the styles of a deferred part are fetched after the first paint, or before it without scripts', () => {
  const styledClasses = new Map([
    ['page', '/assets/page-1.css'],
    ['foot', '/assets/footer-1.css'],
  ])
  const main = '<p class="page">Here</p><p class="foot plain">Below</p>'
  const readCss = () => '.page{color:navy}'
  const page = finishPage(writePage({ main }), { ...options, readCss, styledClasses })
  expect(page).toContain('<link href="/assets/footer-1.css" data-late=""/>')
  expect(page).toContain(
    '<noscript><link rel="stylesheet" href="/assets/footer-1.css"/></noscript>',
  )
  expect(page).not.toContain('page-1.css')
})

test('a page in another format fails the build', () => {
  const withoutStart = writePage({ start: '<script type="module">start()</script>' })
  expect(() => finishPage(withoutStart, options)).toThrow(
    'React Router writes its pages differently now',
  )
  const withoutRoutes = writePage({ start: startScript.replace('RouteModules', 'Modules') })
  expect(() => finishPage(withoutRoutes, options)).toThrow('another start script')
  const withoutContext = writePage().replaceAll('__reactRouterContext', '__context')
  expect(() => finishPage(withoutContext, options)).toThrow('no context')
  const withoutLayers = writePage().replace('<style>@layer base, ui;</style>', '')
  expect(() => finishPage(withoutLayers, options)).toThrow('no order of layers')
})
