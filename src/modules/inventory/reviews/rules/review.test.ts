import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RATINGS, reviewAuthor, reviewStats, reviewsText } from './review'

describe('review statistics', () => {
  test.each([
    ['nothing', [], 0, null],
    ['one review', [{ rating: 4, count: 1 }], 1, 4],
    [
      'two that differ',
      [
        { rating: 4, count: 1 },
        { rating: 5, count: 1 },
      ],
      2,
      4.5,
    ],
    [
      'a half of a tenth, up',
      [
        { rating: 4, count: 3 },
        { rating: 5, count: 1 },
      ],
      4,
      4.3,
    ],
    [
      'thirds',
      [
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
      ],
      3,
      4.7,
    ],
  ])('of %s', (_, counts, count, average) => {
    expect(reviewStats(counts)).toMatchObject({ count, average })
  })

  test('count every review once and stay within a twentieth of the true average', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RATINGS), { minLength: 1, maxLength: 300 }), (given) => {
        const counts = RATINGS.map((rating) => ({
          rating,
          count: given.filter((one) => one === rating).length,
        }))
        const { average, count, histogram } = reviewStats(counts)
        const truth = given.reduce<number>((sum, one) => sum + one, 0) / given.length
        expect(count).toBe(given.length)
        expect(Object.values(histogram).reduce((a, b) => a + b, 0)).toBe(given.length)
        expect(Math.abs((average ?? 0) - truth)).toBeLessThanOrEqual(0.05 + 1e-9)
      }),
    )
  })
})

test.each([
  ['David', 'Okello', false, 'David O.'],
  ['David', '', false, 'David'],
  ['Erased', 'User', true, 'A former customer'],
  [null, null, false, 'A former customer'],
])('%s %s (gone: %s) is shown as %s', (first, last, gone, shown) => {
  expect(reviewAuthor(first, last, gone)).toBe(shown)
})

test.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [12, '12 reviews'],
])('%i are %s', (count, text) => {
  expect(reviewsText(count)).toBe(text)
})
