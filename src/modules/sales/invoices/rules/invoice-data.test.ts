import { describe, expect, test } from 'vitest'
import { toMoney } from '@/kernel/money'
import { INVOICE_SOURCE } from './invoice.fixture'
import { type InvoiceSource, invoiceData } from './invoice-data'
import { dueText } from './payment-schedule'

const withTerms = (terms: Partial<InvoiceSource['terms']>, plan: Partial<InvoiceSource['plan']> = {}) =>
  invoiceData({
    ...INVOICE_SOURCE,
    terms: { ...INVOICE_SOURCE.terms, ...terms },
    plan: { ...INVOICE_SOURCE.plan, ...plan },
  })

describe('the data of an invoice', () => {
  const data = invoiceData(INVOICE_SOURCE)

  test('has the total in figures and in words, and the day until which the vehicle is reserved', () => {
    expect(data.totals.total).toEqual(toMoney(11_678, 'USD'))
    expect(data.amountInWords).toBe('Eleven thousand six hundred and seventy-eight Dollars')
    expect(data.reservedUntil).toBe('2026-12-06')
  })

  test('wraps the delivery address at sixty characters', () => {
    expect(data.shipToAddressLine1).toBe('Plot 14, Links Road, Nyali Estate, behind the old')
    expect(data.shipToAddressLine2).toBe('lighthouse, Mombasa 80100, Kenya')
  })

  test('states how it is paid', () => {
    expect(data.paymentMethod).toBe('Cash or Bank Transfer')
    expect(data.paymentTermsNotes).toEqual([
      'USD 5,763.00 is due by 27 November 2026: 30% of USD 8,450.00 (USD 2,535.00), taxes (USD 2,028.00) and delivery (USD 1,200.00).',
      'The balance of USD 5,915.00 is paid in 4 instalments, one every second month.',
      'The vehicle is reserved until 6 December 2026.',
    ])
    expect(data.installmentPlanNotes).toEqual([
      'Instalment 1 of 4: USD 1,478.75, due by 22 January 2027.',
      'Instalment 2 of 4: USD 1,478.75, due by 22 March 2027.',
      'Instalment 3 of 4: USD 1,478.75, due by 22 May 2027.',
      'Instalment 4 of 4: USD 1,478.75, due by 22 July 2027.',
    ])
  })

  test('has no taxes and no percentages of them outside DDP', () => {
    const cif = withTerms({ priceType: 'CIF' })
    expect(cif).toMatchObject({
      isDDP: false,
      isTaxApplied: false,
      withholdingTaxPercentage: 0,
      vatPercentage: 0,
    })
    expect(cif.paymentTermsNotes[0]).not.toContain('taxes')
  })

  test('paid before shipment, it names the balance and no instalments', () => {
    const whole = withTerms(
      { priceType: 'FOB', deliveryCharges: toMoney(0, 'USD') },
      { paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY' },
    )
    expect(whole).toMatchObject({
      numberOfInstallments: null,
      installmentFrequency: null,
      installmentPlanNotes: [],
      paymentTermsNotes: [
        '100% of the price is paid before shipment.',
        'USD 2,535.00 is due by 27 November 2026: 30% of USD 8,450.00 (USD 2,535.00).',
        'The balance of USD 5,915.00 is due within 2 weeks, by 6 December 2026.',
        'The vehicle is reserved until 6 December 2026.',
      ],
    })
  })

  test('without a down payment, taxes and delivery it names the balance alone', () => {
    const whole = withTerms(
      { priceType: 'FOB', deliveryCharges: toMoney(0, 'USD'), downPaymentPercentage: 0 },
      { paymentTerms: null, reservationDays: 10 },
    )
    expect(whole.paymentTermsNotes).toEqual([
      'The balance of USD 8,450.00 is due within 2 weeks, by 6 December 2026.',
      'The vehicle is reserved until 2 December 2026.',
    ])
  })

  test('of an offer it states that nothing is reserved yet', () => {
    const offer = invoiceData({ ...INVOICE_SOURCE, isOrdered: false })
    expect(offer.reservedUntil).toBeNull()
    expect(offer.paymentTermsNotes.at(-1)).toBe(
      'Once this offer is accepted, the vehicle is reserved for 2 weeks.',
    )
  })

  test.each<[string, Partial<typeof INVOICE_SOURCE.plan>, string[], string]>([
    [
      'in instalments',
      {},
      ['5 days', '2 months', '4 months', '6 months', '8 months'].map((span) => `${span} after acceptance`),
      'is due 5 days after acceptance: ',
    ],
    [
      'at once',
      { paymentTerms: null, downPaymentDays: 1 },
      ['1 day after acceptance', '14 days after acceptance'],
      'is due within 2 weeks after acceptance.',
    ],
    [
      'first after the balance',
      { paymentTerms: null, downPaymentDays: 30 },
      ['14 days after acceptance', '14 days after acceptance'],
      'is due 14 days after acceptance: ',
    ],
    [
      'on the day',
      { paymentTerms: null, downPaymentDays: 0 },
      ['at once after acceptance', '14 days after acceptance'],
      'is due at once after acceptance: ',
    ],
  ])(
    'of an offer paid %s it names no day before there is one; of an order it does',
    (_, change, after, note) => {
      const source = { ...INVOICE_SOURCE, plan: { ...INVOICE_SOURCE.plan, ...change } }
      const offer = invoiceData({ ...source, isOrdered: false })
      expect(offer.payments.map(dueText)).toEqual(after)
      const notes = [...offer.paymentTermsNotes, ...offer.installmentPlanNotes].join('\n')
      expect(notes).toContain(note)
      expect(notes).not.toMatch(/\b20\d\d\b/)
      const order = invoiceData(source)
      for (const payment of order.payments) expect(dueText(payment)).toMatch(/^by \d+ \w+ 20\d\d$/)
      expect(order.paymentTermsNotes.join('\n')).not.toContain('after acceptance')
    },
  )

  test('of a revision after acceptance it keeps every date of the first', () => {
    const { date, payments, reservedUntil, validUntil } = data
    const dates = { date, validUntil, reservedUntil, dueOn: payments.map(({ dueOn }) => dueOn) }
    const later = { date: '2026-12-20', validUntil: '2027-01-19', revision: 3, storedDates: dates }
    const plan = { ...INVOICE_SOURCE.plan, downPaymentDays: 20 }
    expect(invoiceData({ ...INVOICE_SOURCE, ...later, plan })).toEqual({ ...data, revision: 3 })
  })

  test.each<[what: string, change: Partial<typeof INVOICE_SOURCE.plan>, received: number[], notes: string[]]>(
    [
      [
        'a part of the first payment',
        { paymentTerms: null },
        [100_000],
        [
          'The first payment is USD 5,763.00: 30% of USD 8,450.00 (USD 2,535.00), taxes (USD 2,028.00) and delivery (USD 1,200.00). USD 1,000.00 of it has been received; USD 4,763.00 is due by 27 November 2026.',
          'The balance of USD 5,915.00 is due within 2 weeks, by 6 December 2026.',
        ],
      ],
      [
        'the first payment and a part of the balance',
        { paymentTerms: null },
        [576_300, 15_000],
        [
          'USD 5,763.00 has been received: 30% of USD 8,450.00 (USD 2,535.00), taxes (USD 2,028.00) and delivery (USD 1,200.00).',
          'The balance is USD 5,915.00. USD 150.00 of it has been received; USD 5,765.00 is due within 2 weeks, by 6 December 2026.',
        ],
      ],
      [
        'all of it',
        { paymentTerms: null },
        [576_300, 591_500],
        [
          'USD 5,763.00 has been received: 30% of USD 8,450.00 (USD 2,535.00), taxes (USD 2,028.00) and delivery (USD 1,200.00).',
          'The balance of USD 5,915.00 has been received.',
        ],
      ],
      [
        'an instalment and a part of the next',
        {},
        [576_300, 147_875, 47_875],
        [
          'USD 5,763.00 has been received: 30% of USD 8,450.00 (USD 2,535.00), taxes (USD 2,028.00) and delivery (USD 1,200.00).',
          'The balance of USD 5,915.00 is paid in 4 instalments, one every second month. USD 1,957.50 of it has been received.',
          'Instalment 1 of 4: USD 1,478.75, received.',
          'Instalment 2 of 4: USD 1,478.75, USD 1,000.00 still due by 22 March 2027.',
          'Instalment 3 of 4: USD 1,478.75, due by 22 May 2027.',
          'Instalment 4 of 4: USD 1,478.75, due by 22 July 2027.',
        ],
      ],
    ],
  )('of an order that received %s asks for what is left', (_, change, came, notes) => {
    const paid = came.reduce((sum, one) => sum + one, 0)
    const schedule = came.map((received, index) => ({ sequence: index + 1, received }))
    const received = { paid, balance: 1_167_800 - paid, schedule }
    const data = invoiceData({ ...INVOICE_SOURCE, plan: { ...INVOICE_SOURCE.plan, ...change }, received })
    expect([...data.paymentTermsNotes.slice(0, -1), ...data.installmentPlanNotes]).toEqual(notes)
    expect(data.received).toMatchObject({ paid: { amount: paid }, balance: { amount: 1_167_800 - paid } })
    const open = data.received?.open.reduce((sum, { amount }) => sum + amount, 0)
    expect(open).toBe(1_167_800 - paid)
  })
})
