import { addMoney, type Money, percentOf } from '@/kernel/money'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'

/** What the figures of an invoice follow from. Percentages are numbers such as 12.5. */
export type InvoiceTerms = {
  unitPrice: Money
  quantity: number
  deliveryCharges: Money
  priceType: PriceType
  isTaxApplied: boolean
  withholdingTaxPercentage: number
  vatPercentage: number
  downPaymentPercentage: number
}

/** The figures of an invoice, all in its currency. */
export type InvoiceTotals = {
  subtotal: Money
  deliveryCharges: Money
  withholdingTax: Money
  vat: Money
  total: Money
  downPayment: Money
  /** Of the subtotal, after the down payment. */
  balance: Money
  /** What is paid first: the down payment with the taxes and delivery. */
  downPaymentDue: Money
}

/** Whether the invoice has taxes: under DDP only, and only if staff applied them. */
export const hasTaxes = (terms: Pick<InvoiceTerms, 'priceType' | 'isTaxApplied'>): boolean =>
  terms.priceType === 'DDP' && terms.isTaxApplied

const minus = (whole: Money, part: Money): Money => ({ ...whole, amount: whole.amount - part.amount })

/**
 * The figures of a proforma invoice, as the specification gives them. The withholding tax is added, and the
 * taxes and the down payment are percentages of the subtotal, each rounded half up to the minor unit. The
 * balance is what remains, so what is due first and the balance are always exactly the total.
 */
export function invoiceTotals(terms: InvoiceTerms): InvoiceTotals {
  const { quantity, deliveryCharges, unitPrice } = terms
  const taxed = hasTaxes(terms)
  const subtotal = percentOf(unitPrice, quantity * 100)
  const withholdingTax = percentOf(subtotal, taxed ? terms.withholdingTaxPercentage : 0)
  const vat = percentOf(subtotal, taxed ? terms.vatPercentage : 0)
  const downPayment = percentOf(subtotal, terms.downPaymentPercentage)
  return {
    subtotal,
    deliveryCharges,
    withholdingTax,
    vat,
    total: addMoney(subtotal, deliveryCharges, withholdingTax, vat),
    downPayment,
    balance: minus(subtotal, downPayment),
    downPaymentDue: addMoney(downPayment, withholdingTax, vat, deliveryCharges),
  }
}
