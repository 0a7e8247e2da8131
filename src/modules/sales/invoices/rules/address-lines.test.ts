import { expect, test } from 'vitest'
import { wholeAddress } from './address-lines'

test.each([
  ['3-1 Honmoku Wharf', 'Yokohama', 'Japan', '3-1 Honmoku Wharf, Yokohama, Japan'],
  ['3-1 Honmoku Wharf, Yokohama, Japan', 'Yokohama', 'Japan', '3-1 Honmoku Wharf, Yokohama, Japan'],
  ['3-1 Honmoku Wharf\nyokohama ', 'Yokohama', 'Japan', '3-1 Honmoku Wharf\nyokohama, Japan'],
  ['Yokohama Street 5', 'Yokohama', null, 'Yokohama Street 5, Yokohama'],
  [null, 'Yokohama', 'Japan', 'Yokohama, Japan'],
])('%j with %s and %s names each place once', (address, city, country, whole) => {
  expect(wholeAddress(address, city, country)).toBe(whole)
})
