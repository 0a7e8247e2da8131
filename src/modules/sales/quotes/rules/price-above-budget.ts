import { addMoney, type Money } from '@/kernel/money'

/**
 * By how much the quoted price exceeds the customer's budget; negative if it is below. Null if one is unknown,
 * or if they are in different currencies.
 */
export function priceAboveBudget(quoted: Money | null, budget: Money | null): Money | null {
  if (!quoted || !budget || quoted.currency !== budget.currency) return null
  return addMoney(quoted, { ...budget, amount: -budget.amount })
}
