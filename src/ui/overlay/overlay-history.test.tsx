// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wayForward } from './overlay-history'
import { useCloseByBack } from './use-close-by-back'

/** Where a router learns of a navigation: in a browser it would restore the page. */
const routed = vi.fn()
window.addEventListener('popstate', () => routed(location.pathname))

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.pushState({ router: 1 }, '', '/before')
  history.pushState({ router: 2 }, '', '/list')
  root = createRoot(document.createElement('div'))
  routed.mockClear()
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

function Layer({ close }: { close: () => void }) {
  useCloseByBack(true, close)
  return null
}

/** Draws what lies over the page, the lowest first, and takes away what is not named. */
const show = (layers: Record<string, () => void>) =>
  act(async () =>
    root.render(Object.entries(layers).map(([name, close]) => <Layer close={close} key={name} />)),
  )

const goBack = () => act(async () => history.back())

test('Back closes what is open and leaves the page as it is', async () => {
  const close = vi.fn(() => root.render(null))
  await show({ dialog: close })
  await goBack()
  expect(close).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/list')
  expect(history.state).toEqual({ router: 2 })
  expect(routed).not.toHaveBeenCalled()
})

test('the router finds its own state in the entry of what is open', async () => {
  await show({ dialog: vi.fn() })
  expect(history.state).toMatchObject({ router: 2 })
})

test('of two that are open, Back closes the upper one', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  await show({ lower, upper })
  await goBack()
  expect([lower, upper].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  await show({ lower })
  await goBack()
  expect(lower).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/list')
})

test('what requires confirmation before it closes hears the next Back too', async () => {
  const confirm = vi.fn()
  await show({ form: confirm })
  const { state } = history
  await goBack()
  await vi.waitFor(() => expect(history.state).toEqual(state))
  await goBack()
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(location.pathname).toBe('/list')
})

test('after it was closed otherwise, one Back opens the page before', async () => {
  const close = vi.fn()
  await show({ lower: vi.fn(), upper: vi.fn() })
  await show({ dialog: close })
  await show({})
  await goBack()
  expect(location.pathname).toBe('/before')
  expect(close).not.toHaveBeenCalled()
  expect(routed.mock.calls).toEqual([['/before']])
})

test('opened again and again, it adds one entry', async () => {
  await show({ first: vi.fn() })
  const { length } = history
  await show({})
  await show({ second: vi.fn() })
  expect(history.length).toBe(length)
})

test('whoever went on from it comes back to the page, and from there to the one before', async () => {
  await show({ dialog: vi.fn() })
  await show({})
  history.pushState({ router: 3 }, '', '/after')
  await goBack()
  expect(location.pathname).toBe('/list')
  await goBack()
  expect(location.pathname).toBe('/before')
  expect(routed.mock.calls).toEqual([['/list'], ['/before']])
})

test('a sheet under which the address changed is closed at the new address', async () => {
  const close = vi.fn()
  await show({ sheet: close })
  history.pushState({ router: 3 }, '', '/list?make=1')
  await show({ sheet: close })
  await goBack()
  expect(close).toHaveBeenCalledOnce()
  expect(location.search).toBe('?make=1')
})

test('whoever goes on in place of it comes back to the page in one step', async () => {
  await show({ sheet: vi.fn() })
  expect(wayForward()).toBe('replace')
  await show({})
  history.replaceState({ router: 3 }, '', '/after')
  expect(wayForward()).toBe('push')
  await goBack()
  expect(routed.mock.calls).toEqual([['/list']])
  await goBack()
  expect(location.pathname).toBe('/before')
})

test('a page that is read anew beneath it does not prevent Back from closing it', async () => {
  const close = vi.fn()
  await show({ dialog: close })
  history.replaceState({ router: 3 }, '', '/list')
  await goBack()
  expect(close).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/list')
})

test('what lies over one page does not stay over another', async () => {
  const close = vi.fn()
  await show({ dialog: close })
  await act(async () => history.go(-2))
  expect(location.pathname).toBe('/before')
  expect(close).toHaveBeenCalledOnce()
})
