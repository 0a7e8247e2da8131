import { endsAtPort } from '@/modules/inventory/vehicles/rules/ends-at-port'
import { isPriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { AMOUNT_FIELDS } from './amount-fields'

type Priced = Partial<Record<(typeof AMOUNT_FIELDS)[number] | 'priceType', unknown>>

/** The warning about a price that includes the way to a port which nobody named. */
export function warnWithoutPort(amounts: Priced, namedPort: unknown): string[] {
  const type = String(amounts.priceType ?? '').toUpperCase()
  const hasAmount = AMOUNT_FIELDS.some((field) => Number(amounts[field] ?? 0) > 0)
  if (namedPort || !hasAmount || !isPriceType(type) || !endsAtPort(type)) return []
  return [`Port: the price is ${type}, but its port is not named. Enter it before the vehicle is published`]
}
