import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import { adminQuote } from './admin-quote'
import { customizationForm, customizationRequest } from './customization'
import { onDemandRequest } from './on-demand-request'
import { requestAddress } from './quote-request'

/** The messages by field; {} if all is well. */
const faults = (schema: z.ZodType, value: object): Record<string, string> => {
  const parsed = schema.safeParse(value)
  return Object.fromEntries(
    (parsed.error?.issues ?? []).toReversed().map(({ message, path }) => [path.join('.'), message]),
  )
}

const OFFER = {
  quoteType: 'INITIAL_QUOTE',
  showroomOfficeId: 2,
  validUntil: '2026-12-22',
  priceType: 'CIF',
  quotedPrice: 8450,
  downPaymentPercentage: 30,
  deliveryCharges: 0,
  currency: 'USD',
  reservedVehicle: true,
}

describe('the offer of staff', () => {
  const schema = adminQuote('2026-11-22')
  it('is complete', () => expect(faults(schema, OFFER)).toEqual({}))

  test.each<[object, string, string]>([
    [{ quoteType: undefined }, 'quoteType', 'Quote type is required'],
    [{ showroomOfficeId: null }, 'showroomOfficeId', 'Showroom location is required'],
    [{ validUntil: '2026-11-21' }, 'validUntil', 'Valid until date cannot be less than current date'],
    [{ validUntil: '' }, 'validUntil', 'Valid until date is required'],
    [{ priceType: 'EXW' }, 'priceType', 'Price type is required'],
    [{ quotedPrice: null }, 'quotedPrice', 'Quote price is required'],
    [{ quotedPrice: -1 }, 'quotedPrice', 'Quote price must be non-negative'],
    [{ downPaymentPercentage: undefined }, 'downPaymentPercentage', 'Down payment percentage is required'],
    [{ downPaymentPercentage: 101 }, 'downPaymentPercentage', 'Down payment percentage must be 100 or less'],
    [{ deliveryCharges: undefined }, 'deliveryCharges', 'Delivery charges are required'],
    [{ deliveryCharges: -5 }, 'deliveryCharges', 'Delivery charges must be non-negative'],
    [{ taxesAmount: -5 }, 'taxesAmount', 'Taxes amount must be non-negative'],
    [{ currency: 'EUR' }, 'currency', 'Currency must be one of USD, JPY, UGX, TZS, KES, BYN'],
    [{ reservedVehicle: false }, 'reservedVehicle', 'Reserved vehicle must be checked'],
    [{ customTimeline: 'x'.repeat(51) }, 'customTimeline', 'Custom timeline must be 50 characters or less'],
    [{ numberOfInstallments: 1 }, 'numberOfInstallments', 'Number of instalments must be between 2 and 20'],
    [{ numberOfInstallments: 21 }, 'numberOfInstallments', 'Number of instalments must be between 2 and 20'],
    [{ vatPercentage: 101 }, 'vatPercentage', 'VAT must be between 0 and 100'],
    [
      { customizationOptions: ['budget_considerations'], customerRequestedPrice: 0 },
      'customerRequestedPrice',
      'Customer requested price must be greater than 0',
    ],
    [{ issueAt: 'soon' }, 'issueAt', 'Issue date must be an ISO date'],
    [{ issueAt: '0000-01-01' }, 'issueAt', 'Issue date must be an ISO date'],
    [{ estimateDelivery: 'CUSTOM_TIMELINE' }, 'customTimeline', 'Custom timeline is required'],
  ])('with %j', (change, path, message) => {
    expect(faults(schema, { ...OFFER, ...change })).toEqual({ [path]: message })
  })

  it('with taxes and instalments needs what they are made of', () => {
    expect(faults(schema, { ...OFFER, priceType: 'DDP' })).toEqual({
      paymentTerms: 'Payment terms are required',
      withholdingTaxPercentage: 'Withholding tax percentage is required',
      vatPercentage: 'VAT percentage is required',
    })
    expect(faults(schema, { ...OFFER, paymentTerms: 'PAYMENT_IN_INSTALLMENTS' })).toEqual({
      numberOfInstallments: 'Number of instalments is required',
      installmentFrequency: 'Instalment frequency is required',
    })
  })

  it('is valid on its last day, and takes a moment for a day', () => {
    expect(faults(schema, { ...OFFER, validUntil: '2026-11-22' })).toEqual({})
    expect(schema.parse({ ...OFFER, validUntil: '2026-12-01T00:00:00.000Z' }).validUntil).toBe('2026-12-01')
  })
})

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ contactMethod: 'fax' }, { contactMethod: 'Please select a contact method' }],
  [{ contactTime: '' }, { contactTime: 'Please select a preferred contact time' }],
  [{ customizationOptions: [] }, { customizationOptions: 'Please select at least one customization option' }],
  [
    { detailedRequirements: 'too short' },
    { detailedRequirements: 'Please describe your requirements in at least 10 characters' },
  ],
  [{ responseTimeframe: null }, { responseTimeframe: 'Please select a response timeframe' }],
  [{ decisionTimeframe: 'soon' }, { decisionTimeframe: 'Please select a decision timeframe' }],
  [{ hasBudgetLimits: true, budgetDetails: ' ' }, { budgetDetails: 'Please provide budget details' }],
  [{ counterOffer: 0 }, { counterOffer: 'Your offer must be an amount greater than 0' }],
  [{ quoteId: undefined }, { quoteId: 'Quote ID is required' }],
])('a customization with %j', (change, messages) => {
  const given = {
    quoteId: 12,
    contactMethod: 'email',
    contactTime: 'morning',
    customizationOptions: ['delivery_options'],
    detailedRequirements: 'To Jinja, please',
    responseTimeframe: '2_3_days',
    decisionTimeframe: 'this_week',
  }
  expect(faults(customizationRequest, { ...given, ...change })).toEqual(messages)
})

test('the form of a customization takes what the currency of the quote has', () => {
  const message = 'Your offer must be a whole number in JPY'
  const given = {
    contactMethod: 'email',
    contactTime: 'morning',
    customizationOptions: ['delivery_options'],
    detailedRequirements: 'To Jinja, please',
    responseTimeframe: '2_3_days',
    decisionTimeframe: 'this_week',
    counterOffer: 100.5,
  }
  expect(faults(customizationForm('JPY', 200), given)).toEqual({ counterOffer: message })
  expect(faults(customizationForm('USD', 200), given)).toEqual({})
})

test.each<[object, Record<string, string>]>([
  [{ address: 'Plot 5, Kampala' }, {}],
  [{ address: ' ' }, { address: 'Please enter the address' }],
  [{ address: 'Plot 5', isConfirmed: false }, { isConfirmed: 'Please confirm the address' }],
  [{ shipmentAddressType: 'DELIVERY_ADDRESS_2', deliveryAddress2: 'Port Bell' }, {}],
  [
    { shipmentAddressType: 'DELIVERY_ADDRESS_3', address: 'Plot 5' },
    { deliveryAddress3: 'Please enter the address' },
  ],
])('an address with %j', (change, messages) => {
  const given = { shipmentAddressType: 'DEFAULT_ADDRESS', isConfirmed: true }
  expect(faults(requestAddress, { ...given, ...change })).toEqual(messages)
})

test.each<[object, Record<string, string>]>([
  [{ manufacturer: 1, model: 2 }, {}],
  [{ customManufacturer: 'Tata', customModel: 'Ace' }, {}],
  [{ manufacturer: 'Tata', model: 'Ace', yearFrom: 1900 }, {}],
  [{ manufacturer: 1, customModel: 'Ace', yearFrom: 2015, yearTo: 2015 }, {}],
  [{}, { manufacturer: 'Please select a make or enter one', model: 'Please select a model or enter one' }],
  [{ customManufacturer: 'Tata', model: 2 }, { model: 'A model from the list needs its make' }],
  [
    { manufacturer: 1, model: 2, yearFrom: 2020, yearTo: 2019 },
    { yearTo: 'The last year cannot be before the first' },
  ],
  [
    { manufacturer: 1, model: 2, yearFrom: 1899, yearTo: 2099 },
    {
      yearFrom: 'Year must be between 1900 and next year',
      yearTo: 'Year must be between 1900 and next year',
    },
  ],
  [{ manufacturer: 1, model: 2, budget: 8000.5, maxMileage: 1, mileageUnit: 'km', portId: 4 }, {}],
  [{ manufacturer: 1, model: 2, budget: 0 }, { budget: 'Budget must be an amount greater than 0' }],
  [
    { manufacturer: 1, model: 2, budget: 100.5, budgetCurrency: 'JPY' },
    { budget: 'Budget must be a whole number in JPY' },
  ],
  [
    { manufacturer: 1, model: 2, maxMileage: 0.5, mileageUnit: 'leagues', budgetCurrency: 'EUR' },
    {
      maxMileage: 'Maximum mileage must be a whole number from 1 to 10,000,000',
      mileageUnit: 'Distances are in mi or km',
      budgetCurrency: 'Unknown currency',
    },
  ],
  [{ manufacturer: 1, model: 2, imageUrl: 'https://example.com/century.jpg' }, {}],
  [
    { manufacturer: 1, model: 2, imageUrl: 'javascript:alert(1)' },
    { imageUrl: 'Picture must be a link, such as https://example.com/car.jpg' },
  ],
])('an on-demand request with %j', (given, messages) => {
  expect(faults(onDemandRequest, given)).toEqual(messages)
})
