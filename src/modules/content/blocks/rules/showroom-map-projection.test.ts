import { describe, expect, it } from 'vitest'
import {
  directionsHref,
  MAP_HEIGHT,
  MAP_WIDTH,
  markersOf,
  type Outline,
  pathOn,
  projectionFor,
} from './showroom-map-projection'

const place = (showroomName: string, latitude: number, longitude: number, country = 'Japan') => ({
  showroomName,
  city: showroomName,
  country,
  latitude,
  longitude,
})

const TOKYO = place('Tokyo', 35.7, 139.7)
const MOMBASA = place('Mombasa', -4, 39.7, 'Kenya')
const SANTIAGO = place('Santiago', -33.4, -70.7, 'Chile')

describe('the projection', () => {
  it.each([
    ['one place in the middle', [TOKYO]],
    ['places on two continents', [TOKYO, MOMBASA]],
    ['places on both sides of Greenwich and of the equator', [TOKYO, MOMBASA, SANTIAGO]],
  ])('has %s, north above and east to the right', (_, places) => {
    const { x, y } = projectionFor(places)
    for (const { latitude, longitude } of places) {
      expect(x(longitude)).toBeGreaterThan(0)
      expect(x(longitude)).toBeLessThan(MAP_WIDTH)
      expect(y(latitude)).toBeGreaterThan(0)
      expect(y(latitude)).toBeLessThan(MAP_HEIGHT)
    }
    expect(x(10)).toBeLessThan(x(11))
    expect(y(11)).toBeLessThan(y(10))
  })

  it('shows a degree to the east shorter the farther it is from the equator', () => {
    const wide = (at: typeof TOKYO) => {
      const { x, y } = projectionFor([at])
      return (x(1) - x(0)) / (y(0) - y(1))
    }
    expect(wide(place('Equator', 0, 0))).toBeCloseTo(1)
    expect(wide(place('Oslo', 60, 10))).toBeCloseTo(0.5)
  })

  it('moves outlines to where it puts places', () => {
    const { transform, x, y } = projectionFor([MOMBASA])
    const [dx = 0, dy = 0, scaleX = 0, scaleY = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number)
    expect(dx + 397 * scaleX).toBeCloseTo(x(39.7), 0)
    expect(dy + 40 * scaleY).toBeCloseTo(y(-4), 0)
  })

  it('leaves out outlines that are not on the map', () => {
    const near: Outline = [380, 0, 400, 60, 'near']
    const far: Outline = [-800, 300, -700, 400, 'far']
    expect(pathOn(projectionFor([MOMBASA]), [near, far])).toBe('near')
  })
})

describe('markers', () => {
  const OSAKA = place('Osaka', 34.6, 135.4)
  const seen = (places: (typeof TOKYO)[]) =>
    markersOf(projectionFor(places), places).map(({ label, names }) => [label, names.length])

  it.each([
    [
      'the city of a showroom',
      [TOKYO, MOMBASA],
      [
        ['Tokyo', 1],
        ['Mombasa', 1],
      ],
    ],
    [
      'a few cities that are close',
      [TOKYO, OSAKA, MOMBASA],
      [
        ['Tokyo, Osaka', 2],
        ['Mombasa', 1],
      ],
    ],
    [
      'the country of more that are close',
      [TOKYO, OSAKA, place('Kobe', 34.7, 135.2), place('Nagoya', 35, 136.8), MOMBASA],
      [
        ['Japan', 4],
        ['Mombasa', 1],
      ],
    ],
  ])('show %s', (_, places, markers) => {
    expect(seen(places)).toEqual(markers)
  })

  it('have their label on the side with more room', () => {
    const [tokyo, mombasa] = markersOf(projectionFor([TOKYO, MOMBASA]), [TOKYO, MOMBASA])
    expect([tokyo?.isLeft, mombasa?.isLeft]).toEqual([true, false])
  })
})

it('only a place on the earth has directions', () => {
  expect(directionsHref(MOMBASA)).toBe('https://www.openstreetmap.org/directions?to=-4%2C39.7')
  expect(directionsHref({ latitude: null, longitude: 39.7 })).toBeNull()
})
