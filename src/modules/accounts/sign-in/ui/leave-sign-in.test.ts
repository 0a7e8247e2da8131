import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogWayOut, goTo } from './leave-sign-in'

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

const routerThat = (back: () => void) => ({ back: vi.fn(back), refresh: vi.fn() })

test('a dialog goes back after 100 ms, and the page below is refreshed once the dialog is gone', () => {
  const router = routerThat(() => wayOut.gone())
  const wayOut = dialogWayOut(router)
  wayOut.leave('/vehicles')
  vi.advanceTimersByTime(99)
  expect(router.back).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(router.back).toHaveBeenCalledOnce()
  expect(router.refresh).toHaveBeenCalledOnce()
  expect(window.location.replace).not.toHaveBeenCalled()
})

test('the page below is not refreshed while the dialog is still over it, however long that takes', () => {
  const router = routerThat(() => {})
  const wayOut = dialogWayOut(router)
  wayOut.leave('/vehicles')
  vi.advanceTimersByTime(1_900)
  expect(router.refresh).not.toHaveBeenCalled()
  wayOut.gone()
  wayOut.gone()
  expect(router.refresh).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(window.location.replace).not.toHaveBeenCalled()
})

test('a dialog closed by hand right after the sign-in does not go back a second time', () => {
  const router = routerThat(() => {})
  const wayOut = dialogWayOut(router)
  wayOut.leave('/vehicles')
  wayOut.gone()
  vi.advanceTimersByTime(10_000)
  expect(router.back).not.toHaveBeenCalled()
  expect(router.refresh).toHaveBeenCalledOnce()
})

test('a dialog closed without a sign-in leaves the page as it is', () => {
  const router = routerThat(() => {})
  dialogWayOut(router).gone()
  vi.advanceTimersByTime(10_000)
  expect(router.back).not.toHaveBeenCalled()
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a browser that does not go back is sent to the page', () => {
  const router = routerThat(() => {})
  dialogWayOut(router).leave('/vehicles')
  vi.advanceTimersByTime(10_000)
  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('/vehicles')
})
