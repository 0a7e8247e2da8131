import { expect, test } from 'vitest'
import { checkCharges } from './check-charges'
import { type Charges, chargeLines } from './delivery-charges'

type Offer = Charges & { deliveryCharges: number | null }

test.each<[string, Offer, Record<string, number>]>([
  ['nothing is charged', { deliveryCharges: 0 }, {}],
  ['nothing is known yet', { deliveryCharges: null, seaFreight: null }, {}],
  ['charges without parts are one line', { deliveryCharges: 350 }, { deliveryCharges: 350 }],
  [
    'parts are lines, without those of nothing',
    { deliveryCharges: 1260, seaFreight: 1100, insurance: 160, inspection: 0, inlandTransport: null },
    { seaFreight: 1100, insurance: 160 },
  ],
  [
    'what is left over is other charges',
    { deliveryCharges: 1500, inlandTransport: 120, seaFreight: 1100, inspection: 165 },
    { inlandTransport: 120, seaFreight: 1100, inspection: 165, otherCharges: 115 },
  ],
])('%s', (_, offer, expected) => {
  const lines = chargeLines(offer)
  expect(Object.fromEntries(lines.map(({ amount, name }) => [name, amount]))).toEqual(expected)
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.deliveryCharges ?? 0)
})

test.each<[string, Offer, boolean]>([
  ['parts that add up', { deliveryCharges: 0.3, seaFreight: 0.1, insurance: 0.2 }, true],
  ['parts that leave something over', { deliveryCharges: 400, seaFreight: 350 }, true],
  ['parts that are more', { deliveryCharges: 1000, seaFreight: 900, insurance: 100.01 }, false],
  ['parts before there is a whole', { deliveryCharges: null, seaFreight: 900 }, true],
])('%s', (_, offer, isSound) => {
  expect(checkCharges(offer).map(({ path }) => path)).toEqual(isSound ? [] : ['deliveryCharges'])
})
