import { AMOUNT_MAX, fromMoney, isInUnits } from '@/kernel/money'

/** What a customer entered in one round; the counter-offer in major units. */
export type RoundBudget = { counterOffer: number | null; budgetDetails: string | null }

/** '8000', '8,000', '8 000' or '8,000.50', alone. */
const PLAIN = /^(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?$/

/** The amount that a text consists of, in major units of a currency; null for any other text, and for nothing. */
export function plainAmount(text: string | null | undefined, currency: string): number | null {
  const given = (text ?? '').trim()
  if (!PLAIN.test(given)) return null
  const amount = Number(given.replace(/[, ]/g, ''))
  return amount > 0 && amount <= AMOUNT_MAX && isInUnits(amount, currency) ? amount : null
}

/** What a customer wants to pay, in major units: the counter-offer, or else a plain number given as the budget. */
export const budgetOf = ({ budgetDetails, counterOffer }: RoundBudget, currency: string): number | null =>
  counterOffer ?? plainAmount(budgetDetails, currency)

/** The budget of a request on demand, in major units of a currency of its own. */
export type RequestedBudget<Currency extends string = string> = {
  budget: number | null
  budgetCurrency: Currency | null
}

type Stored<Currency> = { wantedBudget: number | null; wantedBudgetCurrency: Currency | null }

/** The same of a quote as stored, in minor units. */
export const requestedBudget = <Currency extends string>({
  wantedBudget: amount,
  wantedBudgetCurrency: currency,
}: Stored<Currency>): RequestedBudget<Currency> =>
  amount === null || currency === null
    ? { budget: null, budgetCurrency: null }
    : { budget: fromMoney({ amount, currency }), budgetCurrency: currency }
