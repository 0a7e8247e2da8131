import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stockNumber } from '@/modules/inventory/vehicles/rules/derived/stock-number'
import { stockNumberRanges } from './match-stock-numbers'

const holds = (digits: string, id: number) =>
  stockNumberRanges(digits).some(([from, to]) => id >= from && id <= to)

test('contains exactly the ids whose stock number begins like this, and the id given by the digits', () => {
  const digits = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 9 })
    .map((list) => list.join(''))
  const id = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 2_147_483_647 }))
  fc.assert(
    fc.property(digits, id, (typed, vehicle) => {
      const begins = stockNumber(vehicle).slice(3).startsWith(typed) || vehicle === Number(typed)
      expect({ typed, vehicle, held: holds(typed, vehicle) }).toEqual({ typed, vehicle, held: begins })
    }),
    { numRuns: 3_000 },
  )
})

test('contains every id whose stock number is partly typed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_147_483_647 }),
      fc.integer({ min: 1, max: 9 }),
      (vehicle, length) => {
        expect(holds(stockNumber(vehicle).slice(3, 3 + length), vehicle)).toBe(true)
      },
    ),
  )
})
