import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CountCache, type Counting } from './count-cache'
import { emptyCounts } from './facet-counts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A count that takes `ms` and returns a total that grows by one each time. */
function counter(catalogue: number, ms: number) {
  let total = 0
  return async (): Promise<Counting> => {
    total += 1
    const count = total
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    return { counts: emptyCounts(), total: count, totalIsCapped: false, catalogue }
  }
}

async function query(cache: CountCache, version: string, count: () => Promise<Counting>, key = 'key') {
  const answer = cache.get(key, version, count)
  await vi.advanceTimersByTimeAsync(1_000)
  return (await answer).total
}

describe('cached counts', () => {
  test('the same query in the same state of the catalogue is counted once', async () => {
    const [cache, count] = [new CountCache(), counter(100, 1)]
    expect([await query(cache, 'a', count), await query(cache, 'a', count)]).toEqual([1, 1])
  })

  test('after a change a small catalogue is always counted again, however slow that was', async () => {
    const [cache, count] = [new CountCache(), counter(100, 500)]
    expect([await query(cache, 'a', count), await query(cache, 'b', count)]).toEqual([1, 2])
  })

  test('a large catalogue that is slow to count may lag, but only by ten times the cost', async () => {
    const [cache, count] = [new CountCache(), counter(50_000, 300)]
    expect([await query(cache, 'a', count), await query(cache, 'b', count)]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await query(cache, 'b', count)).toBe(2)
  })

  test('nothing is older than a minute, even if no change was seen', async () => {
    const [cache, count] = [new CountCache(), counter(100, 1)]
    await query(cache, 'a', count)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await query(cache, 'a', count)).toBe(2)
  })

  test('concurrent callers wait for one answer', async () => {
    const [cache, count] = [new CountCache(), counter(100, 50)]
    const answers = Promise.all([cache.get('key', 'a', count), cache.get('key', 'a', count)])
    await vi.advanceTimersByTimeAsync(100)
    expect((await answers).map(({ total }) => total)).toEqual([1, 1])
  })

  test('a query in use outlives many that are made once', async () => {
    const [cache, often, once] = [new CountCache(), counter(100, 0), counter(100, 0)]
    const others = async (n: number) => {
      for (let i = 0; i < 80; i += 1) await cache.get(`other ${n} ${i}`, 'a', once)
    }
    expect(await cache.get('key', 'a', often)).toMatchObject({ total: 1 })
    await others(1)
    expect(await cache.get('key', 'a', often)).toMatchObject({ total: 1 })
    await others(2)
    expect(await cache.get('key', 'a', often)).toMatchObject({ total: 1 })
    await others(3)
    await others(4)
    expect(await cache.get('key', 'a', often)).toMatchObject({ total: 2 })
  })
})
