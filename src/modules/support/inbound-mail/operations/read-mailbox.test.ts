import { describe, expect, it, test, vi } from 'vitest'
import type { Mailbox, MailboxMail } from '../engine/open-mailbox'
import { type Failures, readMailbox } from './read-mailbox'

vi.mock('@/server/logger', () => ({ logger: { error: vi.fn(), warn: vi.fn() } }))

const mail = (text: string): MailboxMail => ({ raw: Buffer.from(text), size: text.length })

/** A mailbox with e-mails by their numbers; what arrives later does so at the next wait. */
function boxOf(first: Record<number, MailboxMail | null>, ...later: Record<number, MailboxMail>[]) {
  const ended = new AbortController()
  const unread = new Map(Object.entries(first).map(([uid, one]) => [Number(uid), one]))
  const flags: string[] = []
  const close = (uid: number, flag: string) => {
    unread.delete(uid)
    flags.push(`${uid} ${flag}`)
    return Promise.resolve()
  }
  const box: Mailbox = {
    listUnread: async () => [...unread.keys()],
    fetch: async (uid) => unread.get(uid) ?? null,
    markRead: (uid) => close(uid, 'read'),
    flag: (uid) => close(uid, 'flagged'),
    waitForMail: async () => {
      const next = later.shift()
      if (!next) ended.abort()
      for (const [uid, one] of Object.entries(next ?? {})) unread.set(Number(uid), one)
    },
    close: async () => {},
  }
  return { box, flags, signal: ended.signal }
}

const taken: string[] = []
const take = async (raw: Buffer) => {
  if (raw.toString() === 'poison') throw new Error('cannot be taken')
  taken.push(raw.toString())
}
const well = { take, isWell: async () => true }
const names = () => taken.splice(0)

test('each e-mail is taken and then marked as read, also those that arrive later', async () => {
  const { box, flags, signal } = boxOf({ 3: mail('a'), 5: mail('b') }, { 8: mail('c') })
  await readMailbox(box, new Map(), { ...well, signal })
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(flags).toEqual(['3 read', '5 read', '8 read'])
})

test('one that somebody has removed meanwhile is passed over', async () => {
  const { box, flags, signal } = boxOf({ 3: null, 5: mail('b') })
  await readMailbox(box, new Map(), { ...well, signal })
  expect(names()).toEqual(['b'])
  expect(flags).toEqual(['5 read'])
})

test('one that is too large is flagged for people', async () => {
  const { box, flags, signal } = boxOf({ 3: { raw: null, size: 40_000_000 }, 5: mail('b') })
  await readMailbox(box, new Map(), { ...well, signal })
  expect(names()).toEqual(['b'])
  expect(flags).toEqual(['3 flagged', '5 read'])
})

describe('one that cannot be taken', () => {
  it('does not hold up the others, is tried again, and is flagged after five times', async () => {
    const failures: Failures = new Map()
    const { box, flags, signal } = boxOf({ 3: mail('poison'), 5: mail('b') })
    for (let tries = 1; tries < 5; tries += 1)
      await expect(readMailbox(box, failures, { ...well, signal })).rejects.toThrow('could not be taken yet')
    expect(names()).toEqual(['b'])
    expect(flags).toEqual(['5 read'])
    await readMailbox(box, failures, { ...well, signal })
    expect(flags).toEqual(['5 read', '3 flagged'])
  })

  it('is neither counted nor flagged while database or storage do not work', async () => {
    const failures: Failures = new Map()
    const { box, flags, signal } = boxOf({ 3: mail('poison'), 5: mail('b') })
    const away = { take, isWell: async () => false, signal }
    for (let tries = 0; tries < 9; tries += 1)
      await expect(readMailbox(box, failures, away)).rejects.toThrow('cannot be taken')
    expect(names()).toEqual([])
    expect(flags).toEqual([])
    expect(failures.size).toBe(0)
  })
})

test('nothing more is read once it is to end', async () => {
  const ended = new AbortController()
  const { box, flags } = boxOf({ 3: mail('a'), 5: mail('b') })
  const once = async (raw: Buffer) => {
    await take(raw)
    ended.abort()
  }
  await readMailbox(box, new Map(), { ...well, take: once, signal: ended.signal })
  expect(names()).toEqual(['a'])
  expect(flags).toEqual(['3 read'])
})
