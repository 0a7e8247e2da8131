import { expect, test } from 'vitest'
import { reserveLabel } from './reserve-label'

test.each([
  [true, true, 'Reserved'],
  [true, false, 'Reserved'],
  [false, true, 'Requested'],
  [false, false, 'Reserve'],
])('reserved %s, requested %s: %s', (isReserved, isRequested, label) => {
  expect(reserveLabel({ isReserved }, isRequested)).toBe(label)
})
