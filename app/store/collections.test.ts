import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage } from '~/testing/fake-storage'
import { addComment, clearComments } from './comments.ts'
import { addMessage, clearMessages, findMessage } from './messages.ts'
import { addSubscriber, clearSubscribers } from './subscribers.ts'

const now = 1767225600000
const nowIso = '2026-01-01T00:00:00.000Z'

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ now })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stored(key: string): unknown {
  return JSON.parse(storage.getItem(key) ?? 'null')
}

describe('subscribers', () => {
  const key = 'newsletter_emails'

  test('are stored with the trimmed address and the time in UTC', async () => {
    expect(await addSubscriber('  Lina@Example.dz ')).toEqual({ ok: true })
    expect(stored(key)).toEqual([{ email: 'Lina@Example.dz', subscribedAt: nowIso }])
  })

  test.each(['', '   '])('need an address: %j is refused', async (address) => {
    expect(await addSubscriber(address)).toEqual({ ok: false, reason: 'empty' })
    expect(storage.length).toBe(0)
  })

  test('subscribe once, whatever the case', async () => {
    await addSubscriber('Lina@Example.dz')
    expect(await addSubscriber(' lina@EXAMPLE.dz')).toEqual({ ok: false, reason: 'duplicate' })
    expect(stored(key)).toHaveLength(1)
  })

  test('are still recognised when another tab has added them meanwhile', async () => {
    storage.setItem(key, JSON.stringify([{ email: 'a@b.dz', subscribedAt: nowIso }, 'broken']))
    expect(await addSubscriber('A@B.dz')).toEqual({ ok: false, reason: 'duplicate' })
  })

  test('can be cleared', async () => {
    await addSubscriber('a@b.dz')
    expect(await clearSubscribers()).toEqual({ ok: true })
    expect(storage.getItem(key)).toBeNull()
  })
})

describe('messages', () => {
  const key = 'contact_submissions'
  const input = {
    fullName: ' Yacine Haddad ',
    email: 'yacine@example.dz',
    projectType: 'Mobile app',
    mobile: '+213 550 00 00 00',
    message: 'Line one\nline two',
  }

  test('have the specified fields; the contact page leaves no source', async () => {
    const record = { ...input, fullName: 'Yacine Haddad', submittedAt: nowIso, id: now }
    expect(await addMessage(input)).toEqual({ ok: true, record })
    expect(stored(key)).toEqual([record])
  })

  test.each(['fullName', 'email', 'projectType', 'mobile', 'message'] as const)(
    'lose the spaces around the field %s',
    async (field) => {
      await addMessage({ ...input, [field]: ` ${input[field]}\n ` })
      expect(stored(key)).toMatchObject([{ [field]: input[field].trim() }])
    },
  )

  test('name the demo home that they came from', async () => {
    await addMessage({ ...input, pageSource: 'ArchitectureAgencyHome' })
    expect(stored(key)).toMatchObject([{ pageSource: 'ArchitectureAgencyHome' }])
  })

  test('get ids of their own within one millisecond', async () => {
    await Promise.all([addMessage(input), addMessage(input), addMessage(input)])
    expect(stored(key)).toMatchObject([{ id: now }, { id: now + 1 }, { id: now + 2 }])
  })

  test('are found by the id that they were stored with', async () => {
    const [, second] = await Promise.all([
      addMessage(input),
      addMessage({ ...input, message: 'B' }),
    ])
    expect(findMessage(now + 1)).toMatchObject({ message: 'B' })
    expect(second).toEqual({ ok: true, record: findMessage(now + 1) })
    expect(findMessage(now + 2)).toBeUndefined()
  })

  test.each(['fullName', 'email', 'projectType', 'mobile', 'message'] as const)(
    'need the field %s',
    async (field) => {
      const result = await addMessage({ ...input, [field]: ' \n ' })
      expect(result).toEqual({ ok: false, reason: 'incomplete' })
      expect(storage.length).toBe(0)
    },
  )

  test('store what was typed, never HTML', async () => {
    const message = '<img src=x onerror=alert(1)> & "quotes"'
    await addMessage({ ...input, message })
    expect(stored(key)).toMatchObject([{ message }])
  })

  test('can be cleared', async () => {
    await addMessage(input)
    await clearMessages()
    expect(storage.length).toBe(0)
  })
})

describe('comments', () => {
  const key = 'blog_comments'
  const input = {
    fullName: 'Amel',
    email: 'amel@example.dz',
    comment: ' Clear and useful. ',
    blogPostId: 'blog-details',
  }

  test('have the specified fields; no website means no such field', async () => {
    expect(await addComment({ ...input, website: '  ' })).toEqual({ ok: true })
    expect(stored(key)).toEqual([
      { ...input, comment: 'Clear and useful.', submittedAt: nowIso, id: now },
    ])
  })

  test.each(['fullName', 'email', 'comment'] as const)(
    'lose the spaces around the field %s',
    async (field) => {
      await addComment({ ...input, [field]: ` ${input[field]}\n ` })
      expect(stored(key)).toMatchObject([{ [field]: input[field].trim() }])
    },
  )

  test('keep a website that was given', async () => {
    await addComment({ ...input, website: ' https://amel.example ' })
    expect(stored(key)).toMatchObject([{ website: 'https://amel.example' }])
  })

  test.each(['fullName', 'email', 'comment'] as const)('need the field %s', async (field) => {
    const result = await addComment({ ...input, [field]: ' ' })
    expect(result).toEqual({ ok: false, reason: 'incomplete' })
  })

  test('can be cleared', async () => {
    await addComment(input)
    await clearComments()
    expect(storage.length).toBe(0)
  })
})

describe('what this version cannot read', () => {
  test('stays where it is, and what is added comes after it', async () => {
    const elements = [{ a: 1 }, 'text', null, { fullName: 'A', id: now }]
    storage.setItem('contact_submissions', JSON.stringify(elements))
    await addMessage({
      fullName: 'B',
      email: 'b@c.dz',
      projectType: 'Web',
      mobile: '1',
      message: 'Hello',
    })
    const list = stored('contact_submissions')
    expect(list).toHaveLength(5)
    expect(list).toMatchObject([...elements, { fullName: 'B', id: now + 1 }])
    expect(storage.length).toBe(1)
  })

  test('still counts as subscribed when it has the address', async () => {
    storage.setItem('newsletter_emails', JSON.stringify([{ email: 'a@b.dz' }, { email: 7 }]))
    expect(await addSubscriber('A@b.dz')).toEqual({ ok: false, reason: 'duplicate' })
  })
})
