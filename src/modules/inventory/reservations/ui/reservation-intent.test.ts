import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const NOW = new Date('2026-11-21T10:00:00Z')
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let stored: Map<string, string>

/** The module as on a freshly loaded page. */
async function freshPage() {
  vi.resetModules()
  return import('./reservation-intent')
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

describe("a guest's click on Reserve", () => {
  test('is performed once, on whatever page the sign-in ends', async () => {
    ;(await freshPage()).storeIntent(7, NOW)
    const later = await freshPage()
    expect(later.hasIntent()).toBe(true)
    expect(later.takeIntent(minutesLater(29))).toBe(7)
    expect([later.hasIntent(), later.takeIntent(minutesLater(29))]).toEqual([false, null])
  })

  test('is forgotten after half an hour', async () => {
    const page = await freshPage()
    page.storeIntent(7, NOW)
    expect(page.takeIntent(minutesLater(31))).toBeNull()
    expect(page.hasIntent()).toBe(false)
  })

  test.each(['nonsense', 'null', '[]', '{"id":"7"}', '{"id":7}', '{"id":1.5,"until":9e15}'])(
    'is ignored if another script wrote it: %s',
    async (text) => {
      stored.set('kaido-hold', text)
      const page = await freshPage()
      expect([page.hasIntent(), page.takeIntent(NOW)]).toEqual([false, null])
    },
  )

  test('lives as long as the page where the browser stores nothing', async () => {
    const refuse = () => {
      throw new Error('no storage')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const page = await freshPage()
    page.storeIntent(7, NOW)
    expect(page.takeIntent(minutesLater(1))).toBe(7)
    expect(page.hasIntent()).toBe(false)
  })
})
