import { expect, test } from 'vitest'
import { shortenManifest } from './manifest.ts'

const root = { id: 'root', path: '', imports: ['/framework.js', '/frame.js'], css: ['/frame.css#'] }
const home = {
  id: 'home',
  parentId: 'root',
  index: true,
  imports: ['/tile.js'],
  css: ['/home.css'],
}
const entry = { module: '/entry.js', imports: ['/framework.js'], css: [] }

test('the route manifest omits false flags and what all routes share', () => {
  const long = {
    entry,
    routes: {
      root: { ...root, hasLoader: false },
      home: {
        ...home,
        hasDefaultExport: true,
        imports: ['/frame.js', ...home.imports],
        css: [...home.css, '/frame.css#'],
      },
    },
    url: '/manifest.js',
    version: '1',
  }
  const script = shortenManifest(`window.__reactRouterManifest=${JSON.stringify(long)};\n`)
  const short = script.replace('window.__reactRouterManifest=', '').replace(/;$/, '')
  expect(JSON.parse(short)).toEqual({
    entry,
    routes: { root, home },
    url: '/entry.js',
    version: '1',
  })
})

test('a manifest in another format fails the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow(
    'React Router writes its manifest differently now.',
  )
})
