import { expect, test } from 'vitest'
import { facetPath, restingRotation, visibleFacets } from '../lib/icosahedron.ts'
import logoFacets from './logo-facets.json' with { type: 'json' }

test('the logo matches the object at rest', () => {
  const byColor = Map.groupBy(visibleFacets(restingRotation), ({ color }) => color)
  expect(logoFacets).toEqual(
    [...byColor].map(([color, facets]) => ({ path: facets.map(facetPath).join(''), color })),
  )
})
