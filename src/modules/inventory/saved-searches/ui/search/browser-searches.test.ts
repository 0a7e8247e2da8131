import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserList } from './browser-searches'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const link = (name: string, href = `/vehicles?q=${name}`) => ({ name, href })

describe('a list stored in the browser', () => {
  it('has the latest first, no duplicates, and no more than its limit', () => {
    const list = browserList('test', 3)
    for (const name of ['a', 'b', 'c', 'a', 'd']) list.add(link(name))
    expect(list.read().map(({ name }) => name)).toEqual(['d', 'a', 'c'])
    expect(browserList('test', 3).read()).toEqual(list.read())
  })

  it('removes one, or all', () => {
    const list = browserList('test', 3)
    list.add(link('a'))
    list.add(link('b'))
    list.remove('/vehicles?q=a')
    expect(list.read()).toEqual([link('b')])
    list.clear()
    expect(browserList('test', 3).read()).toEqual([])
  })

  it.each([
    'nonsense',
    '{"name":1}',
    '[null, {"name":"a"}, {"name":2,"href":"/vehicles"}]',
    '[{"name":"a","href":"https://elsewhere.example/vehicles"}]',
    '[{"name":"a","href":"javascript:alert(1)"}]',
  ])('ignores %s', (text) => {
    stored.set('test', text)
    expect(browserList('test', 3).read()).toEqual([])
  })

  it('notifies listeners, and follows other tabs', () => {
    const list = browserList('test', 3)
    const heard = vi.fn()
    const stop = list.subscribe(heard)
    list.add(link('a'))
    expect(heard).toHaveBeenCalledTimes(1)
    stored.set('test', JSON.stringify([link('b')]))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'test' }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(list.read()).toEqual([link('b')])
    stop()
    list.clear()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('lives as long as the page where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
    })
    const list = browserList('test', 3)
    list.add(link('a'))
    expect(list.read()).toEqual([link('a')])
  })
})
