import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { firstScreen } from './first-screen.ts'
import { splitStyles as splitFor } from './split-styles.ts'

const html = '<header class="top bar" data-surface="ink"></header>'

const splitStyles = (css: string, html: string) => splitFor(css, firstScreen(load(html)))

function expectNear(css: string) {
  expect(splitStyles(css, html)).toEqual({ near: css, far: '' })
}

function expectFar(css: string) {
  expect(splitStyles(css, html)).toEqual({ near: '', far: css })
}

test('a rule is near when one of its selectors may match, and far when none can', () => {
  expectNear('.top{color:red}')
  expectNear('.top.bar:focus{color:red}')
  expectNear('.below,.bar{color:red}')
  expectFar('.below{color:red}')
  expectFar('.top .below{color:red}')
})

test('what nobody does before the first paint, and what sharpens it, is far', () => {
  expectFar('.top:hover{color:red}')
  expectFar('::selection{color:red}')
  expectFar('@media (prefers-contrast:more){.top{color:red}}')
  expectFar('@media (forced-colors:active){.top{color:red}}')
  expectFar('.top:hover,.top:focus-visible{color:red}')
})

test('the look of links to addresses of one kind is near when the first screen has one', () => {
  const css = 'a[href^=tel\\:]{color:red}'
  expect(splitStyles(css, '<a href="/about"></a>').far).toBe(css)
  expect(splitStyles(css, '<a href="tel:+2130"></a>').near).toBe(css)
})

test('the look of a disabled control is near when the first screen has one', () => {
  const css = '.top:disabled,.top[aria-disabled=true]{color:red}'
  expectFar(css)
  expect(splitStyles(css, '<button class="top" disabled></button>').near).toBe(css)
})

test('a surface counts as a class does', () => {
  expectNear('[data-surface=ink]{color:red}')
  expectNear('[data-surface]{color:red}')
  expectFar('[data-surface=chalk]{color:red}')
})

test('a rule for the whole page is near', () => {
  expectNear(':root{color-scheme:light}:where(body),:focus-visible{color:red}')
})

test('a face is near when the page preloads it and something near names its family', () => {
  const face = '@font-face{font-family:Mona Sans;src:url(/mona.woff2)}'
  const use = '.top{font-family:Mona Sans}'
  const preload = '<link rel="preload" href="/mona.woff2" as="font"/>'
  expect(splitStyles(face + use, html)).toEqual({ near: use, far: face })
  expect(splitStyles(face + use, preload + html)).toEqual({ near: face + use, far: '' })
  expect(splitStyles(face, preload + html)).toEqual({ near: '', far: face })
})

test('a local face is near when something near names its family, by a token or in a shorthand too', () => {
  const face = '@font-face{font-family:Mona Fallback;src:local(Arial)}'
  expectNear(`${face}.top{font-family:Mona,Mona Fallback}`)
  expectNear(`${face}.top{font:1rem Mona Fallback}`)
  expectNear(`${face}:root{--sans:"Mona", "Mona Fallback"}.top{font-family:var(--sans)}`)
  expectFar(`${face}.below{font-family:Mona Fallback}`)
  expectFar(`${face}:root{--sans:"Mona Fallback"}.below{font-family:var(--sans)}`)
})

test('an element counts as a class does', () => {
  expectNear(':where(h1,header){color:red}')
  expectFar(':where(h1,summary){color:red}')
})

test('an animation is near when something near runs it', () => {
  expectNear('@keyframes turn{to{rotate:1turn}}.top{animation:2s turn}')
  expectFar('@keyframes turn{to{rotate:1turn}}')
})

test('nested rules are judged one by one', () => {
  const css =
    '.top{color:red;.below &{color:red}&:focus{color:#00f}@media (width>=48rem){color:#000}@media print{color:#000}}'
  expect(splitStyles(css, html)).toEqual({
    near: '.top{color:red;&:focus{color:#00f}@media (width>=48rem){color:#000}}',
    far: '.top{.below &{color:red}@media print{color:#000}}',
  })
  expectFar('.below{color:red;&.bar{color:red}@media (width>=48rem){color:#000}}')
})

test('an attribute counts as a class does, with its value', () => {
  const css =
    '.top{&[data-surface]{order:1}&[data-surface=chalk]{order:2}&[aria-expanded]{order:3}&[hidden]{order:4}}'
  expect(splitStyles(css, html)).toEqual({
    near: '.top{&[data-surface]{order:1}&[hidden]{order:4}}',
    far: '.top{&[data-surface=chalk]{order:2}&[aria-expanded]{order:3}}',
  })
})

test('attributes set before the far styles arrive are near', () => {
  expectNear(':root[data-fresh] [data-far]{content-visibility:auto}')
})

test('view-transition rules are far', () => {
  expectFar('::view-transition-old(.picture){block-size:100%}')
})

test('a page without a shared picture takes no part in transitions between pages', () => {
  const css = '@view-transition{navigation:auto}'
  expect(splitStyles(css, html)).toEqual({ near: '', far: '' })
  expect(splitStyles(css, '<img data-shared="/team/a">')).toEqual({ near: css, far: '' })
})

test('layers and conditions are kept in both parts, in order', () => {
  const css =
    '@layer ui{.top{color:red}.below{color:red}@media (width>=48rem){.top{color:#000}.below{color:#000}}}'
  expect(splitStyles(css, html)).toEqual({
    near: '@layer ui{.top{color:red}@media (width>=48rem){.top{color:#000}}}',
    far: '@layer ui{.below{color:red}@media (width>=48rem){.below{color:#000}}}',
  })
})

test('print rules are far', () => {
  expectFar('@media print{.top{color:#000}}')
  expectNear('@media screen,print{.top{color:#000}}')
})

test('a rule for an open popover is far, and `:has()` counts', () => {
  expectFar('.top:popover-open{color:red}')
  expectFar('.top:has(+:popover-open){color:red}')
  expectFar('.top:has(.below){color:red}')
  expectNear('.top:has(.bar){color:red}')
})

test('the content of a dialog or a popover is far, because it is closed at first', () => {
  const closed =
    '<dialog class="menu"><p class="item"></p></dialog><ul id="more" popover="auto" class="more"></ul>'
  const css = '.top{color:red}.menu,.item{color:red}.more{color:red}'
  expect(splitStyles(css, html + closed)).toEqual({
    near: '.top{color:red}',
    far: '.menu,.item,.more{color:red}',
  })
})

test('a property that is not a token keeps its place, whatever its name', () => {
  expectNear('.top{object-fit:cover;text-wrap:pretty;scrollbar-color:red blue}')
})

test('a token is near when something near reads it, through others too, and far otherwise', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px}.top{order:var(--a)}.below{order:var(--c)}'
  expect(splitStyles(css, `${html}<svg fill="var(--e)">`)).toEqual({
    near: ':root{--a:var(--b);--b:1px;--e:3px}.top{order:var(--a)}',
    far: ':root{--c:var(--d);--d:2px}.below{order:var(--c)}',
  })
})

test('a token that a condition inside a near rule sets is kept', () => {
  const css = '.top{@media (width<48rem){--gap:1rem}}'
  expectFar(css)
  expectNear(`${css}.bar{gap:var(--gap)}`)
})

test('a token is far wherever it is set, in the same order', () => {
  const css =
    '@layer a{:root{--c:1px;--b:2px}}@layer b{.top{--c:3px;order:var(--b)}.below{--c:4px}}'
  expect(splitStyles(css, html)).toEqual({
    near: '@layer a{:root{--b:2px}}@layer b{.top{order:var(--b)}}',
    far: '@layer a{:root{--c:1px}}@layer b{.top{--c:3px}.below{--c:4px}}',
  })
})

test('a relative address is refused, because it would be looked for beside the page', () => {
  expect(() => splitStyles('.top{background:url(a.png)}', html)).toThrow('a.png is relative')
  expectNear('.top{background:url(/a.png)}')
})
