import { expect, test } from 'vitest'
import { toMoney } from '@/kernel/money'
import { type OfferBasis, type OfferToConfirm, offerConfirmations } from './offer-confirmations'

const usd = (amount: number) => toMoney(amount, 'USD')
const MOMBASA = { id: 1, name: 'Mombasa' }
const BEIRA = { id: 2, name: 'Beira' }
const NONE = { deliveryCharges: 0 }
const FREIGHT = { deliveryCharges: 126_000, seaFreight: 110_000, insurance: 16_000 }

const OFFER: OfferToConfirm = {
  price: usd(24_196),
  priceType: 'CIF',
  port: MOMBASA,
  charges: FREIGHT,
  isTaxed: false,
}
const BASIS: OfferBasis = {
  vehicle: { priceType: 'FOB', port: null, asking: usd(24_196), cost: usd(20_000) },
  requestedPort: MOMBASA,
  previous: null,
}
const priced = (more: Partial<NonNullable<OfferBasis['vehicle']>>): Partial<OfferBasis> => ({
  vehicle: { priceType: 'FOB', port: null, asking: usd(24_196), cost: null, ...more },
})
const CIF_MOMBASA = priced({ priceType: 'CIF', port: MOMBASA })

type Case = [name: string, offer: Partial<OfferToConfirm>, basis: Partial<OfferBasis>, texts: string[]]

test.each<Case>([
  ['an FOB price with its freight, to the port asked for', {}, {}, []],
  [
    'a DDP price as it is',
    { priceType: 'DDP', charges: NONE },
    priced({ priceType: 'DDP', port: MOMBASA }),
    [],
  ],
  [
    'tax on a price that is shown with its taxes',
    { priceType: 'DDP', charges: NONE, isTaxed: true },
    priced({ priceType: 'DDP', port: MOMBASA }),
    ['The vehicle’s DDP price is shown to buyers with duty and taxes paid, and tax is added to it.'],
  ],
  ['a vehicle that is not known yet', {}, { vehicle: null }, []],
  ['a price somewhat lower', { price: usd(20_500) }, {}, []],
  [
    'a price well below',
    { price: usd(242) },
    priced({}),
    ['The price of $242 is well below the asking price of $24,196.'],
  ],
  [
    'the same with the loss, to those who see the cost',
    { price: usd(242) },
    {},
    [
      'The price of $242 is well below the asking price of $24,196: a loss of $19,758 against the cost of $20,000.',
    ],
  ],
  [
    'a loss where the asking price is near',
    { price: usd(19_999) },
    { ...priced({ asking: usd(21_000), cost: usd(20_000) }) },
    ['The price of $19,999 is a loss of $1 against the cost of $20,000.'],
  ],
  [
    'a later offer well below the one before',
    { price: usd(242) },
    { vehicle: null, previous: usd(24_196) },
    ['The price of $242 is well below the price of $24,196 offered before.'],
  ],
  [
    'below both',
    { price: usd(242) },
    { ...priced({}), previous: usd(24_000) },
    ['The price of $242 is well below the asking price of $24,196 and the price of $24,000 offered before.'],
  ],
  [
    'an FOB price as CIF without freight',
    { charges: NONE },
    {},
    [
      'The vehicle is priced FOB (Free on Board), this offer is CIF (Cost, Insurance, Freight), and no delivery is charged.',
    ],
  ],
  [
    'duties included',
    { priceType: 'DDP' },
    {},
    ['The vehicle is priced FOB (Free on Board), this offer is DDP (Delivery Duty Paid).'],
  ],
  ['another port', { port: BEIRA }, {}, ['The customer asked for Mombasa, this offer is to Beira.']],
  ['no port', { port: null }, {}, ['The customer asked for Mombasa, this offer names no port.']],
  [
    'another port than that of the price',
    { port: BEIRA, charges: NONE },
    { ...CIF_MOMBASA, requestedPort: null },
    ['The vehicle’s CIF price is to Mombasa, this offer is to Beira.'],
  ],
  ['a CIF price as it is', { charges: NONE }, CIF_MOMBASA, []],
  [
    'a CIF price with the freight once more',
    {},
    CIF_MOMBASA,
    ['The vehicle’s CIF price includes the voyage to Mombasa, and $1,260 is charged for it again.'],
  ],
  [
    'or with charges that may be for it',
    { charges: { deliveryCharges: 35_000 } },
    CIF_MOMBASA,
    ['The vehicle’s CIF price includes the voyage to Mombasa, and $350 is charged for it again.'],
  ],
  ['with an inspection alone', { charges: { deliveryCharges: 16_500, inspection: 16_500 } }, CIF_MOMBASA, []],
  [
    'a CIF price to no port, with charges',
    { charges: { deliveryCharges: 35_000 } },
    priced({ priceType: 'CIF' }),
    [],
  ],
  [
    'a CIF price to no port, with freight',
    {},
    priced({ priceType: 'CIF' }),
    ['The vehicle’s CIF price includes the voyage, and $1,260 is charged for it again.'],
  ],
  [
    'FOB with delivery',
    { priceType: 'FOB' },
    {},
    ['With an FOB price the buyer pays the freight, and $1,260 is charged for delivery.'],
  ],
  [
    'FOB with the way to the port of loading',
    { priceType: 'FOB', charges: { deliveryCharges: 12_000, inlandTransport: 12_000 } },
    {},
    [],
  ],
])('%s', (_, offer, basis, texts) => {
  expect(offerConfirmations({ ...OFFER, ...offer }, { ...BASIS, ...basis }).map(({ text }) => text)).toEqual(
    texts,
  )
})
