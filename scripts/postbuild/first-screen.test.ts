import { expect, test } from 'vitest'
import { markFarParts } from './first-screen.ts'

test('the first two sections and their content are near; the others and the footer are far', () => {
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
