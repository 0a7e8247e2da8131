import { addMoney, type Money } from '@/kernel/money'
import { CHARGE_LABELS, type ChargeLineName } from './delivery-charges'
import type { InvoiceTotals } from './invoice-totals'

type FirstPayment = {
  downPaymentPercentage: number
  totals: Pick<InvoiceTotals, 'deliveryCharges' | 'downPayment' | 'subtotal' | 'vat' | 'withholdingTax'>
  /** What the delivery charges are made of. */
  charges: readonly { name: ChargeLineName }[]
}

/** A part of what is paid first; a share of the vehicle's price names what it is of. */
export type FirstPaymentPart = { name: string; amount: Money; isShare: boolean }

/** Delivery by the name of its only line, or as a whole. */
function deliveryName(charges: FirstPayment['charges']): string {
  const [only, ...others] = charges
  return only && others.length === 0 && only.name !== 'deliveryCharges'
    ? CHARGE_LABELS[only.name].toLowerCase()
    : 'delivery'
}

/**
 * What is paid first, in parts that add up to it: '30% of $10,713', 'taxes', and 'inspection' or 'delivery'. Only what
 * there is.
 *
 * @param format how the reader's paper or page writes an amount
 */
export function firstPaymentParts(
  { charges, downPaymentPercentage, totals }: FirstPayment,
  format: (money: Money) => string,
): FirstPaymentPart[] {
  const { deliveryCharges, downPayment, subtotal, vat, withholdingTax } = totals
  const share = `${downPaymentPercentage}% of ${format(subtotal)}`
  return [
    { name: share, amount: downPayment, isShare: true },
    { name: 'taxes', amount: addMoney(withholdingTax, vat), isShare: false },
    { name: deliveryName(charges), amount: deliveryCharges, isShare: false },
  ].filter(({ amount }) => amount.amount > 0)
}

/** The same as a sum: '30% of $10,713 + inspection $250'; null where the vehicle has no share in it. */
export function firstPaymentSum(given: FirstPayment, format: (money: Money) => string): string | null {
  const parts = firstPaymentParts(given, format)
  if (!parts.some(({ isShare }) => isShare)) return null
  return parts.map(({ amount, isShare, name }) => (isShare ? name : `${name} ${format(amount)}`)).join(' + ')
}
