import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage } from '~/testing/fake-storage'
import { canonicalJson } from '../lib/canonical-json.ts'
import { machineLine } from '../lib/enquiry/machine-line.ts'
import { exportText } from '../lib/export-file.ts'
import { type ImportReport, importFiles, importTexts } from './import.ts'
import { type ListKey, listKeys } from './import-text.ts'

const message = {
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'Mobile app',
  mobile: '+213 550 00 00 00',
  message: 'Three bakeries in Oran.\nصباح الخير 🥐',
  submittedAt: '2026-03-02T10:00:00.000Z',
  id: 1772445600000,
}
const comment = {
  fullName: 'Amel',
  email: 'amel@example.dz',
  comment: 'Clear and useful.',
  blogPostId: 'blog-details',
  submittedAt: '2026-03-03T11:00:00.000Z',
  id: 1772535600000,
}
const subscriber = { email: 'lina@example.dz', subscribedAt: '2026-03-01T09:30:00.000Z' }

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const importText = (text: string) => importTexts([{ text }])
const stored = (key: ListKey): unknown[] => JSON.parse(storage.getItem(key) ?? '[]')
const addedBy = ({ added }: ImportReport) =>
  added.newsletter_emails + added.contact_submissions + added.blog_comments
/** The number of records, and of texts without any, that the report accounts for. */
const toldBy = (report: ImportReport) =>
  addedBy(report) +
  report.present +
  report.refused.reduce((total, { count = 1 }) => total + count, 0)

describe('a pasted text', () => {
  test('adds its record to the right list, once', async () => {
    const text = `Hello,\n\n${await machineLine(message)}\n\nYacine`
    expect(await importText(text)).toEqual({
      added: { newsletter_emails: 0, contact_submissions: 1, blog_comments: 0 },
      present: 0,
      refused: [],
    })
    expect(stored('contact_submissions')).toEqual([message])
    expect(await importText(text)).toMatchObject({ present: 1, refused: [] })
    expect(stored('contact_submissions')).toEqual([message])
  })

  test('may be quoted and wrapped', async () => {
    const line = await machineLine(message)
    const wrapped = (line.match(/.{1,72}/g) ?? []).map((part) => `> ${part}`).join('\r\n')
    expect(addedBy(await importText(`On Monday Yacine wrote:\r\n> \r\n${wrapped}`))).toBe(1)
    expect(stored('contact_submissions')).toEqual([message])
  })

  test('is refused with a reason, and nothing is imported from it', async () => {
    const line = await machineLine(message)
    const wrong = line.replace(/.{40}\.$/, `${'A'.repeat(40)}.`)
    for (const [text, reason] of [
      ['Hello', 'nothing'],
      ['', 'nothing'],
      ['7', 'nothing'],
      ['[]', 'nothing'],
      ['[{"fullName":', 'no-json'],
      [wrong, 'damaged'],
      [line.slice(0, -9), 'cut-off'],
      [line.replace('ikosim:1:', 'ikosim:9:'), 'version'],
      [await machineLine({ hello: 'world' }), 'no-record'],
    ]) {
      expect((await importText(text ?? '')).refused, text).toMatchObject([{ reason }])
    }
    expect(storage.length).toBe(0)
  })

  test('with missing fields is refused with their names', async () => {
    const { mobile: _, ...rest } = message
    expect(await importText(JSON.stringify({ ...rest, email: 7 }))).toMatchObject({
      refused: [{ reason: 'fields', fields: ['email', 'mobile'] }],
    })
    const list = [comment, { email: 'a@b.dz', subscribedAt: 'yesterday' }, null]
    expect((await importText(JSON.stringify(list))).refused).toMatchObject([
      { reason: 'fields', fields: ['subscribedAt'], position: 2 },
      { reason: 'no-record', position: 3 },
    ])
    expect(stored('blog_comments')).toEqual([comment])
  })
})

describe('records that are already stored', () => {
  test('are recognised by id and address, whatever the case, and stay unchanged', async () => {
    storage.setItem('contact_submissions', JSON.stringify([message]))
    const shouted = { ...message, email: 'YACINE@example.dz ' }
    const other = { ...message, message: 'Four bakeries.' }
    const namesake = { ...message, email: 'other@example.dz' }
    const report = await importText(JSON.stringify([shouted, other, namesake]))
    expect(report).toMatchObject({
      added: { contact_submissions: 1 },
      present: 1,
      refused: [{ reason: 'differs', id: message.id }],
    })
    expect(stored('contact_submissions')).toEqual([message, namesake])
  })

  test('include any subscriber with the same address, whatever the date', async () => {
    storage.setItem('newsletter_emails', JSON.stringify([subscriber]))
    const again = { email: 'Lina@Example.dz', subscribedAt: '2027-01-01T00:00:00.000Z' }
    expect(await importText(JSON.stringify(again))).toMatchObject({ present: 1, refused: [] })
    expect(stored('newsletter_emails')).toEqual([subscriber])
  })

  test('do not include an object without identifying fields', async () => {
    storage.setItem('contact_submissions', JSON.stringify([{ a: 1 }, null, 'text']))
    expect(addedBy(await importText(JSON.stringify(message)))).toBe(1)
    expect(stored('contact_submissions')).toEqual([{ a: 1 }, null, 'text', message])
  })
})

describe('files', () => {
  const file = (content: BlobPart, name = 'file') => new File([content], name)

  test('several at once, of every kind, each refusal with its file name', async () => {
    const report = await importFiles([
      file(exportText([message]), 'contact_submissions_2026-03-02.json'),
      file(JSON.stringify(comment)),
      file(`\uFEFF${JSON.stringify([subscriber])}`),
      file('[{', 'half.json'),
      file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), 'picture.png'),
    ])
    expect(report.added).toEqual({
      newsletter_emails: 1,
      contact_submissions: 1,
      blog_comments: 1,
    })
    expect(report.refused).toEqual([
      { reason: 'no-json', source: 'half.json' },
      { reason: 'nothing', source: 'picture.png' },
    ])
  })

  test('in UTF-16 from Windows, and mails in Latin-1', async () => {
    const line = await machineLine(message)
    const latin = Uint8Array.from(`à bientôt\n${line}`, (character) => character.charCodeAt(0))
    expect(addedBy(await importFiles([file(latin)]))).toBe(1)
    const utf16 = Buffer.from(`\uFEFF${JSON.stringify([comment])}`, 'utf16le')
    expect(addedBy(await importFiles([file(utf16)]))).toBe(1)
    expect(stored('blog_comments')).toEqual([comment])
  })

  test('with a wrong byte in the middle never give an altered record', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify([message]))
    bytes[20] = 0xff
    expect((await importFiles([file(bytes)])).refused).toMatchObject([{ reason: 'no-json' }])
    expect(storage.length).toBe(0)
  })

  test('too large for any storage, or no longer readable, are refused', async () => {
    const large = Object.defineProperty(file(''), 'size', { value: 1e9 })
    const gone = Object.assign(file('', 'gone'), { arrayBuffer: () => Promise.reject(Error()) })
    expect((await importFiles([large, gone])).refused).toMatchObject([
      { reason: 'too-large' },
      { reason: 'unreadable', source: 'gone' },
    ])
  })
})

describe('a storage that cannot be written', () => {
  test('full: the list stays as it is, and the records are counted', async () => {
    const text = JSON.stringify([message])
    storage.setItem('contact_submissions', text)
    storage.capacity = 400
    const more = [1, 2, 3].map((id) => ({ ...message, id }))
    expect(await importText(JSON.stringify([...more, message]))).toEqual({
      added: { newsletter_emails: 0, contact_submissions: 0, blog_comments: 0 },
      present: 1,
      refused: [{ reason: 'full', count: 3 }],
    })
    expect(storage.getItem('contact_submissions')).toBe(text)
  })

  test('blocked', async () => {
    vi.stubGlobal('localStorage', undefined)
    expect(await importText(JSON.stringify([message, comment]))).toMatchObject({
      refused: [
        { reason: 'blocked', count: 1 },
        { reason: 'blocked', count: 1 },
      ],
    })
  })
})

const anyText = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== '')
const anyTime = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  .map((date) => date.toISOString())
const anyId = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const anyMessage = fc.record(
  {
    fullName: anyText,
    email: anyText,
    projectType: anyText,
    mobile: anyText,
    message: anyText,
    submittedAt: anyTime,
    pageSource: fc.string(),
    id: anyId,
    later: fc.jsonValue(),
  },
  { requiredKeys: ['fullName', 'email', 'projectType', 'mobile', 'message', 'submittedAt', 'id'] },
)
const anyComment = fc.record(
  {
    fullName: anyText,
    email: anyText,
    website: fc.webUrl(),
    comment: anyText,
    blogPostId: anyText,
    submittedAt: anyTime,
    id: anyId,
  },
  { requiredKeys: ['fullName', 'email', 'comment', 'blogPostId', 'submittedAt', 'id'] },
)
const anySubscriber = fc.record({ email: anyText, subscribedAt: anyTime })

const address = ({ email }: { email: string }) => email.trim().toLowerCase()
const identity = (record: { id: number; email: string }) => `${record.id} ${address(record)}`

const anyLists = fc.record({
  newsletter_emails: fc.uniqueArray(anySubscriber, { selector: address, maxLength: 4 }),
  contact_submissions: fc.uniqueArray(anyMessage, { selector: identity, maxLength: 4 }),
  blog_comments: fc.uniqueArray(anyComment, { selector: identity, maxLength: 4 }),
})

test('all lists come back from their file byte for byte, however often it is imported', async () => {
  await fc.assert(
    fc.asyncProperty(anyLists, async (written) => {
      // JSON has no -0, so values read from storage never hold one.
      const lists: typeof written = JSON.parse(JSON.stringify(written))
      const count = listKeys.reduce((total, key) => total + lists[key].length, 0)
      const file = new File([exportText(lists)], 'all_lists.json')
      storage.clear()
      const report = await importFiles([file])
      expect(report).toMatchObject({ present: 0, refused: [] })
      expect(addedBy(report)).toBe(count)
      for (const key of listKeys) expect(canonicalJson(stored(key))).toBe(canonicalJson(lists[key]))
      expect(await importFiles([file])).toMatchObject({ present: count, refused: [] })
      for (const key of listKeys) expect(canonicalJson(stored(key))).toBe(canonicalJson(lists[key]))
    }),
  )
})

/** A mutation of a text in transit, at a position given as a share of its length. */
type Mishap = (text: string, place: number) => string

const at = (text: string, place: number) => Math.floor(text.length * place)
const mishaps: readonly Mishap[] = [
  (text, place) => text.slice(0, at(text, place)),
  (text, place) => text.slice(at(text, place)),
  (text, place) => text.slice(0, at(text, place)) + text.slice(at(text, place) + 1),
  (text, place) => `${text.slice(0, at(text, place))}A${text.slice(at(text, place) + 1)}`,
  (text, place) => `${text.slice(0, at(text, place))}"${text.slice(at(text, place))}`,
  (text, place) => `${text.slice(0, at(text, place))}\u0000${text.slice(at(text, place))}`,
  (text, place) => text.slice(0, at(text, place)) + text + text.slice(at(text, place)),
  (text, place) => `${text.slice(0, at(text, place))}ikosim:1:${text.slice(at(text, place))}`,
  (text) => text.replaceAll(/^/gm, '> '),
  (text) => text.replaceAll(/.{72}/g, '$&\r\n'),
  (text) => text.replaceAll('\n', ' '),
  (text) => text.toLowerCase(),
]
const anyMishaps = fc.array(
  fc.tuple(fc.constantFrom(...mishaps), fc.double({ min: 0, max: 1, noNaN: true })),
  { maxLength: 3 },
)
const mangle = (text: string, damages: readonly (readonly [Mishap, number])[]) =>
  damages.reduce((current, [mishap, place]) => mishap(current, place).slice(0, 50_000), text)

/** The existing content of one list, including elements that no version can read. */
const before = JSON.stringify([message, { a: 1 }, 'text', null])

function expectNothingLost() {
  expect(storage.getItem('contact_submissions')?.startsWith(before.slice(0, -1))).toBe(true)
}

test('a mangled mail gives exactly the records sent or none, and always a report', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMessage, { minLength: 1, maxLength: 2 }),
      anyMishaps,
      async (sent, damages) => {
        const records: unknown[] = JSON.parse(JSON.stringify(sent))
        const lines = await Promise.all(sent.map(machineLine))
        const text = mangle(`Hello,\n${lines.join('\n\n')}\nGood-bye`, damages)
        storage.clear()
        storage.setItem('contact_submissions', before)
        const report = await importText(text)
        expectNothingLost()
        const known = [...(JSON.parse(before) as unknown[]), ...records].map(canonicalJson)
        for (const element of stored('contact_submissions'))
          expect(known).toContain(canonicalJson(element))
        expect(stored('contact_submissions').length).toBe(4 + addedBy(report))
        expect(toldBy(report)).toBeGreaterThan(0)
        if (damages.length === 0) expect(report.refused).toEqual([])
      },
    ),
  )
})

test('a mangled file is judged element by element', async () => {
  const anyFile = fc.oneof(
    fc.array(fc.oneof(anyMessage, anyComment, anySubscriber, fc.jsonValue()), { maxLength: 5 }),
    fc.oneof(anyMessage, anyComment, anySubscriber),
    anyLists,
    fc.jsonValue(),
  )
  await fc.assert(
    fc.asyncProperty(anyFile, anyMishaps, async (content, damages) => {
      // A file is UTF-8, which cannot hold one half of a surrogate pair.
      const text = mangle(JSON.stringify(content, null, 1), damages).toWellFormed()
      storage.clear()
      storage.setItem('contact_submissions', before)
      const report = await importFiles([new File([text], 'file.json')])
      expectNothingLost()
      let list: unknown
      try {
        list = JSON.parse(text)
      } catch {
        list = undefined
      }
      const added = listKeys.flatMap(stored)
      expect(added.length).toBe(4 + addedBy(report))
      if (Array.isArray(list)) {
        expect(toldBy(report)).toBe(Math.max(1, list.length))
        const known = [...list, ...(JSON.parse(before) as unknown[])].map(canonicalJson)
        for (const element of added) expect(known).toContain(canonicalJson(element))
      } else if (list === undefined) expect(addedBy(report)).toBe(0)
    }),
  )
})

test('arbitrary bytes never throw and always give a report', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const report = await importFiles([new File([Uint8Array.from(bytes)], 'file')])
      expect(toldBy(report)).toBeGreaterThan(0)
      expect(addedBy(report)).toBe(0)
    }),
  )
})
