import type { Day } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { checkUnits } from '@/kernel/money'
import type { FreightBasis, LaneEnd } from './tariffs-and-freights'

/** Where a freight begins and ends and when it applies, as entered: any of it may be missing. */
export type FreightEntry = {
  originPort: number | null
  originCountry: string | null
  destinationPort: number | null
  destinationCountry: string | null
  validFrom: Day | null
  validTo: Day | null
  fee: string
  currency: string
  basis: FreightBasis
}

const endOf = (portId: number | null, country: string | null): LaneEnd | null => {
  if (portId !== null) return { portId, country: null }
  return country ? { portId: null, country } : null
}

/** The lane of a freight; null for one that has none, or only a half. */
export function laneOf(
  entry: Omit<FreightEntry, 'fee' | 'currency' | 'basis'>,
): { from: LaneEnd; to: LaneEnd } | null {
  const from = endOf(entry.originPort, entry.originCountry)
  const to = endOf(entry.destinationPort, entry.destinationCountry)
  return from && to && { from, to }
}

/** What is wrong with one end of a lane: it is a port, or a country, not both. */
const endIssues = (path: string, name: string, portId: number | null, country: string | null): Issue[] =>
  portId !== null && country ? [issue(path, `Choose the ${name} port or the ${name} country, not both`)] : []

const HALF = {
  originPort: 'A lane has two ends: choose an origin as well, a port or a country',
  destinationPort: 'A lane has two ends: choose a destination as well, a port or a country',
} as const

/**
 * What is wrong with a freight's fee, lane and days. A fee for a vehicle is in units of its currency; one for a cubic metre
 * may be finer, because it is multiplied first. Without any end it has no lane, which is right. A lane goes from a port
 * to a port, from a country to a port, or from a country to a country.
 */
export function checkFreight(entry: FreightEntry): Issue[] {
  const from = endOf(entry.originPort, entry.originCountry)
  const to = endOf(entry.destinationPort, entry.destinationCountry)
  const issues = [
    ...(entry.basis === 'unit'
      ? checkUnits(entry.currency, [{ path: 'fee', label: 'Fee', amount: entry.fee }])
      : []),
    ...endIssues('originCountry', 'origin', entry.originPort, entry.originCountry),
    ...endIssues('destinationCountry', 'destination', entry.destinationPort, entry.destinationCountry),
  ]
  if (from && !to) issues.push(issue('destinationPort', HALF.destinationPort))
  if (to && !from) issues.push(issue('originPort', HALF.originPort))
  if (from && to && from.portId !== null && to.portId === null)
    issues.push(issue('destinationPort', 'A lane from a port leads to a port: choose the destination port'))
  if (entry.validFrom && entry.validTo && entry.validTo < entry.validFrom)
    issues.push(issue('validTo', 'Valid to must not be before Valid from'))
  return issues
}
