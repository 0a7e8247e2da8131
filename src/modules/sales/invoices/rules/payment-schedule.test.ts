import { describe, expect, test } from 'vitest'
import { toMoney } from '@/kernel/money'
import { type PaymentPlan, paymentSchedule, reservedUntil } from './payment-schedule'

const usd = (amount: number) => toMoney(amount, 'USD')
const totals = { downPaymentDue: usd(3735), balance: usd(5915) }
const plan: PaymentPlan = {
  paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY',
  numberOfInstallments: null,
  installmentFrequency: null,
  downPaymentDays: 5,
  reservationDays: 14,
}
const inParts = { ...plan, paymentTerms: 'PAYMENT_IN_INSTALLMENTS' } as const

const lines = (payments: ReturnType<typeof paymentSchedule>) =>
  payments.map(({ sequence, kind, amount, dueOn }) => `${sequence} ${kind} ${amount.amount} ${dueOn}`)

describe('the payments of an invoice', () => {
  test('the down payment is due before the balance, which is due within two weeks', () => {
    expect(lines(paymentSchedule(totals, plan, '2026-11-22'))).toEqual([
      '1 DOWN_PAYMENT 373500 2026-11-27',
      '2 BALANCE 591500 2026-12-06',
    ])
  })

  test.each([
    [0, plan, '2026-11-22', '2026-12-06'],
    [5, { ...plan, reservationDays: 60 }, '2026-11-27', '2026-12-06'],
    [30, plan, '2026-12-06', '2026-12-06'],
    [60, inParts, '2026-12-22', '2026-12-22'],
  ])(
    'with %s days for the down payment it is never due after the balance',
    (downPaymentDays, terms, ...days) => {
      const payments = paymentSchedule(totals, { ...terms, downPaymentDays }, '2026-11-22')
      expect(payments.slice(0, 2).map(({ dueOn }) => dueOn)).toEqual(days)
    },
  )

  test('a quote without payment terms is paid as one of a hundred percent before shipment', () => {
    expect(paymentSchedule(totals, { ...plan, paymentTerms: null }, '2026-11-22')).toEqual(
      paymentSchedule(totals, plan, '2026-11-22'),
    )
  })

  test.each([
    ['EVERY_MONTH', ['2026-11-30', '2026-12-31', '2027-01-31']],
    ['EVERY_SECOND_MONTH', ['2026-12-31', '2027-02-28', '2027-04-30']],
    ['EVERY_THIRD_MONTH', ['2027-01-31', '2027-04-30', '2027-07-31']],
    ['EVERY_FOURTH_MONTH', ['2027-02-28', '2027-06-30', '2027-10-31']],
    ['EVERY_SIXTH_MONTH', ['2027-04-30', '2027-10-31', '2028-04-30']],
  ] as const)('instalments %s are due at the same day or the end of the month', (frequency, days) => {
    const three = { ...inParts, numberOfInstallments: 3, installmentFrequency: frequency }
    const payments = paymentSchedule(totals, three, '2026-10-31').filter(({ kind }) => kind === 'INSTALMENT')
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(days)
  })

  test('four instalments, one a month, where the terms do not state any', () => {
    expect(lines(paymentSchedule(totals, inParts, '2026-11-22'))).toEqual([
      '1 DOWN_PAYMENT 373500 2026-11-27',
      '2 INSTALMENT 147875 2026-12-22',
      '3 INSTALMENT 147875 2027-01-22',
      '4 INSTALMENT 147875 2027-02-22',
      '5 INSTALMENT 147875 2027-03-22',
    ])
  })

  test('nothing is scheduled for an amount of zero', () => {
    const nothing = { downPaymentDue: usd(0), balance: usd(0) }
    expect(paymentSchedule(nothing, plan, '2026-11-22')).toEqual([])
    expect(paymentSchedule(nothing, inParts, '2026-11-22')).toEqual([])
  })
})

test.each([
  [14, '2026-12-22', '2026-12-06'],
  [30, '2026-12-22', '2026-12-22'],
  [60, '2026-12-22', '2026-12-22'],
])(
  'a vehicle reserved for %s days by an invoice valid until %s is reserved until %s',
  (reservationDays, end, until) => {
    expect(reservedUntil('2026-11-22', { reservationDays }, end)).toBe(until)
  },
)
