import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from './serve.ts'

const film = Buffer.alloc(20_000_000)
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'))
  await writeFile(join(root, '404.html'), 'Not here')
  await writeFile(join(root, 'film.mp4'), film)
})

afterAll(() => rm(root, { recursive: true }))

test('a port that is taken is an error', async () => {
  await using first = await startServer({ root, port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(startServer({ root, port })).rejects.toThrow('EADDRINUSE')
})

test('a folder without a built site is an error, and so is a file of an unknown type', async () => {
  const folder = join(root, 'assets')
  await mkdir(folder)
  await expect(startServer({ root: folder, port: 0 })).rejects.toThrow('npm run build')
  await writeFile(join(folder, 'font.otf'), '')
  await expect(startServer({ root, port: 0 })).rejects.toThrow('assets/font.otf')
  await rm(folder, { recursive: true })
})

test('a visitor who leaves in the middle of a film is no error, and the next one is answered', async () => {
  using complaint = vi.spyOn(console, 'error')
  await using server = await startServer({ root, port: 0 })
  const request = get(`${server.url}/film.mp4`)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response, 'data')
  response.destroy()
  await once(request, 'close')

  const again = await fetch(`${server.url}/film.mp4`)
  expect((await again.arrayBuffer()).byteLength).toBe(film.length)
  expect(complaint).not.toHaveBeenCalled()
})

test('a file that is gone since the start is answered as not found', async () => {
  await writeFile(join(root, 'old.txt'), 'old')
  await using server = await startServer({ root, port: 0 })
  await rm(join(root, 'old.txt'))
  expect((await fetch(`${server.url}/old.txt`)).status).toBe(404)
})
