import { expect, test } from 'vitest'
import { rankMakesOfBuyer } from './rank-makes-of-buyer'

test.each<[string, number[][], number[]]>([
  ['nobody says anything', [[], []], []],
  ['one place names some', [[3, 1]], [3, 1]],
  ['places agree', [[3, 1], [1], [2, 1]], [1, 3, 2]],
  ['one is named again and again', [[4], [5, 5]], [5, 4]],
  ['there are too many', [[1, 2, 3, 4, 5, 6, 7, 7]], [7, 1, 2, 3, 4, 5]],
])('if %s', (_, mentions, makes) => {
  expect(rankMakesOfBuyer(mentions)).toEqual(makes)
})
