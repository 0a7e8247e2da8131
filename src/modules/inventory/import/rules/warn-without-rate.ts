import { quoted } from '@/kernel/files/read-written-number'
import { AMOUNT_FIELDS } from './amount-fields'

type Amounts = Partial<Record<(typeof AMOUNT_FIELDS)[number] | 'currency', unknown>>

/** The warning about amounts that cannot be compared with others, because their currency has no exchange rate. */
export function warnWithoutRate(amounts: Amounts, rated: ReadonlySet<string>): string[] {
  const currency = String(amounts.currency ?? '')
  const hasAmount = AMOUNT_FIELDS.some((field) => Number(amounts[field] ?? 0) > 0)
  if (!hasAmount || currency === '' || rated.has(currency)) return []
  return [
    `Currency: ${quoted(currency)} has no exchange rate, so no search by price finds the vehicle. Add one under Settings, Exchange rates`,
  ]
}
