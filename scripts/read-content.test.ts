import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { languages } from '../app/content/languages.ts'
import { node } from './install.mjs'

// A process of its own for each, because Node chooses the words by a condition.
test.each(languages)('every file of content fits, in $name', async ({ code }) => {
  const reader = join(import.meta.dirname, 'read-content.ts')
  const { stderr } = await promisify(execFile)(node, ['--conditions', code, reader])
  expect(stderr).toBe('')
})
