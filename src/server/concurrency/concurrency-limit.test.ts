import { expect, test, vi } from 'vitest'
import { concurrencyLimit } from './concurrency-limit'
import { keyedLock } from './keyed-lock'

test('work on one thing runs in order, even after a failure; other work does not wait', async () => {
  const seen: string[] = []
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  const work = (name: string, before?: Promise<void>) => async () => {
    seen.push(`${name} begins`)
    await before
    seen.push(`${name} ends`)
    if (name === 'second') throw new Error('on purpose')
    return name
  }
  const line = [
    keyedLock('a', work('first', gate)),
    keyedLock('a', work('second')),
    keyedLock('a', work('third')),
  ].map((one) => one.catch(() => 'failed'))
  expect(await keyedLock('b', work('other'))).toBe('other')
  release()
  expect(await Promise.all(line)).toEqual(['first', 'failed', 'third'])
  expect(seen).toEqual([
    'first begins',
    'other begins',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ])
})

test('a caller that would wait too long has to retry later, and nothing is done', async () => {
  vi.useFakeTimers()
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  const patience = { line: 2, waitMs: 1_000 }
  const done: string[] = []
  const work = (name: string, before?: Promise<void>) =>
    keyedLock(
      'busy',
      async () => {
        await before
        done.push(name)
      },
      patience,
    )
  const refusals: unknown[] = []
  const refused = (error: unknown) => refusals.push(error)
  const first = work('first', gate)
  const second = work('second').catch(refused)
  await vi.advanceTimersByTimeAsync(600)
  const third = work('third')
  await work('fourth').catch(refused)
  expect(refusals).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(refusals).toHaveLength(2)
  release()
  await Promise.all([first, second, third])
  expect(done).toEqual(['first', 'third'])
  expect(refusals).toEqual([
    expect.objectContaining({ status: 503, retryAfter: expect.any(Number) }),
    expect.objectContaining({ status: 503 }),
  ])
  await work('fifth')
  expect(done).toContain('fifth')
  vi.useRealTimers()
})

test('only a few run at once, and each that finishes makes room for one', async () => {
  let atWork = 0
  let most = 0
  const work = async () => {
    atWork += 1
    most = Math.max(most, atWork)
    await Promise.resolve()
    atWork -= 1
  }
  await Promise.all(Array.from({ length: 20 }, () => concurrencyLimit('few', 3, work)))
  expect(most).toBe(3)
  await Promise.all(Array.from({ length: 5 }, () => concurrencyLimit('few', 3, work)))
  expect(most).toBe(3)
})

test('those ahead go before all others, in order, and have a line of their own', async () => {
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  const done: string[] = []
  const work = (name: string, isAhead: boolean, before?: Promise<void>) =>
    concurrencyLimit(
      'passwords',
      1,
      async () => {
        await before
        done.push(name)
      },
      { line: 2, waitMs: 60_000, isAhead },
    )
  const first = work('first', false, gate)
  const strangers = [work('stranger 1', false), work('stranger 2', false)]
  await expect(work('stranger 3', false)).rejects.toMatchObject({ status: 503 })
  const known = [work('known 1', true), work('known 2', true)]
  await expect(work('known 3', true)).rejects.toMatchObject({ status: 503 })
  release()
  await Promise.all([first, ...strangers, ...known])
  expect(done).toEqual(['first', 'known 1', 'known 2', 'stranger 1', 'stranger 2'])
})
