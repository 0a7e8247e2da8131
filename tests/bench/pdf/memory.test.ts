import { expect, test } from 'vitest'
import { growth } from './memory'

const samples = (...sizes: number[]) =>
  sizes.map((live, index) => ({ documents: index * 50, live, own: 500, browser: 100 }))

test.each([
  [samples(100, 100, 100, 100, 100, 100), 1],
  [samples(100, 100, 150, 250, 300, 300), 2],
  [samples(300, 300, 150, 250, 100, 100), 0.5],
])('memory of the last third against the first', (given, ratio) => {
  expect(growth(given)).toBe(ratio)
})
