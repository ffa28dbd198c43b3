import { expect, test } from 'vitest'
import { facetPath, restingRotation, visibleFacets } from '../lib/icosahedron.ts'
import logoFacets from './logo-facets.json' with { type: 'json' }

test('the logo shows the object as it rests', () => {
  const facets = visibleFacets(restingRotation)
  expect(logoFacets).toEqual(
    facets.map((facet) => ({ path: facetPath(facet), color: facet.color })),
  )
})
