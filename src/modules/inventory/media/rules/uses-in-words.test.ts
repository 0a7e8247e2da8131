import { expect, it } from 'vitest'
import { usesInWords } from './uses-in-words'

const vehicles = (count: number) => ({ one: 'vehicle', many: 'vehicles', count })
const pages = (count: number) => ({ one: 'topic page', many: 'topic pages', count })

it.each([
  [[], null],
  [[vehicles(0)], null],
  [[vehicles(1)], '1 vehicle'],
  [[vehicles(2), pages(1)], '2 vehicles and 1 topic page'],
  [[vehicles(0), pages(1_000)], '1,000 topic pages'],
  [[vehicles(1_001), pages(2)], 'more than 1,000 vehicles and 2 topic pages'],
])('%j: %s', (counted, words) => {
  expect(usesInWords(counted)).toBe(words)
})
