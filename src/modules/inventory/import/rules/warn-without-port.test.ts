import { expect, test } from 'vitest'
import { warnWithoutPort } from './warn-without-port'

test.each([
  [{ price: 4500, priceType: 'CIF' }, null, 1],
  [{ price: 4500, priceType: 'ddp' }, undefined, 1],
  [{ price: 4500, priceType: 'CIF' }, { id: 3 }, 0],
  [{ price: 4500, priceType: 'FOB' }, null, 0],
  [{ price: 0, priceType: 'CIF' }, null, 0],
  [{ costValue: 3000, priceType: 'CIF' }, null, 1],
  [{ price: 0, costValue: 3000, priceType: 'DDP' }, null, 1],
  [{ costValue: 3000, priceType: 'FOB' }, null, 0],
  [{ price: null, priceType: null }, null, 0],
])('%j with the port %j gives %i warnings', (record, port, count) => {
  expect(warnWithoutPort(record, port)).toHaveLength(count)
})
