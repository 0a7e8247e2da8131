import { type Issue, issue } from '@/kernel/issue'
import { checkUnits } from '@/kernel/money'
import { toDecimal } from '@/kernel/numbers'

/** An insurance rate as far as landed prices depend on it. */
export type InsuranceEntry = {
  fee: string
  feeKind: string
  minimum: string | null
  currency: string
  usedInPrices: boolean
}

/** With 110 % of CIF insured, and the insurance a part of CIF, a rate of 90.9 % would insure nothing but itself. */
const PERCENT_MAX = 50

/** What is wrong with a rate: amounts that its currency does not have, or a share that landed prices cannot use. */
export const checkInsurance = (entry: InsuranceEntry): Issue[] => [
  ...checkUnits(entry.currency, [
    ...(entry.feeKind === 'flat' ? [{ path: 'fee', label: 'Fee', amount: entry.fee }] : []),
    { path: 'minimum', label: 'Minimum', amount: entry.minimum },
  ]),
  ...shareIssues(entry),
]

function shareIssues({ fee, feeKind, usedInPrices }: InsuranceEntry): Issue[] {
  if (!usedInPrices || feeKind !== 'percent') return []
  const percent = toDecimal(fee)
  if (percent && percent.units <= BigInt(PERCENT_MAX) * 10n ** BigInt(percent.scale)) return []
  return [issue('fee', `A rate used in landed prices is at most ${PERCENT_MAX} %; choose Flat for an amount`)]
}
