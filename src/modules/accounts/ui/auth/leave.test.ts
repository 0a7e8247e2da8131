import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goTo, leaveDialog } from './leave'

const refuse = () => {
  throw new Error('refused')
}

test.each([
  ['replaces the page', {}, ['replace /a']],
  ['assigns where replacing is refused', { replace: refuse }, ['assign /a']],
  ['reloads where both are refused', { replace: refuse, assign: refuse }, ['reload ']],
])('leaving a sign-in %s', (_, refused, expected) => {
  const done: string[] = []
  const note = (way: string) => (target?: string | URL) => void done.push(`${way} ${target ?? ''}`)
  goTo('/a', {
    replace: note('replace'),
    assign: note('assign'),
    reload: note('reload') as () => void,
    ...refused,
  })
  expect(done).toEqual(expected)
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { replace: vi.fn() } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a dialog is left after 100 ms by going back, and the page below is drawn anew', () => {
  const router = { back: vi.fn(() => void window.dispatchEvent(new Event('popstate'))), refresh: vi.fn() }
  leaveDialog(router, '/vehicles')
  vi.advanceTimersByTime(99)
  expect(router.back).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(router.back).toHaveBeenCalledOnce()
  expect(router.refresh).toHaveBeenCalledOnce()
  expect(window.location.replace).not.toHaveBeenCalled()
})

test('a browser that does not go back is sent to the page', () => {
  const router = { back: vi.fn(), refresh: vi.fn() }
  leaveDialog(router, '/vehicles')
  vi.advanceTimersByTime(10_000)
  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('/vehicles')
})
