import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceValue } from './device-value'

const read = (text: string | null): readonly number[] => (text ? JSON.parse(text) : [])

/** As much of a browser's storage and its events as is needed. */
function browser() {
  const stored = new Map<string, string>()
  const target = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('window', target)
  return {
    stored,
    /** The browser's event about a change by another tab. */
    byAnotherTab: (key: string, value: string) => {
      stored.set(key, value)
      target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}

let tab: ReturnType<typeof browser>
beforeEach(() => {
  tab = browser()
})
afterEach(() => vi.unstubAllGlobals())

describe('a value stored by the browser', () => {
  test('is read back, and listeners are notified of each change', () => {
    const value = deviceValue('list', read)
    const heard = vi.fn()
    const stop = value.subscribe(heard)
    value.write([1, 2])
    expect(tab.stored.get('list')).toBe('[1,2]')
    expect(deviceValue('list', read).read()).toEqual([1, 2])
    stop()
    value.write([3])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('follows another tab, and no other value', () => {
    const value = deviceValue('list', read)
    const heard = vi.fn()
    value.subscribe(heard)
    expect(value.read()).toEqual([])
    tab.byAnotherTab('other', '[9]')
    expect(heard).not.toHaveBeenCalled()
    tab.byAnotherTab('list', '[7]')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(value.read()).toEqual([7])
  })

  test('is current whenever it is changed, whether or not there was an event', () => {
    const value = deviceValue('list', read)
    expect(value.read()).toEqual([])
    tab.stored.set('list', '[5]')
    expect(value.read()).toEqual([])
    expect(value.fresh()).toEqual([5])
  })

  test('lasts as long as the page if nothing is stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    const value = deviceValue('list', read)
    expect(value.read()).toEqual([])
    value.write([4])
    expect(value.read()).toEqual([4])
    expect(value.fresh()).toEqual([4])
  })
})
