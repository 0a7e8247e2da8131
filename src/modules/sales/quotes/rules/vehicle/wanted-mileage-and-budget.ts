import { formatMoney } from '@/kernel/money'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import type { RequestedBudget } from '../offer/customer-budget'

/** The most that a vehicle on demand may have been driven, as the customer counts: '80,000 km'. Null for any. */
export const mileageText = (most: number | null, unit: DistanceUnit | null): string | null =>
  most === null ? null : `${most.toLocaleString('en-US')} ${unit ?? 'mi'}`

/** What it may cost. Null if the customer entered none. */
export const budgetText = ({ budget, budgetCurrency }: RequestedBudget): string | null =>
  budget === null || budgetCurrency === null ? null : formatMoney(budget, budgetCurrency)
