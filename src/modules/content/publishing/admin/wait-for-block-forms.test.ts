// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForBlocks, watchRequests } from './wait-for-block-forms'

const ACTION = { method: 'POST', headers: { 'next-action': 'form-state' } }
let answer: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div data-lexical-decorator="true"></div>'
  window.fetch = () => new Promise((resolve) => (answer = () => resolve(new Response())))
})
afterEach(() => vi.useRealTimers())

it('waits until the server has answered about a block', async () => {
  const stop = watchRequests()
  let isDone = false
  void window.fetch('/admin', ACTION)
  void waitForBlocks().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isDone).toBe(false)
  answer()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isDone).toBe(true)
  // The request that follows the first one is waited for, too.
  isDone = false
  void window.fetch('/api/payload-preferences').then(() => window.fetch('/admin', ACTION))
  void waitForBlocks().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(500)
  answer()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isDone).toBe(false)
  answer()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isDone).toBe(true)
  stop()
})

it('goes on after a while without an answer', async () => {
  const stop = watchRequests()
  let isDone = false
  void window.fetch('/admin', ACTION)
  void waitForBlocks().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(11_000)
  expect(isDone).toBe(true)
  answer()
  await vi.advanceTimersByTimeAsync(1)
  stop()
})

it('does not wait where no block is', async () => {
  document.body.innerHTML = '<p></p>'
  await expect(waitForBlocks()).resolves.toBeUndefined()
})
