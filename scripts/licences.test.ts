import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesPage } from './licence-list.ts'

const project = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const lock = JSON.parse(read('package-lock.json'))

test('docs/licences.md lists the packages of the lock file: if not, `npm run licences`', () => {
  expect(read('docs/licences.md')).toBe(licencesPage(lock))
})

test('a licence that asks for the source of the site is refused', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0' } }
  expect(() => licencesPage({ packages })).toThrow('a may not be part of the site')
  expect(() => licencesPage({ packages: { 'node_modules/a': { dev: true } } })).not.toThrow()
})

test('dependencies are pinned, and only those that are named may run scripts when they are installed', () => {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(read('package.json'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect.soft(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  }
  const withScripts = Object.entries<{ hasInstallScript?: boolean; optional?: boolean }>(
    lock.packages,
  )
    .filter(([, entry]) => entry.hasInstallScript && !entry.optional)
    .map(([path]) => path.replace('node_modules/', ''))
  expect(Object.keys(allowScripts)).toEqual(withScripts)
})
