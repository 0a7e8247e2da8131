import { describe, expect, it } from 'vitest'
import { listingHref, readListing } from './listing-address'

const read = (query: string, port: number | null) =>
  readListing(Object.fromEntries(new URLSearchParams(query)), port)

describe('the search of a page', () => {
  it.each([
    ['make=1', null, { to: null, eligible: false }],
    ['make=1', 3, { to: 3, eligible: true }],
    ['eligible=any', 3, { to: 3, eligible: false }],
    ['eligible=true', 3, { to: 3, eligible: true }],
    ['minTotal=5000&sort=total-asc', 3, { minTotal: 5000, sort: 'total-asc' }],
    ['minTotal=5000&sort=total-asc', null, { minTotal: null, sort: 'newest' }],
    // The page has settled which port it is for.
    ['to=9&minTotal=5000', 3, { to: 3, minTotal: 5000 }],
  ])('of ?%s at port %s is %j', (query, port, expected) => {
    expect(read(query, port)).toMatchObject(expected)
  })
})

describe('the address of a page', () => {
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
