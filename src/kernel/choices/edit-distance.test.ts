import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'

/** The textbook version with the full table. */
function plain(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j += 1) (table[0] as number[])[j] = j
  const at = (i: number, j: number) => (table[i] as number[])[j] as number
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1)
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
  return at(a.length, b.length)
}

test.each([
  ['', '', 2, 0],
  ['toyota', 'toyota', 1, 0],
  ['toyta', 'toyota', 1, 1],
  ['totoya', 'toyota', 2, 2],
  ['nisan', 'nissan', 1, 1],
  ['pajerro', 'pajero', 2, 1],
  ['kitten', 'sitting', 2, 3],
  ['', 'ab', 2, 2],
  ['', 'abc', 2, 3],
  ['a'.repeat(101), 'a'.repeat(101), 2, 3],
])('%s to %s, with a limit of %i: %i', (a, b, most, expected) => {
  expect(editDistance(a, b, most)).toBe(expected)
})

test('is the true distance up to the limit, and one more beyond', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(plain(a, b), most + 1))
    }),
    { numRuns: 2_000 },
  )
})
