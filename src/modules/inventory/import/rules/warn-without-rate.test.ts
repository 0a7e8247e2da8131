import { expect, test } from 'vitest'
import { warnWithoutRate } from './warn-without-rate'

test.each([
  [{ price: 4500, currency: 'KES' }, 0],
  [{ price: 4500, currency: 'ZMW' }, 1],
  [{ costValue: 4500, currency: 'ZMW' }, 1],
  [{ price: 0, currency: 'ZMW' }, 0],
  [{ price: null, currency: 'ZMW' }, 0],
  [{ price: 4500, currency: null }, 0],
])('%j gives %i warnings', (amounts, count) => {
  expect(warnWithoutRate(amounts, new Set(['USD', 'KES']))).toHaveLength(count)
})
