import { expect, test } from 'vitest'
import { shortenManifest } from './manifest.ts'

const manifest = {
  entry: { module: '/entry.js', imports: ['/framework.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      hasLoader: false,
      imports: ['/framework.js', '/frame.js'],
      css: ['/frame.css#'],
    },
    home: {
      id: 'home',
      parentId: 'root',
      index: true,
      hasDefaultExport: true,
      imports: ['/frame.js', '/tile.js'],
      css: ['/home.css', '/frame.css#'],
    },
  },
  version: '1',
}

test('the list of routes says nothing of what they are not, nor what every page has', () => {
  const script = shortenManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};\n`)
  expect(JSON.parse(script.replace('window.__reactRouterManifest=', '').replace(/;$/, ''))).toEqual(
    {
      ...manifest,
      routes: {
        root: {
          id: 'root',
          path: '',
          imports: ['/framework.js', '/frame.js'],
          css: ['/frame.css#'],
        },
        home: {
          id: 'home',
          parentId: 'root',
          index: true,
          imports: ['/tile.js'],
          css: ['/home.css'],
        },
      },
    },
  )
})

test('a list that is written in another way fails the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow(
    'React Router writes its manifest differently now.',
  )
})
