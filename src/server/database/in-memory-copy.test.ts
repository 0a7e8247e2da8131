import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inMemoryCopy } from './in-memory-copy'

const payload = {} as Payload

/** A source whose readings end on a signal. */
function source() {
  const waiting: ((value: { value: number; until: number }) => void)[] = []
  let reads = 0
  const read = () => {
    reads += 1
    return new Promise<{ value: number; until: number }>((resolve) => waiting.push(resolve))
  }
  return {
    read,
    reads: () => reads,
    end: (value: number, until = 2_000) => waiting.shift()?.({ value, until }),
  }
}

let count = 0
const fresh = () => {
  const from = source()
  count += 1
  return { ...from, memory: inMemoryCopy(`test ${count}`, from.read) }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000 }))
afterEach(() => vi.useRealTimers())

test('where no notices are heard, it is read each time', async () => {
  const { end, memory, reads } = fresh()
  for (const value of [1, 2]) {
    const reading = memory.get(payload)
    end(value)
    expect(await reading).toBe(value)
  }
  expect(reads()).toBe(2)
})

test('it is stored from the first notice on, and what was there is used while it is read again', async () => {
  const { end, memory, reads } = fresh()
  const first = memory.follow(payload)
  end(1)
  await first
  expect([await memory.get(payload), await memory.get(payload), reads()]).toEqual([1, 1, 1])
  const second = memory.follow(payload)
  expect(await memory.get(payload)).toBe(1)
  end(2)
  await second
  expect(await memory.get(payload)).toBe(2)
})

test('a change during a reading is read as well', async () => {
  const { end, memory, reads } = fresh()
  const all = [memory.follow(payload), memory.follow(payload), memory.follow(payload)]
  end(1)
  await vi.waitFor(() => expect(reads()).toBe(2))
  end(2)
  await Promise.all(all)
  expect([await memory.get(payload), reads()]).toEqual([2, 2])
})

test('it is read once more when its time is over, for all that request it', async () => {
  const { end, memory, reads } = fresh()
  const first = memory.follow(payload)
  end(1)
  await first
  vi.setSystemTime(2_000)
  const readings = [memory.get(payload), memory.get(payload)]
  end(2, 3_000)
  expect(await Promise.all(readings)).toEqual([2, 2])
  expect(reads()).toBe(2)
})

test('what could not be read again is not used', async () => {
  let fails = false
  const memory = inMemoryCopy('test failing', async () => {
    if (fails) throw new Error('no connection')
    return { value: 1, until: 2_000 }
  })
  await memory.follow(payload)
  fails = true
  await expect(memory.follow(payload)).rejects.toThrow('no connection')
  await expect(memory.get(payload)).rejects.toThrow('no connection')
  fails = false
  expect(await memory.get(payload)).toBe(1)
})
