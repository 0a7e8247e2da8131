import { expect, test } from 'vitest'
import { endsAtPort, termWithPlace } from './ends-at-port'
import { PRICE_TYPES } from './price-type'

test('CIF and DDP prices end at a port of destination, FOB prices where the way begins', () => {
  expect(PRICE_TYPES.filter(endsAtPort)).toEqual(['CIF', 'DDP'])
  expect(PRICE_TYPES.map((code) => termWithPlace(code, 'Yokohama', 'Mombasa'))).toEqual([
    'CIF Mombasa',
    'FOB Yokohama',
    'DDP Mombasa',
  ])
})
