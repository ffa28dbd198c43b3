import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freelancerAgency } from '#words/freelancer-agency.ts'
import { projects } from '~/content/collections/projects'

test('every note stands on a sheet of its own, drawn for a project', () => {
  const drawings = readFileSync(join(import.meta.dirname, 'proofs.svg'), 'utf8')
  const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, slug]) => slug)
  expect(Object.keys(freelancerAgency.work.notes).toSorted()).toEqual(drawn.toSorted())
  expect(projects.map(({ slug }) => slug)).toEqual(expect.arrayContaining(drawn))
})
