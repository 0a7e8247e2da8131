import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMoney, type Money, minorDigits, toMoney } from '@/kernel/money'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import {
  type InvoiceTerms,
  type InvoiceTotals,
  invoiceTotals,
} from '@/modules/sales/quotes/rules/offer/invoice-totals'
import { paymentSchedule, splitBalance } from './payment-schedule'
import { figure } from './printed-amount-text'
import { INVOICE_TABLE } from './totals.fixture'

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())

/** The cells of a row by the heads of the table. */
function rowsOf(table: string): Record<string, string>[] {
  const [head = '', ...lines] = table.trim().split('\n')
  const heads = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, index) => [heads[index], cell])))
}

function termsOf(row: Record<string, string>): InvoiceTerms {
  const currency = row.cur ?? ''
  const [wht = '0', vat = '0'] = (row.tax ?? '').replace(/[()-]/g, '').split('+')
  return {
    unitPrice: toMoney(row.price ?? '', currency),
    quantity: Number(row.qty),
    deliveryCharges: toMoney(row.delivery ?? '', currency),
    priceType: PRICE_TYPES.find((type) => type === row.type) ?? 'CIF',
    isTaxApplied: /^\d/.test(row.tax ?? ''),
    withholdingTaxPercentage: Number(wht),
    vatPercentage: Number(vat),
    downPaymentPercentage: Number(row['down %']),
  }
}

const printed = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  const text = String(amount).padStart(digits + 1, '0')
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text
}

const figures = (totals: InvoiceTotals): Record<string, string> => ({
  subtotal: printed(totals.subtotal),
  WHT: printed(totals.withholdingTax),
  VAT: printed(totals.vat),
  total: printed(totals.total),
  down: printed(totals.downPayment),
  balance: printed(totals.balance),
  'due first': printed(totals.downPaymentDue),
})

const rows = rowsOf(INVOICE_TABLE)

describe('invoices as worked out without the code', () => {
  test('there are forty, in all six currencies and all price types', () => {
    expect(rows).toHaveLength(40)
    expect(new Set(rows.map((row) => row.cur)).size).toBe(6)
    expect(new Set(rows.map((row) => row.type)).size).toBe(3)
  })

  test.each(rows)('$cur $price × $qty, $type, $tax, $[down %] % down, in $parts', (row) => {
    const totals = invoiceTotals(termsOf(row))
    expect(row).toMatchObject(figures(totals))
    const parts = row.parts === '-' ? [] : splitBalance(totals.balance, Number(row.parts)).map(printed)
    const [equal, last] = [parts.slice(0, -1), parts.at(-1)]
    expect(row.instalments).toBe(last ? `${equal.length} x ${equal[0]}, ${last}` : '-')
    expect(new Set(equal).size).toBeLessThanOrEqual(1)
  })
})

const CURRENCIES = ['USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN']

const anyTerms = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  price: fc.nat(200_000_000_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  delivery: fc.nat(10_000_000_000),
  priceType: fc.constantFrom(...PRICE_TYPES),
  isTaxApplied: fc.boolean(),
  wht: fc.integer({ min: 0, max: 10_000 }),
  vat: fc.integer({ min: 0, max: 10_000 }),
  down: fc.integer({ min: 0, max: 10_000 }),
})

const anyTotals = anyTerms.map(({ currency, price, delivery, wht, vat, down, ...rest }) => {
  const terms: InvoiceTerms = {
    ...rest,
    unitPrice: { amount: price, currency },
    deliveryCharges: { amount: delivery, currency },
    withholdingTaxPercentage: wht / 100,
    vatPercentage: vat / 100,
    downPaymentPercentage: down / 100,
  }
  return { terms, totals: invoiceTotals(terms) }
})

const sum = (amounts: Money[]): number => amounts.reduce((total, { amount }) => total + amount, 0)

describe('every invoice', () => {
  test('is whole minor units, none negative, and what is due first with the balance is the total', () => {
    fc.assert(
      fc.property(anyTotals, ({ totals }) => {
        for (const { amount } of Object.values(totals))
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        expect(addMoney(totals.downPaymentDue, totals.balance)).toEqual(totals.total)
        expect(addMoney(totals.downPayment, totals.balance)).toEqual(totals.subtotal)
      }),
    )
  })

  test('has taxes under DDP alone, and only if they are applied', () => {
    fc.assert(
      fc.property(anyTotals, ({ terms, totals }) => {
        if (terms.priceType === 'DDP' && terms.isTaxApplied) return
        expect([totals.withholdingTax.amount, totals.vat.amount]).toEqual([0, 0])
      }),
    )
  })

  test('is scheduled to the last minor unit, whatever the plan', () => {
    const anyPlan = fc.record({
      paymentTerms: fc.constantFrom('HUNDRED_PERCENT_BEFORE_DELIVERY', 'PAYMENT_IN_INSTALLMENTS', null),
      numberOfInstallments: fc.option(fc.integer({ min: 2, max: 20 })),
      installmentFrequency: fc.constantFrom('EVERY_MONTH', 'EVERY_SECOND_MONTH', 'EVERY_SIXTH_MONTH', null),
      downPaymentDays: fc.integer({ min: 0, max: 60 }),
      reservationDays: fc.integer({ min: 1, max: 60 }),
    })
    fc.assert(
      fc.property(anyTotals, anyPlan, ({ totals }, plan) => {
        const payments = paymentSchedule(totals, plan, '2026-11-22')
        expect(sum(payments.map(({ amount }) => amount))).toBe(totals.total.amount)
        expect(payments.every(({ amount }) => Number.isInteger(amount.amount) && amount.amount > 0)).toBe(
          true,
        )
        expect(payments.map(({ sequence }) => sequence)).toEqual(payments.map((_, index) => index + 1))
      }),
    )
  })
})

/** In these nothing smaller than one is paid. */
const WITHOUT_DECIMALS = ['JPY', 'UGX']

describe('in every currency', () => {
  test.each(CURRENCIES)(
    '%s: instalments are equal but for the last, and their sum is the balance',
    (currency) => {
      fc.assert(
        fc.property(fc.nat(200_000_000_000), fc.integer({ min: 2, max: 20 }), (amount, count) => {
          const parts = splitBalance({ amount, currency }, count)
          expect(sum(parts)).toBe(amount)
          expect(parts).toHaveLength(Math.min(count, amount))
          expect(new Set(parts.slice(0, -1).map((part) => part.amount)).size).toBeLessThanOrEqual(1)
          const [first, last] = [parts[0]?.amount ?? 0, parts.at(-1)?.amount ?? 0]
          expect(last - first >= 0 && last - first < count).toBe(true)
        }),
      )
    },
  )

  test.each(CURRENCIES)('%s: every amount is printed with its decimals, or with none', (currency) => {
    const decimals = WITHOUT_DECIMALS.includes(currency) ? /^[\d,]+$/ : /^[\d,]+\.\d\d$/
    fc.assert(
      fc.property(anyTotals, fc.integer({ min: 2, max: 20 }), ({ terms }, count) => {
        const inCurrency = (money: Money) => ({ ...money, currency })
        const [unitPrice, deliveryCharges] = [inCurrency(terms.unitPrice), inCurrency(terms.deliveryCharges)]
        const totals = invoiceTotals({ ...terms, unitPrice, deliveryCharges })
        const amounts = [...Object.values(totals), ...splitBalance(totals.balance, count)]
        for (const amount of amounts) expect(figure(amount)).toMatch(decimals)
      }),
    )
  })
})
