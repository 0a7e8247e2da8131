import { expect, test } from 'vitest'
import { type Sameness, sameness, samenessOfAll } from './compare-sameness'

test.each<[string[], Sameness]>([
  [[], 'all'],
  [['2019'], 'all'],
  [['2019', '2019', '2019'], 'all'],
  [['2019', '2019', '2020'], 'phone'],
  [['2019', '2020', '2019'], null],
  // That nothing is known of one vehicle is a difference.
  [['5', ''], null],
])('the values %j are the same of: %s', (values, same) => {
  expect(sameness(values)).toBe(same)
})

test.each<[Sameness[], Sameness]>([
  [['all', 'all'], 'all'],
  [['all', 'phone'], 'phone'],
  [['all', 'phone', null], null],
])('facts of which %j is the same are together the same of: %s', (facts, same) => {
  expect(samenessOfAll(facts)).toBe(same)
})
