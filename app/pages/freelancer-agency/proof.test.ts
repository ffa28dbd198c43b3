import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freelancerAgency } from '#words/freelancer-agency.ts'
import { projects } from '~/content/collections/projects'
import { jobs } from './jobs.ts'

test('every work has a sheet of its own and a project of the studio that is like it', () => {
  const drawings = readFileSync(join(import.meta.dirname, 'proofs.svg'), 'utf8')
  const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  expect(freelancerAgency.work.items.map(({ id }) => id).toSorted()).toEqual(drawn.toSorted())
  const slugs = Object.values(jobs).map(({ project }) => project)
  expect(slugs.toSorted()).toEqual(projects.map(({ slug }) => slug).toSorted())
})
