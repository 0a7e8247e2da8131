import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterView, RECENT_MAX, readRecent } from './recently-viewed'

const ids = fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: RECENT_MAX })

describe('recently viewed vehicles', () => {
  test('start with the latest, without duplicates, and never exceed the limit', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1 }), (before, id) => {
        const after = afterView(before, id)
        expect(after[0]).toBe(id)
        expect(new Set(after).size).toBe(after.length)
        expect(after.length).toBeLessThanOrEqual(RECENT_MAX)
        expect(after.slice(1)).toEqual(before.filter((one) => one !== id).slice(0, RECENT_MAX - 1))
      }),
    )
  })

  test('are read back as stored', () => {
    fc.assert(
      fc.property(ids, (some) => {
        expect(readRecent(JSON.stringify(some))).toEqual(some)
      }),
    )
  })

  test.each([
    [null, []],
    ['{', []],
    ['{"a":1}', []],
    ['[1,"2",null,-3,1.5,1,4]', [1, 4]],
  ])('%s is read as %j', (text, list) => {
    expect(readRecent(text)).toEqual(list)
  })
})
