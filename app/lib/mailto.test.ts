import { expect, test } from 'vitest'
import { mailtoHref } from './mailto.ts'

test('typed text cannot add a recipient or a header', () => {
  const href = mailtoHref({
    to: 'hello@ikosim.studio',
    subject: 'App & site',
    body: 'One?cc=x@y.dz\nTwo & três',
  })
  const { searchParams, pathname } = new URL(href)
  expect(pathname).toBe('hello@ikosim.studio')
  expect([...searchParams]).toEqual([
    ['subject', 'App & site'],
    ['body', 'One?cc=x@y.dz\r\nTwo & três'],
  ])
})

test('a lone surrogate does not throw', () => {
  const href = mailtoHref({ to: 'hello@ikosim.studio', subject: '\uD83C', body: 'a\uDFDB' })
  expect(new URL(href).searchParams.get('body')).toBe('a\uFFFD')
})
