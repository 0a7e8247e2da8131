import { formatMoney, fromMoney } from '@/kernel/money'

/** An amount in words of the order's currency, as in messages. */
export const amountText = (amount: number, currency: string): string =>
  formatMoney(fromMoney({ amount, currency }), currency)
