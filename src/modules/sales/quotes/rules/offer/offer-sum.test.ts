import { describe, expect, it, test } from 'vitest'
import { invoiceTotals } from './invoice-totals'
import { offerSum } from './offer-sum'
import { coversText, firstPaymentText, notIncludedText, sumText } from './offer-sum-texts'
import { offerTotals, type PricedOffer } from './offer-totals'

const OFFER: PricedOffer & { port: string | null } = {
  currency: 'USD',
  quotedPrice: 1_332_200,
  deliveryCharges: 101_800,
  priceType: 'CIF',
  isTaxApplied: false,
  withholdingTaxPercentage: 0,
  vatPercentage: 0,
  port: 'Mombasa',
}
const DDP = { priceType: 'DDP', isTaxApplied: true, withholdingTaxPercentage: 5, vatPercentage: 16 } as const

describe('the sum of an offer', () => {
  test.each<[string, Partial<typeof OFFER>, string]>([
    ['with delivery', {}, '$14,340 CIF Mombasa (vehicle $13,322)'],
    ['of the vehicle alone', { deliveryCharges: 0 }, '$13,322 CIF Mombasa'],
    ['without a port', { port: null, deliveryCharges: null }, '$13,322 CIF'],
    ['on board', { priceType: 'FOB', deliveryCharges: 0 }, '$13,322 FOB'],
    [
      'on board with shipping',
      { priceType: 'FOB' },
      '$14,340 FOB with delivery to Mombasa (vehicle $13,322)',
    ],
    [
      'on board with shipping, nowhere named',
      { priceType: 'FOB', port: null },
      '$14,340 FOB with delivery (vehicle $13,322)',
    ],
    ['with duty and taxes', DDP, '$17,137.62 DDP Mombasa (vehicle $13,322)'],
    ['taxes that are not applied', { ...DDP, isTaxApplied: false }, '$14,340 DDP Mombasa (vehicle $13,322)'],
    ['taxes under CIF', { isTaxApplied: true, vatPercentage: 16 }, '$14,340 CIF Mombasa (vehicle $13,322)'],
    ['in yen', { currency: 'JPY' }, '¥1,434,000 CIF Mombasa (vehicle ¥1,332,200)'],
    ['without a term', { priceType: null }, '$14,340 CIF Mombasa (vehicle $13,322)'],
  ])('%s is the total with what it covers, then the bare price', (_, change, text) => {
    const sum = offerSum({ ...OFFER, ...change })
    expect(sum && sumText(sum)).toBe(text)
  })

  it('is not there before there is a price', () => {
    expect(offerSum({ ...OFFER, quotedPrice: null })).toBeNull()
  })

  it('is the total that the proforma invoice prints', () => {
    const invoice = invoiceTotals({
      unitPrice: { amount: 1_332_200, currency: 'USD' },
      quantity: 1,
      deliveryCharges: { amount: 101_800, currency: 'USD' },
      priceType: 'DDP',
      isTaxApplied: true,
      withholdingTaxPercentage: 5,
      vatPercentage: 16,
      downPaymentPercentage: 0,
    })
    expect(offerTotals({ ...OFFER, ...DDP })).toEqual(invoice)
  })
})

test('a total on board covers no port', () => {
  expect(coversText({ priceType: 'FOB', port: 'Mombasa', hasDelivery: false })).toBe('FOB')
})

test.each([
  ['CIF', 'Mombasa', true, 'Import duties and clearing at Mombasa are not included.'],
  ['CIF', null, false, 'Import duties and clearing are not included.'],
  ['FOB', 'Mombasa', true, 'Import duties and clearing at Mombasa are not included.'],
  ['FOB', null, false, 'Sea freight, insurance, import duties and clearing are not included.'],
  ['DDP', 'Mombasa', true, null],
] as const)('%s to %s leaves to the buyer, with delivery %s: %s', (priceType, port, hasDelivery, text) => {
  expect(notIncludedText({ priceType, port, hasDelivery })).toBe(text)
})

test.each<[string, Partial<PricedOffer>, string]>([
  ['with delivery', {}, 'Down payment with delivery'],
  ['alone', { deliveryCharges: 0 }, 'Down payment'],
  ['with both', DDP, 'Down payment with taxes and delivery'],
  ['with taxes', { ...DDP, deliveryCharges: 0 }, 'Down payment with taxes'],
  ['of taxes that are not applied', { ...DDP, isTaxApplied: false }, 'Down payment with delivery'],
])('the first payment %s names what it consists of', (_, change, text) => {
  const totals = offerTotals({ ...OFFER, ...change })
  expect(totals && firstPaymentText(totals)).toBe(text)
})
