import { expect, test } from 'vitest'
import { counted } from './counted'

test.each([
  [0, 'vehicle', '0 vehicles'],
  [1, 'vehicle', '1 vehicle'],
  [2_000, 'vehicle', '2,000 vehicles'],
  [3, 'inquiry', '3 inquiries'],
  [2, 'day', '2 days'],
])('%i of %s are %s', (count, one, text) => {
  expect(counted(count, one)).toBe(text)
})
