// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRefreshWhileVisible } from './use-refresh-while-visible'

const EVERY_MS = 30_000
const refresh = vi.fn()
const seen = { visibility: 'visible', online: true }
let root: Root

function Screen({ since }: { since?: number }) {
  useRefreshWhileVisible(EVERY_MS, refresh, since)
  return null
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const turn = (visibility: string) =>
  act(async () => {
    seen.visibility = visibility
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  refresh.mockReset()
  Object.assign(seen, { visibility: 'visible', online: true })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen.visibility as 'visible')
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => seen.online)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what somebody sees is read again each time it is old, until they leave', async () => {
  await act(async () => root.render(<Screen />))
  await pass(EVERY_MS - 1)
  expect(refresh).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  await pass(3 * EVERY_MS)
  expect(refresh).toHaveBeenCalledTimes(4)
  await act(async () => root.render(null))
  await pass(3 * EVERY_MS)
  expect(refresh).toHaveBeenCalledTimes(4)
})

test('what nobody sees is read once they come back to it, if it is old by then', async () => {
  await act(async () => root.render(<Screen />))
  await turn('hidden')
  await pass(5 * EVERY_MS)
  expect(refresh).toHaveBeenCalledTimes(0)
  await turn('visible')
  expect(refresh).toHaveBeenCalledTimes(1)
  await turn('hidden')
  await turn('visible')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('without a connection nothing is read', async () => {
  await act(async () => root.render(<Screen />))
  seen.online = false
  await pass(2 * EVERY_MS)
  expect(refresh).toHaveBeenCalledTimes(0)
  seen.online = true
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('what was read earlier is old earlier', async () => {
  await act(async () => root.render(<Screen since={Date.now() - EVERY_MS + 1_000} />))
  await pass(1_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  await act(async () => root.render(<Screen since={Date.now() - 2 * EVERY_MS} />))
  expect(refresh).toHaveBeenCalledTimes(2)
})
