import { describe, expect, it } from 'vitest'
import { boundedJoins, boundedPage, NATIVE_MOST, queryFault } from './query-limits'

const all = { limit: NATIVE_MOST, pagination: true }

describe('a page', () => {
  it.each([
    ['of a usual size stays', { limit: 25 }, { limit: 25, pagination: undefined }],
    ['of the greatest size stays', { limit: 100, pagination: false }, { limit: 100, pagination: false }],
    ['without a size keeps the usual one', {}, { limit: undefined, pagination: undefined }],
    ['of no limit', { limit: 0 }, all],
    ['of too many', { limit: 1000 }, all],
    ['of endlessly many', { limit: Number.POSITIVE_INFINITY }, all],
    ['of everything', { pagination: false }, all],
    ['of everything without a number', { limit: 'many', pagination: false }, all],
    ['of words keeps the usual one', { limit: 'many' }, { limit: undefined, pagination: undefined }],
    ['below nothing, which Payload takes for everything', { limit: -1 }, all],
  ])('%s', (_, query, answer) => {
    expect(boundedPage(query)).toEqual(answer)
  })
})

it.each([
  [{ images: { limit: 0 } }, { images: { limit: NATIVE_MOST } }],
  [{ images: { limit: 500, page: 2 } }, { images: { limit: NATIVE_MOST, page: 2 } }],
  [{ images: { limit: 5 } }, { images: { limit: 5 } }],
  [{ images: {} }, { images: {} }],
  [{ images: false }, { images: false }],
  [undefined, undefined],
])('joined records: %j', (query, answer) => {
  expect(boundedJoins(query)).toEqual(answer)
})

const nested = (depth: number): object =>
  depth === 0 ? { name: { equals: 'A' } } : { and: [nested(depth - 1)] }
const many = (count: number): object => ({
  or: Array.from({ length: count }, (_, n) => ({ id: { equals: n } })),
})
const values = (count: number): object => ({ id: { in: Array.from({ length: count }, (_, n) => n) } })

describe('a query', () => {
  it.each([
    [{ where: nested(5) }],
    [{ where: many(100) }],
    [{ where: values(1000) }],
    [{ where: { 'vehicle.showroom.city': { equals: 'Kobe' } } }],
    [{ sort: ['name', '-year'] }],
    [{ joins: { images: { where: many(3) } } }],
    [{ where: 'no conditions' }],
    [{}],
  ])('that is simple enough passes', (query) => {
    expect(queryFault(query)).toBeNull()
  })

  it.each([
    [{ where: nested(6) }, 'Conditions may be nested at most 5 deep'],
    [{ where: many(101) }, 'At most 100 conditions at a time'],
    [{ where: { OR: { 0: many(101) } } }, 'At most 100 conditions at a time'],
    [{ where: values(1001) }, 'At most 1000 values at a time'],
    [{ where: { id: { in: '1,'.repeat(1001) } } }, 'At most 1000 values at a time'],
    [{ where: { 'a.b.c.d.e': { equals: 1 } } }, 'A field may be at most 4 steps away'],
    [{ where: { title: { contains: '\0' } } }, 'Conditions may not contain characters that cannot be stored'],
    [{ where: { name: { near: '1,1' } } }, 'Records cannot be found by near, within, intersects, all'],
    [
      { where: { or: [{ name: { all: ['a'] } }] } },
      'Records cannot be found by near, within, intersects, all',
    ],
    [{ sort: 'a.b.c.d.e' }, 'A field may be at most 4 steps away'],
    [{ sort: 'a,b,c,d,e,f' }, 'Sort by at most 5 fields'],
    [{ sort: 'a__b__c__d__e' }, 'A field may be at most 4 steps away'],
    [{ joins: { images: { sort: '-user.email' } } }, 'Joined records can be sorted by their own fields only'],
    [{ joins: { images: { where: nested(6) } } }, 'Conditions may be nested at most 5 deep'],
  ])('is refused with a reason', (query, reason) => {
    expect(queryFault(query)).toBe(reason)
  })
})
