// @vitest-environment happy-dom
import { useNav } from '@payloadcms/ui'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { NavigationState } from './navigation-state'

const { at } = vi.hoisted(() => ({
  at: { choice: true, width: 1440, path: '/admin', kept: [] as unknown[], listeners: new Set<() => void>() },
}))
vi.mock('next/navigation', () => ({ usePathname: () => at.path }))
vi.mock('@payloadcms/ui', async () => {
  const { createContext, use } = await import('react')
  const NavContext = createContext({
    get navOpen() {
      return at.choice
    },
  })
  return {
    NavContext,
    useNav: () => use(NavContext),
    usePreferences: () => ({ setPreference: async (...given: unknown[]) => at.kept.push(given) }),
  }
})
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', (query: string) => {
  const [, side, width] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
  return {
    get matches() {
      return side === 'min' ? at.width >= Number(width) : at.width <= Number(width)
    },
    addEventListener: (_: string, listener: () => void) => at.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => at.listeners.delete(listener),
  }
})

function Toggle() {
  const { navOpen, setNavOpen } = useNav()
  return (
    <button onClick={() => setNavOpen(!navOpen)} type="button">
      {navOpen ? 'open' : 'closed'}
    </button>
  )
}
const screen = () => (
  <NavigationState>
    <Toggle />
  </NavigationState>
)

let root: Root | null = null
const state = () => document.querySelector('button')?.textContent

async function show(given: Partial<typeof at>): Promise<void> {
  Object.assign(at, { choice: true, width: 1440, path: '/admin', kept: [] }, given)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(screen()))
}
const toggle = () => act(async () => document.querySelector('button')?.click())

afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  document.body.replaceChildren()
})

test.each([
  [1920, true, 'open'],
  [1440, true, 'open'],
  [1280, true, 'open'],
  [1440, false, 'closed'],
  [1199, true, 'closed'],
  [768, true, 'closed'],
  [390, true, 'closed'],
])('at %d pixels, last left open: %s, it is %s', async (width, choice, expected) => {
  await show({ width, choice })
  expect(state()).toBe(expected)
})

test('the server draws it as it was last left', () => {
  at.choice = false
  expect(renderToStaticMarkup(screen())).toContain('closed')
  at.choice = true
  expect(renderToStaticMarkup(screen())).toContain('open')
})

test('what the viewer chose is remembered where it stays beside the screens', async () => {
  await show({ width: 1440 })
  await toggle()
  expect(state()).toBe('closed')
  await toggle()
  expect(at.kept).toEqual([
    ['nav', { open: false }, true],
    ['nav', { open: true }, true],
  ])
})

test('on wider screens Payload’s button remembers it, on narrower ones nothing does', async () => {
  await show({ width: 1920 })
  await toggle()
  expect(state()).toBe('closed')
  at.width = 390
  await toggle()
  expect(state()).toBe('open')
  expect(at.kept).toEqual([])
})

test('it follows the width of the window', async () => {
  await show({ width: 1440 })
  const turn = async (width: number) => {
    at.width = width
    await act(async () => {
      for (const listener of at.listeners) listener()
    })
  }
  await turn(800)
  expect(state()).toBe('closed')
  await turn(1440)
  expect(state()).toBe('open')
  await toggle()
  await turn(800)
  await turn(1440)
  expect(state()).toBe('closed')
})

test('on a phone it closes when one has arrived somewhere', async () => {
  await show({ width: 390 })
  await toggle()
  expect(state()).toBe('open')
  await show({ width: 390, path: '/admin/inventory/vehicles' })
  expect(state()).toBe('closed')
})

test.each([
  [390, 'closed', '/admin/inventory'],
  [1440, 'open', '/admin'],
])('at %d pixels Back leaves it %s, at %s', async (width, expected, path) => {
  history.pushState(null, '', '/admin')
  history.pushState(null, '', '/admin/inventory')
  await show({ width })
  if (state() === 'closed') await toggle()
  await act(async () => history.back())
  expect(state()).toBe(expected)
  expect(location.pathname).toBe(path)
})
