// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeLeft } from './time-left'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  vi.useRealTimers()
})

test('a page that stays open goes on counting, until the time is up', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const place = document.createElement('div')
  const root = createRoot(place)
  const text = () => place.textContent
  await act(async () => root.render(<TimeLeft from="2026-11-20T09:59:00Z" iso="2026-11-20T10:02:30Z" />))
  expect(text()).toBe('2 minutes left')
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(text()).toBe('1 minute left')
  await act(async () => vi.advanceTimersByTime(120_000))
  expect(text()).toBe('Time is up')
  await act(async () => root.unmount())
})
