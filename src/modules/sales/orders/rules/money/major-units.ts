import { fromMoney } from '@/kernel/money'

/** An amount in major units. */
export const majorUnits = (amount: number, currency: string): number => fromMoney({ amount, currency })
