import { expect, test } from 'vitest'
import { knownMileages } from './known-mileages'

test.each([
  [{}, { min: 1 }],
  [{ max: 20_000 }, { min: 1, max: 20_000 }],
  [
    { min: 0, max: 20_000 },
    { min: 1, max: 20_000 },
  ],
  [{ min: 5000 }, { min: 5000 }],
])('the bounds %j are %j of vehicles whose mileage is known', (range, expected) => {
  expect(knownMileages([range])).toEqual([expected])
})
