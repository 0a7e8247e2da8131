import { describe, expect, it } from 'vitest'
import { VIEW_WINDOW_MS } from '../rules/page-view-counting'
import { PageViewCounter } from './count-page-views-in-memory'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

describe('counting views in memory', () => {
  it('counts a visitor once per vehicle within the window, and again after it', () => {
    const counter = new PageViewCounter()
    expect(counter.count(1, 'a', noon)).toBe(true)
    expect(counter.count(1, 'a', later(VIEW_WINDOW_MS - 1))).toBe(false)
    expect(counter.count(2, 'a', noon)).toBe(true)
    expect(counter.count(1, 'b', noon)).toBe(true)
    expect(counter.count(1, 'a', later(VIEW_WINDOW_MS))).toBe(true)
    expect(counter.take()).toEqual([
      { vehicle: 1, day: '2026-11-21', views: 3 },
      { vehicle: 2, day: '2026-11-21', views: 1 },
    ])
    expect(counter.take()).toEqual([])
  })

  it('counts a view on its UTC day, and recognises nobody from the day before', () => {
    const counter = new PageViewCounter()
    counter.count(1, 'a', new Date('2026-11-21T23:59:59.999Z'))
    expect(counter.count(1, 'a', new Date('2026-11-22T00:00:00Z'))).toBe(true)
    expect(counter.take().map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
  })

  it('loses nothing that could not be written', () => {
    const counter = new PageViewCounter()
    counter.count(1, 'a', noon)
    const taken = counter.take()
    counter.count(1, 'b', noon)
    counter.putBack(taken)
    expect(counter.take()).toEqual([{ vehicle: 1, day: '2026-11-21', views: 2 }])
  })

  it('stores no address and no user agent in readable form', () => {
    const counter = new PageViewCounter()
    counter.count(1, '203.0.113.9\nMozilla/5.0', noon)
    expect(
      JSON.stringify([...Object.values(counter)].map((part) => (part instanceof Map ? [...part] : part))),
    ).not.toMatch(/203\.0|Mozilla/)
  })
})
