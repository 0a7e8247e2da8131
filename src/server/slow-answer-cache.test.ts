import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlowAnswerCache } from './slow-answer-cache'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A query that takes `ms` and returns how often it was called. */
function question(ms: number) {
  let calls = 0
  return async () => {
    calls += 1
    const n = calls
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    return n
  }
}

const large = () => true

async function remember(memory: SlowAnswerCache, work: () => Promise<number>, isLarge = large) {
  const answer = memory.get('key', work, isLarge)
  await vi.advanceTimersByTimeAsync(1_000)
  return answer
}

test('fast answers are never cached', async () => {
  const [memory, work] = [new SlowAnswerCache(), question(5)]
  expect([await remember(memory, work), await remember(memory, work)]).toEqual([1, 2])
})

test('small answers are never cached, however slow they were', async () => {
  const [memory, work] = [new SlowAnswerCache(), question(500)]
  const isLarge = () => false
  expect([await remember(memory, work, isLarge), await remember(memory, work, isLarge)]).toEqual([1, 2])
})

test('a slow answer is reused, but only for twenty times its cost', async () => {
  const [memory, work] = [new SlowAnswerCache(), question(200)]
  expect([await remember(memory, work), await remember(memory, work)]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await remember(memory, work)).toBe(2)
})

test('nothing is older than a minute', async () => {
  const [memory, work] = [new SlowAnswerCache(), question(10_000)]
  const first = memory.get('key', work, large)
  await vi.advanceTimersByTimeAsync(59_000)
  expect([await first, await memory.get('key', work, large)]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  const later = memory.get('key', work, large)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await later).toBe(2)
})

test('concurrent callers share one answer, each question has its own', async () => {
  const [memory, work] = [new SlowAnswerCache(), question(5)]
  const answers = Promise.all([...['a', 'a', 'b'].map((key) => memory.get(key, work, large))])
  await vi.advanceTimersByTimeAsync(10)
  expect(await answers).toEqual([1, 1, 2])
})

test('a failure is not cached', async () => {
  const memory = new SlowAnswerCache()
  await expect(memory.get('key', () => Promise.reject(new Error('gone')), large)).rejects.toThrow('gone')
  expect(await remember(memory, question(0))).toBe(1)
})
