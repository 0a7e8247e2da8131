import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareHref } from './compare-href'
import {
  addCompared,
  compareLabel,
  nextInColumn,
  readComparison,
  removeCompared,
  replaceCompared,
} from './comparison'
import { COMPARE_CAP } from './comparison-limits'
import { readComparedIds } from './read-compared-ids'

const vehicle = (id: number) => ({ id, name: `Car ${id}` })
const full = [1, 2, 3, 4].map(vehicle)

describe('the comparison', () => {
  test('contains at most four vehicles', () => {
    expect(COMPARE_CAP).toBe(4)
  })

  test.each([
    [[], 1, { ok: true, value: [vehicle(1)] }],
    [[vehicle(1)], 1, { ok: false, error: 'present' }],
    [full, 5, { ok: false, error: 'full' }],
    // Being in it already matters more than the limit.
    [full, 4, { ok: false, error: 'present' }],
  ])('%j with %i more is %j', (list, id, after) => {
    expect(addCompared(list, vehicle(id))).toEqual(after)
  })

  test('removes a vehicle, and ignores one that is not in it', () => {
    expect(removeCompared(full, 2).map(({ id }) => id)).toEqual([1, 3, 4])
    expect(removeCompared(full, 9)).toEqual(full)
  })

  test.each([
    [2, 9, [1, 9, 3, 4]],
    // In it already: the same vehicle does not stand beside itself.
    [2, 4, [1, 3, 4]],
    [8, 9, [1, 2, 3, 4]],
  ])('has in the place of %i, with %i for it, %j', (id, other, after) => {
    expect(replaceCompared(full, id, vehicle(other)).map((one) => one.id)).toEqual(after)
  })

  test.each([
    [[1, 2, 3, 4], 0, [3, 2, 4, 1]],
    [[3, 2, 4, 1], 0, [4, 2, 1, 3]],
    [[1, 2, 3], 1, [1, 3, 2]],
    [[1, 2], 1, [1, 2]],
    [[1, 2, 3], 2, [1, 2, 3]],
  ])('%j has the next one in column %i of a phone as %j', (ids, column, after) => {
    expect(nextInColumn(ids, column)).toEqual(after)
  })

  test.each([
    [[vehicle(1)], 1, 'Remove from list'],
    [[vehicle(1)], 2, 'Add to compare'],
    [full, 4, 'Remove from list'],
    [full, 5, 'Comparison full'],
  ])("a vehicle's button shows what it does", (list, id, text) => {
    expect(compareLabel(list, id)).toBe(text)
  })
})

describe("a browser's stored value", () => {
  test.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{"id":1}', []],
    ['[null,3,"x",{"id":"1"},{"id":-1},{"id":1.5},{}]', []],
    ['[{"id":7,"name":"Axio"}]', [{ id: 7, name: 'Axio' }]],
    ['[{"overview":{"id":8}},{"id":8}]', [{ id: 8, name: '' }]],
    ['[{"id":1},{"id":2},{"id":3},{"id":4},{"id":5}]', [1, 2, 3, 4].map((id) => ({ id, name: '' }))],
  ])('%s is read as %j', (text, list) => {
    expect(readComparison(text)).toEqual(list)
  })

  test('never causes an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => readComparison(JSON.stringify(value)).length <= COMPARE_CAP),
    )
  })
})

describe('the address of a comparison', () => {
  test('opens the same vehicles in the same order', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: COMPARE_CAP })
    fc.assert(
      fc.property(ids, (some) => {
        const query = new URL(compareHref(some), 'https://a.example').searchParams.get('ids') ?? undefined
        expect(readComparedIds(query)).toEqual(some)
      }),
    )
  })

  test('describes what is shown of it', () => {
    expect(compareHref([1, 2], { onlyDifferences: true, replace: 2 })).toBe(
      '/compare?ids=1,2&only=differences&replace=2',
    )
    expect(compareHref([1, 2], { onlyDifferences: false })).toBe('/compare?ids=1,2')
    expect(compareHref([], { onlyDifferences: true })).toBe('/compare')
  })

  test.each([
    [undefined, []],
    ['x,0,-1,01,2', [2]],
    ['5,5,6', [5, 6]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
  ])('%s names %j', (text, ids) => {
    expect(readComparedIds(text)).toEqual(ids)
  })
})
