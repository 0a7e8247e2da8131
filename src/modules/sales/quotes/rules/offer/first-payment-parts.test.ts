import { expect, test } from 'vitest'
import { formatMoney, fromMoney, type Money } from '@/kernel/money'
import type { ChargeLineName } from './delivery-charges'
import { firstPaymentParts, firstPaymentSum } from './first-payment-parts'
import { invoiceTotals } from './invoice-totals'

const format = (money: Money) => formatMoney(fromMoney(money), money.currency)

test.each<[number, number, number, ChargeLineName[], string | null]>([
  [30, 250, 0, ['inspection'], '30% of $10,713 + inspection $250'],
  [30, 250, 0, ['deliveryCharges'], '30% of $10,713 + delivery $250'],
  [30, 250, 0, ['seaFreight', 'inspection'], '30% of $10,713 + delivery $250'],
  [30, 0, 0, [], '30% of $10,713'],
  [50, 0, 10, [], '50% of $10,713 + taxes $1,071.30'],
  [0, 250, 0, ['inspection'], null],
  [0, 0, 0, [], null],
])('%i%% down, %i of delivery and %i%% VAT, charged as %j: %s', (percent, delivery, vat, lines, text) => {
  const totals = invoiceTotals({
    unitPrice: { amount: 1_071_300, currency: 'USD' },
    quantity: 1,
    deliveryCharges: { amount: delivery * 100, currency: 'USD' },
    priceType: vat > 0 ? 'DDP' : 'CIF',
    isTaxApplied: vat > 0,
    withholdingTaxPercentage: 0,
    vatPercentage: vat,
    downPaymentPercentage: percent,
  })
  const given = { downPaymentPercentage: percent, totals, charges: lines.map((name) => ({ name })) }
  expect(firstPaymentSum(given, format)).toBe(text)
  const sum = firstPaymentParts(given, format).reduce((all, { amount }) => all + amount.amount, 0)
  expect(sum).toBe(totals.downPaymentDue.amount)
})
