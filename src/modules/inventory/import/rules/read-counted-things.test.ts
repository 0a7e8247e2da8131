import { expect, test } from 'vitest'
import { otherCount, ownCount } from './read-counted-things'

test.each([
  ['doors', '5 doors', '5', null],
  ['doors', '5-door', '5', null],
  ['doors', '3D', '3', null],
  ['doors', '5ドア', '5', null],
  ['doors', '5 Seats', null, 'seats'],
  ['doors', '5', null, null],
  ['doors', '5 Seats, 4 doors', null, null],
  ['doors', '7人', null, 'seats'],
  ['seats', '7 Seater', '7', null],
  ['seats', '5 мест', '5', null],
  ['seats', '4dr', null, 'doors'],
  ['seats', '5 of 7', null, null],
  ['mileage', '5 Seats', null, null],
])('in %s %j is %j, and counts %j', (field, text, own, other) => {
  expect(ownCount(field, text)).toBe(own)
  expect(otherCount(field, text)).toBe(other)
})
