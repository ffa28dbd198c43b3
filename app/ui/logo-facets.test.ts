import { expect, test } from 'vitest'
import { facetPath, restingRotation, visibleFacets } from '../lib/icosahedron.ts'
import logoFacets from './logo-facets.json' with { type: 'json' }

test('the logo matches the object at rest', () => {
  const facets = visibleFacets(restingRotation)
  expect(logoFacets).toEqual(
    facets.map((facet) => ({ path: facetPath(facet), color: facet.color })),
  )
})
