import { expect, test } from 'vitest'
import { markFarParts, splitStyles } from './first-screen.ts'

test('the first two sections are near, with what they hold, and the others and the footer far', () => {
  const near = '<main><section>1<section>1a</section></section><div><section>2</section></div>'
  const html = `${near}<section>3</section><div><section class="four">4<section>4a</section></section></div></main><footer>5</footer>`
  expect(markFarParts(html)).toEqual({
    near,
    marked: `${near}<section data-far="">3</section><div><section data-far="" class="four">4<section>4a</section></section></div></main><footer data-far="">5</footer>`,
  })
})

test('a section that fills the window is the only near one', () => {
  const near = '<main><section class="hero" data-fills-window="">1<section>1a</section></section>'
  const html = `${near}<section>2</section></main><footer>3</footer>`
  expect(markFarParts(html)).toEqual({
    near,
    marked: `${near}<section data-far="">2</section></main><footer data-far="">3</footer>`,
  })
})

test('a page of one section is near down to the footer', () => {
  const { near } = markFarParts('<main><section>1</section></main><footer>2</footer>')
  expect(near).toBe('<main><section>1</section></main>')
})

const html = '<header class="top bar" data-surface="ink"></header>'

function expectNear(css: string) {
  expect(splitStyles(css, html)).toEqual({ near: css, far: '' })
}

function expectFar(css: string) {
  expect(splitStyles(css, html)).toEqual({ near: '', far: css })
}

test('a rule is near when one of its selectors may match, and far when none can', () => {
  expectNear('.top{color:red}')
  expectNear('.top.bar:hover{color:red}')
  expectNear('.below,.bar{color:red}')
  expectFar('.below{color:red}')
  expectFar('.top .below{color:red}')
})

test('a surface counts as a class does', () => {
  expectNear('[data-surface=ink]{color:red}')
  expectNear('[data-surface]{color:red}')
  expectFar('[data-surface=chalk]{color:red}')
})

test('what no class is needed for is near', () => {
  expectNear(':root{--a:1px}')
  expectNear('@font-face{font-family:Mona;src:url(/mona.woff2)}')
  expectNear('@keyframes turn{to{rotate:1turn}}')
})

test('a rule keeps what is inside it', () => {
  expectNear('.top{.below &{color:red}&:hover{color:#00f}@media print{color:#000}}')
  expectFar('.below{&.bar{color:red}@media print{color:#000}}')
})

test('layers and conditions stand in both parts, in their order', () => {
  const css =
    '@layer ui{.top{color:red}.below{color:red}@media print{.top{color:#000}.below{color:#000}}}'
  expect(splitStyles(css, html)).toEqual({
    near: '@layer ui{.top{color:red}@media print{.top{color:#000}}}',
    far: '@layer ui{.below{color:red}@media print{.below{color:#000}}}',
  })
})
