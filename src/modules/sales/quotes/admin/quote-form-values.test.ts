import { describe, expect, it } from 'vitest'
import { draftOf } from '@/ui/back-office/record/record-draft'
import type { QuoteRow } from '../queries/select-quote'
import { printedIn } from './invoice-preview-values'
import { formProps, opened } from './quote-form.fixture'
import { sectionsFor } from './quote-form-sections'
import {
  offerIn,
  type QuoteDefaults,
  quoteRow,
  withCompanyTaxes,
  withDraft,
  withTaxes,
} from './quote-form-values'

const { showrooms, standing, today } = formProps()
const fields = sectionsFor(showrooms).flatMap((section) => section.fields)
const defaults: QuoteDefaults = {
  validUntil: '2026-12-23',
  priceType: 'DDP',
  currency: 'KES',
  portId: 5,
  showrooms,
}

/** As far as the form reads it. */
const requested: Parameters<typeof quoteRow>[0] = {
  id: 7,
  createdAt: '2026-11-20T09:14:00.000Z',
  updatedAt: '2026-11-20T09:14:00.000Z',
  status: 'AWAITING_RESPONSE',
  showroomOfficeId: 3,
  validUntil: null,
  reservedVehicle: false,
  priceType: null,
  portId: null,
  vehiclePrice: null,
  vehicleCurrency: null,
  vehiclePriceType: null,
  vehiclePortId: null,
  currency: 'USD',
  quotedPrice: null,
  previousQuotePrice: null,
  customerRequestedPrice: null,
  inlandTransport: null,
  seaFreight: null,
  insurance: null,
  inspection: null,
  deliveryCharges: null,
  downPaymentPercentage: null,
  paymentTerms: null,
  numberOfInstallments: null,
  installmentFrequency: null,
  isTaxApplied: false,
  withholdingTaxPercentage: null,
  vatPercentage: null,
  estimateDelivery: null,
  customTimeline: null,
  customizationOptions: [],
  additionalInformation: null,
}

describe('a form', () => {
  it('of a first offer begins with the company’s price type, currency and validity, and its taxes', () => {
    expect(quoteRow(requested, defaults, 'send').values).toMatchObject({
      priceType: 'DDP',
      currency: 'KES',
      validUntil: '2026-12-23',
      isTaxApplied: true,
      vatPercentage: 16,
      withholdingTaxPercentage: 5,
    })
    const included = { ...requested, vehiclePriceType: 'DDP' as const }
    expect(quoteRow(included, defaults, 'send').values).toMatchObject({
      isTaxApplied: false,
      vatPercentage: 16,
    })
    expect(quoteRow(requested, { ...defaults, priceType: 'FOB' }, 'send').values).toMatchObject({
      priceType: 'FOB',
      isTaxApplied: false,
    })
  })

  const sent: QuoteRow['priceType'] = 'CIF'
  const offered = { ...requested, priceType: sent, quotedPrice: 845_000, validUntil: '2026-12-01' }

  it('of an offer that was sent begins with that, and again with a new validity', () => {
    const values = { priceType: 'CIF', currency: 'USD', quotedPrice: 8450, isTaxApplied: false }
    expect(quoteRow(offered, defaults, 'read').values).toMatchObject({ ...values, validUntil: '2026-12-01' })
    expect(quoteRow(offered, defaults, 'again').values).toMatchObject({ ...values, validUntil: '2026-12-23' })
  })

  it('names the price that the next offer replaces, and of one that was sent the price before', () => {
    const second = { ...offered, previousQuotePrice: 900_000 }
    expect(quoteRow(second, defaults, 'read').values).toMatchObject({ previousQuotePrice: 9000 })
    expect(quoteRow(second, defaults, 'send').values).toMatchObject({ previousQuotePrice: 8450 })
    expect(quoteRow(requested, defaults, 'send').values).toMatchObject({ previousQuotePrice: null })
  })

  it('takes entries that were stored, but no other currency once an offer was sent', () => {
    const begin = draftOf(fields, opened())
    const stored = { quotedPrice: '9000', currency: 'JPY', isTaxApplied: true, unknown: 'x', validUntil: 5 }
    const draft = { ...begin, quotedPrice: '9000', currency: 'JPY', isTaxApplied: true }
    expect(withDraft(begin, stored, { isPriced: false })).toEqual(draft)
    expect(withDraft(begin, stored, { isPriced: true })).toEqual({ ...draft, currency: 'USD' })
  })

  it('takes the taxes of the chosen showroom under DDP, and none otherwise', () => {
    const begin = draftOf(fields, opened({ priceType: 'DDP' }))
    const taxed = withTaxes(begin, 'priceType', showrooms)
    expect(taxed).toMatchObject({ isTaxApplied: true, vatPercentage: '16', withholdingTaxPercentage: '5' })
    expect(withTaxes({ ...taxed, priceType: 'FOB' }, 'priceType', showrooms)).toMatchObject({
      isTaxApplied: false,
      vatPercentage: '0',
    })
  })
})

describe('what is entered', () => {
  it('is an offer once everything is there; what does not apply is left out', () => {
    const row = opened({ quotedPrice: 8450, customTimeline: 'By ship in May' })
    const read = offerIn(fields, draftOf(fields, row), standing, today)
    expect(read.offer).toMatchObject({ quoteType: 'INITIAL_QUOTE', quotedPrice: 8450 })
    expect(read.offer).not.toHaveProperty('customTimeline')
    const past = draftOf(fields, opened({ quotedPrice: 8450, validUntil: '2026-11-22' }))
    expect(offerIn(fields, past, standing, today).issues).toEqual([
      { path: 'validUntil', message: 'Valid until date cannot be less than current date' },
    ])
  })

  it('is printed with a price, without what is wrong or does not apply', () => {
    expect(printedIn(fields, draftOf(fields, opened()))).toBeNull()
    const draft = {
      ...draftOf(fields, opened({ quotedPrice: 8450 })),
      downPaymentPercentage: '300',
      vatPercentage: '16',
    }
    const printed = printedIn(fields, draft)
    expect(printed).toMatchObject({ quotedPrice: 8450, deliveryCharges: 350, validUntil: '2026-12-22' })
    for (const name of ['downPaymentPercentage', 'vatPercentage', 'customizationOptions', 'reservedVehicle'])
      expect(printed).not.toHaveProperty(name)
  })
})

it.each([
  ['DDP', 16, 5, '16', '5'],
  ['DDP', null, 5, '99', '5'],
  ['DDP', null, null, '99', '99'],
  ['CIF', 16, 5, '99', '99'],
])(
  'under %s a showroom with VAT %s and WHT %s overrides what was kept: %s, %s',
  (priceType, vat, wht, ...after) => {
    const stored = { priceType, showroomOfficeId: '3', vatPercentage: '99', withholdingTaxPercentage: '99' }
    const showroom = { id: 3, name: 'Mombasa', companyVat: vat, companyWht: wht }
    const { vatPercentage, withholdingTaxPercentage } = withCompanyTaxes(stored, [showroom])
    expect([vatPercentage, withholdingTaxPercentage]).toEqual(after)
  },
)

const OF_VEHICLE = {
  vehiclePrice: 13_322,
  vehicleCurrency: 'USD',
  vehiclePriceType: 'CIF',
  vehiclePortId: 9,
} as const
it.each([
  ['the vehicle’s terms', {}, { priceType: 'CIF', portId: 9, currency: 'USD', quotedPrice: 13_322 }],
  ['the customer’s port of a price that names none', { vehiclePortId: null, portId: 8 }, { portId: 8 }],
  ['the port chosen since the request', { vehiclePortId: null }, { portId: 5 }],
  [
    'the company’s currency and no price where quotes are not made in the vehicle’s',
    { vehicleCurrency: 'EUR' },
    { priceType: 'CIF', currency: 'KES', quotedPrice: null },
  ],
  [
    'what was offered',
    { priceType: 'FOB', portId: 8, currency: 'JPY', quotedPrice: 900_000 },
    { priceType: 'FOB', portId: 8, currency: 'JPY', quotedPrice: 900_000 },
  ],
] as const)('a form opens with %s', (_, change, terms) => {
  expect(quoteRow({ ...requested, ...OF_VEHICLE, ...change }, defaults, 'send').values).toMatchObject(terms)
})

it('an invoice is not previewed in instalments that nobody has counted', () => {
  const paid = {
    quotedPrice: 9000,
    paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
    installmentFrequency: 'EVERY_MONTH',
  }
  const entered = (count: number | null) => draftOf(fields, opened({ ...paid, numberOfInstallments: count }))
  expect(printedIn(fields, entered(null))).toBeNull()
  expect(printedIn(fields, entered(6))).toMatchObject({ numberOfInstallments: 6 })
})
