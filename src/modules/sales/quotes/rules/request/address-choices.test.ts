import { expect, test } from 'vitest'
import { addressChoices } from './address-choices'

const NONE = { address: null, deliveryAddress1: null, deliveryAddress2: null, deliveryAddress3: null }
test.each([
  ['none', NONE, ['DEFAULT_ADDRESS']],
  ['their own', { ...NONE, address: 'Kampala' }, ['DEFAULT_ADDRESS', 'DELIVERY_ADDRESS_1']],
  [
    'their own and the second',
    { ...NONE, address: 'Kampala', deliveryAddress2: 'Jinja' },
    ['DEFAULT_ADDRESS', 'DELIVERY_ADDRESS_1', 'DELIVERY_ADDRESS_2'],
  ],
  [
    'all',
    { address: 'a', deliveryAddress1: 'b', deliveryAddress2: 'c', deliveryAddress3: 'd' },
    ['DEFAULT_ADDRESS', 'DELIVERY_ADDRESS_1', 'DELIVERY_ADDRESS_2', 'DELIVERY_ADDRESS_3'],
  ],
])('a customer with %s of the addresses chooses from those, or writes one more', (_, addresses, choices) => {
  expect(addressChoices(addresses)).toEqual(choices)
})
