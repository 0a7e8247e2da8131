import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import {
  as,
  CONFIRMED,
  negotiate,
  newVehicle,
  quoted,
  quoteRow,
  requestedQuote,
  send,
  withQuotes,
} from './quotes-kit'

withQuotes()

const TODAY = dayIn(new Date(), 'UTC')
const YEN = { currency: 'JPY', quotedPrice: 1_200_000, deliveryCharges: 0, confirmed: CONFIRMED }

describe('an offer', () => {
  it.each<[object, string, string]>([
    [{ ...YEN, quotedPrice: 100.5 }, 'quotedPrice', 'Quote price must be a whole number in JPY'],
    [{ ...YEN, deliveryCharges: 0.1 }, 'deliveryCharges', 'Delivery charges must be a whole number in JPY'],
    [{ quotedPrice: 1.005 }, 'quotedPrice', 'Quote price can have at most 2 decimals in USD'],
    [{ deliveryCharges: 1.005 }, 'deliveryCharges', 'Delivery charges can have at most 2 decimals in USD'],
    [{ taxesAmount: 1.005 }, 'taxesAmount', 'Taxes amount can have at most 2 decimals in USD'],
    [
      { previousQuotePrice: 1.005 },
      'previousQuotePrice',
      'Previous quote price can have at most 2 decimals in USD',
    ],
    [
      { customerRequestedPrice: 1.005 },
      'customerRequestedPrice',
      'Customer requested price can have at most 2 decimals in USD',
    ],
    [{ quotedPrice: 0, deliveryCharges: 0 }, 'quotedPrice', 'The total of an offer must be more than 0'],
    [
      { quotedPrice: 2_000_000_000, deliveryCharges: 1 },
      'quotedPrice',
      'The total of an offer must be 2,000,000,000 or less',
    ],
    // 5 % and 16 % of the showroom, whatever is sent.
    [
      {
        priceType: 'DDP',
        quotedPrice: 1_999_999_999,
        deliveryCharges: 0,
        isTaxApplied: true,
        withholdingTaxPercentage: 0,
        vatPercentage: 0,
        paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY',
      },
      'quotedPrice',
      'The total of an offer must be 2,000,000,000 or less',
    ],
    [
      {
        downPaymentPercentage: 100,
        paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
        numberOfInstallments: 3,
        installmentFrequency: 'EVERY_MONTH',
      },
      'downPaymentPercentage',
      'A down payment of 100% leaves nothing to pay in instalments',
    ],
    [{ quotedPrice: -1 }, 'quotedPrice', 'Quote price must be non-negative'],
    [
      { validUntil: addDays(addMonths(TODAY, 12), 1) },
      'validUntil',
      'Valid until date cannot be more than a year from today',
    ],
    [{ validUntil: '9999-12-31' }, 'validUntil', 'Valid until date cannot be more than a year from today'],
    [{ issueAt: '2000-01-01' }, 'issueAt', 'Issue date must be within the last year'],
    [{ issueAt: `${addDays(TODAY, 3)}T00:00:00Z` }, 'issueAt', 'Issue date must be within the last year'],
  ])('with %j is refused at its field', async (more, path, message) => {
    const id = await requestedQuote('customer', await newVehicle())
    const { body, status } = await send('operator', id, { ...more })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message }])
    expect(await quoteRow(id)).toMatchObject({ status: 'AWAITING_RESPONSE', quoted_price: null })
  })

  it('is sent with whole units, valid for a year, and free of charge only in part', async () => {
    const [yen, free] = [
      await requestedQuote('customer', await newVehicle()),
      await requestedQuote('dealer', await newVehicle()),
    ]
    const validUntil = addMonths(TODAY, 12)
    expect((await send('operator', yen, { ...YEN, validUntil })).status).toBe(200)
    expect(
      (await send('operator', free, { quotedPrice: 0, deliveryCharges: 0.01, confirmed: CONFIRMED })).status,
    ).toBe(200)
  })

  it('is previewed with amounts that its currency has', async () => {
    const { id } = await quoted('customer')
    const preview = (body: object) => as('operator', 'POST', `/quotes/${id}/proforma/preview`, body)
    const { body, status } = await preview({ quotedPrice: 1.005 })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'quotedPrice', message: 'Quote price can have at most 2 decimals in USD' }],
    ])
    expect((await preview({ currency: 'JPY', quotedPrice: 100.5 })).status).toBe(422)
    const uncounted = await preview({ paymentTerms: 'PAYMENT_IN_INSTALLMENTS' })
    expect([uncounted.status, uncounted.body.errors]).toEqual([
      422,
      [{ path: 'numberOfInstallments', message: 'Number of instalments is required' }],
    ])
  })
})

describe('a counter-offer', () => {
  it('is an amount that the currency of the quote has, whoever enters it', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    await send('admin', id, YEN)
    const errors = [{ path: 'counterOffer', message: 'Your offer must be a whole number in JPY' }]
    const refused = await negotiate('customer', id, { counterOffer: 100.5 })
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
    expect((await quoteRow(id))?.status).toBe('QUOTED')
    const { body, status } = await negotiate('customer', id, { counterOffer: 1_000_000 })
    expect(status).toBe(201)
    const patched = await as('operator', 'PATCH', `/quote-customizations/${body.data.id}`, {
      counterOffer: 0.5,
    })
    expect([patched.status, patched.body.errors]).toEqual([422, errors])
    expect((await quoteRow(id))?.customer_requested_price).toBe('1000000')
  })

  it('is not above the quoted price, whoever enters it', async () => {
    const { id } = await quoted('dealer')
    const errors = [
      { path: 'counterOffer', message: 'Your offer cannot be above the quoted price of $8,450.50' },
    ]
    const refused = await negotiate('dealer', id, { counterOffer: 8_450.51 })
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
    const { body, status } = await negotiate('dealer', id, { counterOffer: 8_450.5 })
    expect(status).toBe(201)
    const path = `/quote-customizations/${body.data.id}`
    const patched = await as('operator', 'PATCH', path, { counterOffer: 9_000 })
    expect([patched.status, patched.body.errors]).toEqual([422, errors])
  })
})
