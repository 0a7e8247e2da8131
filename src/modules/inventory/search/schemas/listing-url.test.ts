import { describe, expect, it } from 'vitest'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { listingHref, readListing } from './listing-url'

const read = (query: string, port: number | null, unit: DistanceUnit = 'mi') =>
  readListing(Object.fromEntries(new URLSearchParams(query)), port, unit)

describe('the search of a page', () => {
  it.each([
    ['make=1', null, { to: null, eligible: false }],
    ['make=1', 3, { to: 3, eligible: true }],
    ['eligible=any', 3, { to: 3, eligible: false }],
    ['eligible=true', 3, { to: 3, eligible: true }],
    ['minTotal=5000&sort=total-asc', 3, { minTotal: 5000, sort: 'total-asc' }],
    ['minTotal=5000&sort=total-asc', null, { minTotal: null, sort: 'newest' }],
    // The page has resolved its port.
    ['to=9&minTotal=5000', 3, { to: 3, minTotal: 5000 }],
  ])('of ?%s at port %s is %j', (query, port, expected) => {
    expect(read(query, port)).toMatchObject(expected)
  })
})

it.each([
  ['mileageMax=50000', 'km', { distances: 'km', mileageMax: 50_000 }],
  ['mileageMax=50000', 'mi', { distances: 'mi', mileageMax: 50_000 }],
  ['distances=km', 'mi', { distances: 'mi' }],
  // A form in kilometres, sent without script, whoever opens its address.
  ['kmMax=80000', 'km', { mileageMin: null, mileageMax: 49_710 }],
  ['kmMin=20000&kmMax=80000', 'mi', { mileageMin: 12_428, mileageMax: 49_710 }],
  ['kmMax=80000&mileageMax=1', 'km', { mileageMax: 49_710 }],
  ['kmMax=far&kmMin=', 'km', { mileageMin: null, mileageMax: null }],
] as const)('?%s is read by those who count in %s as %j', (query, unit, expected) => {
  expect(read(query, null, unit)).toMatchObject(expected)
})

it('names no unit in a URL: every reader has their own, and bounds are in miles', () => {
  expect(listingHref(read('kmMax=80000&mileage=0-12427', null, 'km'))).toBe(
    '/vehicles?mileage=0-12427&mileageMax=49710',
  )
})

describe('the URL of a page', () => {
  it.each([
    ['', null, '/vehicles'],
    ['make=1', 3, '/vehicles?make=1'],
    ['make=1&eligible=any', 3, '/vehicles?make=1&eligible=any'],
    ['maxTotal=9000', 3, '/vehicles?to=3&maxTotal=9000'],
    ['sort=total-asc', 3, '/vehicles?to=3&sort=total-asc'],
    ['sort=price-asc', 3, '/vehicles?sort=price-asc'],
  ])('of ?%s at port %s is %s', (query, port, href) => {
    expect(listingHref(read(query, port))).toBe(href)
  })
})
