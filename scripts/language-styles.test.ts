import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { languageStyles } from './language-styles.ts'

const arabic = { code: 'ar', direction: 'rtl' } as const
const english = { code: 'en', direction: 'ltr' } as const

function styles(source: string, language: Parameters<typeof languageStyles>[0] = arabic) {
  return postcss([languageStyles(language)]).process(source, { from: undefined }).css
}

/** The value of a declaration in a right-to-left page. */
function mirrored(property: string, value: string) {
  const [, result = ''] = styles(`a { ${property}: ${value} }`).split(`${property}: `)
  return result.replace(' }', '')
}

describe('rules of one language', () => {
  const source = 'p:root:lang(ar){top:0}:root:lang(ar) a{top:0}:root:dir(rtl) b{top:0}i{top:0}'

  test('are dropped from the pages of another', () => {
    expect(styles(source, english)).toBe('i{top:0}')
  })

  test('stay in its own', () => {
    expect(styles(source)).toBe(source)
  })

  test('are dropped from a list, and the rest of the list stays', () => {
    expect(styles(':root:lang(ar) a, b{top:0}', english)).toBe('b{top:0}')
  })

  test('are dropped where they are nested', () => {
    expect(styles('a{:root:lang(ar) &{top:0}top:1px}', english)).toBe('a{top:1px}')
  })

  test.each([
    'p:lang(ar){top:0}',
    ':root:lang(en) p:lang(ar){top:0}',
    ':root p:lang(ar){top:0}',
    ':root:not(:lang(ar)){top:0}',
    '@keyframes turn{12.5%{top:0}}',
  ])('are no others: %s', (rule) => {
    expect(styles(rule, english)).toBe(rule)
  })
})

test('a page that runs from left to right keeps its values', () => {
  const rule = 'a{clip-path:polygon(0 0,100% 0,0 100%);translate:1rem}'
  expect(styles(rule, english)).toBe(rule)
})

describe('in a page that runs from right to left', () => {
  test.each([
    ['clip-path', 'polygon(0 0, 100% 0, 30% 100%)', 'polygon(100% 0, 0 0, 70% 100%)'],
    ['clip-path', 'polygon(evenodd, 0 8%, 33.3% 1px)', 'polygon(evenodd, 100% 8%, 66.7% 1px)'],
    [
      'clip-path',
      'polygon(calc(100% - var(--cut)) 1%, 1rem 0)',
      'polygon(var(--cut) 1%, calc(100% - 1rem) 0)',
    ],
    [
      'clip-path',
      'polygon(-1em 0, calc(100% + 1em) 0)',
      'polygon(calc(100% + 1em) 0, calc(100% - (100% + 1em)) 0)',
    ],
    [
      'clip-path',
      'polygon(clamp(1rem, 2vw, 3rem) 0)',
      'polygon(calc(100% - clamp(1rem, 2vw, 3rem)) 0)',
    ],
    ['clip-path', 'inset(0 100% 0 1px)', 'inset(0 1px 0 100%)'],
    ['clip-path', 'inset(0 10%)', 'inset(0 10%)'],
    ['clip-path', 'ellipse(51% 57% at 20% 50%)', 'ellipse(51% 57% at 80% 50%)'],
    ['--cut', 'polygon(0 0, 100% 10%)', 'polygon(100% 0, 0 10%)'],
    [
      'background',
      'linear-gradient(90deg, red 10%, blue)',
      'linear-gradient(-90deg, red 10%, blue)',
    ],
    [
      'background',
      'linear-gradient(to top right, red, blue)',
      'linear-gradient(to top left, red, blue)',
    ],
    [
      'background',
      'linear-gradient(calc(90deg + var(--lean)), red, blue)',
      'linear-gradient(calc(-1 * (90deg + var(--lean))), red, blue)',
    ],
    ['background', 'linear-gradient(red 10%, blue)', 'linear-gradient(red 10%, blue)'],
    ['background', 'radial-gradient(var(--colours))', 'radial-gradient(var(--colours))'],
    [
      'transform',
      'rotateY(1turn) rotateZ(9deg) skew(1deg, 2deg)',
      'rotateY(-1turn) rotateZ(-9deg) skew(-1deg, -2deg)',
    ],
    ['filter', 'drop-shadow(3px 2px red)', 'drop-shadow(-3px 2px red)'],
    [
      'background',
      'linear-gradient(red calc(9% - 1px), blue)',
      'linear-gradient(red calc(9% - 1px), blue)',
    ],
    ['transform-origin', 'center 20%', 'center 20%'],
    ['mask', 'url(a.svg) left 1px top 2px', 'url(a.svg) right 1px top 2px'],
    [
      'background',
      'linear-gradient(-45deg in oklab, red, blue)',
      'linear-gradient(45deg in oklab, red, blue)',
    ],
    [
      'mask',
      'radial-gradient(circle at 1.9rem 50%, red, blue) 0 0 / 100% 4rem',
      'radial-gradient(circle at calc(100% - 1.9rem) 50%, red, blue) 100% 0 / 100% 4rem',
    ],
    [
      'background',
      'linear-gradient(red, blue) 0.5rem 0 / 1px 100% no-repeat, var(--ground)',
      'linear-gradient(red, blue) calc(100% - 0.5rem) 0 / 1px 100% no-repeat, var(--ground)',
    ],
    [
      'background',
      'linear-gradient(red, blue) var(--at) 0 / 25% 100%',
      'linear-gradient(red, blue) calc(100% - var(--at)) 0 / 25% 100%',
    ],
    ['background', 'var(--screw) 0.5rem 1rem', 'var(--screw) calc(100% - 0.5rem) 1rem'],
    [
      'background',
      'linear-gradient(red calc(9% - 1px), blue)',
      'linear-gradient(red calc(9% - 1px), blue)',
    ],
    ['transform-origin', 'center 20%', 'center 20%'],
    ['mask', 'url(a.svg) left 1px top 2px', 'url(a.svg) right 1px top 2px'],
    ['background', 'var(--color-ground)', 'var(--color-ground)'],
    ['background', 'none', 'none'],
    ['background-position', '0 0, right 1rem top 0', '100% 0, left 1rem top 0'],
    ['background-position', 'top', 'top'],
    ['transform-origin', '0 100%', '100% 100%'],
    ['transform-origin', 'bottom', 'bottom'],
    ['transform-origin', 'left', 'right'],
    [
      'transform',
      'translateX(-110%) skewX(var(--lean))',
      'translateX(110%) skewX(calc(-1 * var(--lean)))',
    ],
    ['transform', 'translate(9px, 12px) scale(0.5)', 'translate(-9px, 12px) scale(0.5)'],
    [
      'transform',
      'translateY(1rem) scaleX(-1) rotateX(1turn)',
      'translateY(1rem) scaleX(-1) rotateX(1turn)',
    ],
    ['transform', 'rotate(.5turn)', 'rotate(-.5turn)'],
    ['transform', 'translateX(calc(-100% - 1rem))', 'translateX(calc(-1 * (-100% - 1rem)))'],
    ['--from', 'translate(-20px, -90px) rotate(9deg)', 'translate(20px, -90px) rotate(-9deg)'],
    ['--lean', '-12deg', '-12deg'],
    ['translate', '-1.6rem 0', '1.6rem 0'],
    ['translate', '0 -0.7rem', '0 -0.7rem'],
    ['translate', 'none', 'none'],
    ['rotate', '3deg', '-3deg'],
    ['rotate', 'none', 'none'],
    ['rotate', 'x 90deg', 'x 90deg'],
    ['rotate', 'y 90deg', 'y -90deg'],
    ['rotate', '1 var(--flip) 0 90deg', '1 calc(-1 * var(--flip)) 0 90deg'],
    ['box-shadow', 'inset 3px 2px red, 0 -3px blue', 'inset -3px 2px red, 0 -3px blue'],
    ['padding', '1px 2px 3px calc(4px + 1rem)', '1px calc(4px + 1rem) 3px 2px'],
    ['inset', '0 auto auto 0', '0 0 auto auto'],
    ['margin', '1px 2px 3px', '1px 2px 3px'],
    ['object-position', '8% 50%', '8% 50%'],
    ['grid-template-areas', "'left house'", "'left house'"],
  ])('%s: %s', (property, value, expected) => {
    expect(mirrored(property, value)).toBe(expected)
  })

  test('a second mirroring brings the first page back', () => {
    const rule = 'a{clip-path:polygon(0 8%,100% 0,30% 100%);rotate:3deg;transform-origin:10% 0}'
    expect(styles(styles(rule))).toBe(rule)
  })

  test('declarations of keyframes are mirrored', () => {
    expect(styles('@keyframes run{to{translate:-25%}}')).toBe('@keyframes run{to{translate:25%}}')
  })

  test('a conic gradient is refused, unless it is kept', () => {
    const rule = 'a{background:conic-gradient(red,blue)}'
    expect(() => styles(rule)).toThrow('conic-gradient() has no mirror image')
    expect(styles(`/* @noflip */${rule}`)).toContain('conic-gradient(red,blue)')
  })

  describe('a comment of @noflip keeps', () => {
    test.each([
      [
        'the declaration after it',
        'a{/* @noflip: a map */rotate:1deg;translate:1px}',
        'rotate:1deg;translate:-1px',
      ],
      [
        'the rule after it, with what is nested',
        '/* @noflip */a{b{rotate:1deg}}i{rotate:1deg}',
        'b{rotate:1deg}}i{rotate:-1deg}',
      ],
      ['an at-rule after it', '/* @noflip */@keyframes a{to{rotate:1deg}}', 'to{rotate:1deg}'],
    ])('%s', (_what, source, expected) => {
      expect(styles(source)).toContain(expected)
    })
  })
})
