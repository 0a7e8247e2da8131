import type { Payload } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { inMemoryAnswers } from './in-memory-answers'

let payload: Payload
let answers: ReturnType<typeof inMemoryAnswers<string>>
let files = 0

beforeEach(() => {
  payload = {} as Payload
  files += 1
  answers = inMemoryAnswers<string>(`answers-${files}`, { maxAgeMs: 60_000, most: 2 })
})

const reader = () => vi.fn(async (): Promise<string | null> => 'read')

it('an answer is read once until something changes', async () => {
  const read = reader()
  await answers.follow(payload)
  expect([await answers.get(payload, 'a', read), await answers.get(payload, 'a', read)]).toEqual([
    'read',
    'read',
  ])
  expect(read).toHaveBeenCalledTimes(1)
  await answers.follow(payload)
  await answers.get(payload, 'a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('without notices it is read each time', async () => {
  const read = reader()
  await answers.get(payload, 'a', read)
  await answers.get(payload, 'a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('what was read before a change is not held after it', async () => {
  await answers.follow(payload)
  await answers.get(payload, 'a', async () => {
    await answers.follow(payload)
    return 'old'
  })
  expect(await answers.get(payload, 'a', async () => 'new')).toBe('new')
})

it('nothing is not held', async () => {
  await answers.follow(payload)
  expect(await answers.get(payload, 'a', async () => null)).toBeNull()
  expect(await answers.get(payload, 'a', reader())).toBe('read')
})

it('the oldest of too many goes', async () => {
  await answers.follow(payload)
  for (const key of ['a', 'b', 'c']) await answers.get(payload, key, async () => key)
  const read = reader()
  expect(await answers.get(payload, 'b', read)).toBe('b')
  expect(await answers.get(payload, 'a', read)).toBe('read')
})
