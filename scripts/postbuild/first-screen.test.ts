import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { firstScreen, markFarParts } from './first-screen.ts'

function mark(html: string) {
  const $ = load(html, null, false)
  markFarParts($)
  return $.html()
}

test('the first two sections and their content are near; the others and the footer are far', () => {
  const near = '<main><section>1<section>1a</section></section><div><section>2</section></div>'
  expect(
    mark(
      `${near}<section>3</section><div><section>4<section>4a</section></section></div></main><footer>5</footer>`,
    ),
  ).toBe(
    `${near}<section data-far="">3</section><div><section data-far="">4<section>4a</section></section></div></main><footer data-far="">5</footer>`,
  )
})

test('a section that fills the window is the only near one', () => {
  const near = '<main><section data-fills-window="">1<section>1a</section></section>'
  expect(mark(`${near}<section>2</section></main><footer>3</footer>`)).toBe(
    `${near}<section data-far="">2</section></main><footer data-far="">3</footer>`,
  )
})

test('a page of one section is near down to the footer', () => {
  expect(mark('<main><section>1</section></main><footer>2</footer>')).toBe(
    '<main><section>1</section></main><footer data-far="">2</footer>',
  )
})

test('the first screen ends with the first far part, and closed dialogs are not on it', () => {
  const { classes, elements } = firstScreen(
    load(
      '<p class="a b"></p><dialog class="c"><i class="d"></i></dialog><p data-far class="e"></p>',
    ),
  )
  expect([...classes]).toEqual(['a', 'b'])
  expect(elements.has('p')).toBe(true)
  expect(elements.has('i')).toBe(false)
})
