import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from './numbers'
import { ratioOf, timesRatio } from './ratio'

const ratio = (num: string, den: string) => ratioOf(toDecimal(num)!, toDecimal(den)!)

test.each([
  ['1', '150.25', { num: 4, den: 601 }],
  ['0.50', '2', { num: 1, den: 4 }],
  ['0', '7', { num: 0, den: 1 }],
  ['1', '129.30000000000001', { num: '100000000000000', den: '12930000000000001' }],
  ['-1', '2', null],
  ['1', '0', null],
  ['1', '-2', null],
])('%s over %s', (num, den, expected) => {
  const result = ratio(num, den)
  // What is a safe integer is a number, and what is not is in digits.
  const plain = (value: number | string) => (Number.isSafeInteger(Number(value)) ? Number(value) : value)
  expect(result).toEqual(expected && { num: plain(expected.num), den: plain(expected.den) })
})

test.each([
  [1, '1', '2', 1],
  [3, '1', '2', 2],
  [1, '49', '100', 0],
  [0, '5', '1', 0],
  [2_000_000_000, '1', '0.000001', 2e15],
  [2_000_000_000, '1', '0.0000001', null],
  [Number.MAX_SAFE_INTEGER, '1', '1', Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER, '2', '1', null],
])('%i times %s over %s is %s', (count, num, den, expected) => {
  expect(timesRatio(count, ratio(num, den)!)).toBe(expected)
})

const digits = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((units) => ({ units, scale: 9 }))

test('is exact, however large the numbers on the way, and rounds half up', () => {
  const counts = fc.oneof(
    fc.nat(Number.MAX_SAFE_INTEGER),
    fc.nat(2_000_000_000),
    fc.nat(1000),
    fc.constant(Number.MAX_SAFE_INTEGER),
  )
  const below = fc.bigInt({ min: 1n, max: 10n ** 20n }).map((units) => ({ units, scale: 6 }))
  fc.assert(
    fc.property(
      counts,
      fc.oneof(digits, fc.constantFrom(toDecimal('1')!, toDecimal('0.5')!)),
      below,
      (count, num, den) => {
        const exact = ratioOf(num, den)!
        const [over, under] = [BigInt(count) * BigInt(exact.num), BigInt(exact.den)]
        const rounded = (2n * over + under) / (2n * under)
        const expected = rounded <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(rounded) : null
        expect(timesRatio(count, exact)).toBe(expected)
      },
    ),
    { numRuns: 2000 },
  )
})
