// @vitest-environment happy-dom
// @vitest-environment-options {"url":"http://localhost/vehicles"}
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { useSessionRefresh } from './use-session-refresh'

const path = vi.hoisted(() => ({ now: '/vehicles' }))
vi.mock('next/navigation', () => ({ usePathname: () => path.now }))

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`)
    return new Response('{}')
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  useSessionRefresh()
  return null
}

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

it('a page that is used refreshes the session, and the next ones not before an hour is over', async () => {
  const first = await mount(<Page />)
  expect(sent).toEqual(['POST /api/v1/auth/refresh-session'])
  await first.gone()
  later(59)
  await (await mount(<Page />)).gone()
  expect(sent).toHaveLength(1)
  later(1)
  await (await mount(<Page />)).gone()
  expect(sent).toHaveLength(2)
})

it('coming back to a page counts, and one that nobody looks at refreshes nothing', async () => {
  const shown = await mount(<Page />)
  const look = (hidden: boolean) =>
    act(async () => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  later(600)
  await look(true)
  expect(sent).toHaveLength(1)
  await look(false)
  expect(sent).toHaveLength(2)
  await shown.gone()
})
