import { addDays, type Day } from '@/kernel/days'
import { type Clause, type ImportLimits, lastArrivals } from './import-limits-on-day'
import type { Scope } from './import-rule'
import type { AgeFacts } from './import-rule-age'

export { type ImportLimits, importLimits } from './import-limits-on-day'

/** What import depends on of a vehicle; names in any case. */
export type ImportedVehicle = AgeFacts & {
  /** Name of the steering type. */
  steering: string | null
  fuel: string | null
  bodyType: string | null
  /** Its latest inspection before shipment, as far as there is one. */
  hasFailedInspection: boolean
}

/** What has to be known before it can be evaluated. */
export type Needed = 'steering' | 'year' | 'firstRegistered' | 'manufactured' | 'fuel' | 'bodyType'

export type Eligibility =
  /** `until` is the last day on which it may arrive; null if none is known. */
  | { state: 'yes'; until: Day | null; remarks: Clause[] }
  | { state: 'no'; because: Clause[] }
  | { state: 'unknown'; needs: Needed[] }

/** The result of one limit for a vehicle: a day is the last one on which it lets it in. */
type Verdict = { is: 'allowed'; until?: Day } | { is: 'refused' } | { is: 'open'; needs: Needed }

const ALLOWED: Verdict = { is: 'allowed' }
const REFUSED: Verdict = { is: 'refused' }
const open = (needs: Needed): Verdict => ({ is: 'open', needs })

const has = (names: readonly string[], name: string): boolean => names.includes(name.toLowerCase())

/** Whether a limit is about a vehicle; else what has to be known first. */
export function inScope(
  scope: Scope,
  { bodyType, fuel }: Pick<ImportedVehicle, 'bodyType' | 'fuel'>,
): boolean | 'bodyType' | 'fuel' {
  const { bodyTypes, fuels, notBodyTypes, notFuels } = scope
  const answers = [part(bodyTypes, notBodyTypes, bodyType, 'bodyType'), part(fuels, notFuels, fuel, 'fuel')]
  if (answers.includes(false)) return false
  return answers.find((answer) => answer !== true) ?? true
}

function part<Name extends Needed>(
  only: readonly string[] | undefined,
  not: readonly string[] | undefined,
  name: string | null,
  needs: Name,
): boolean | Name {
  if (!only && !not) return true
  if (name === null) return needs
  return (only === undefined || has(only, name)) && !(not && has(not, name))
}

const refusing = (refused: readonly string[], name: string | null, needs: Needed): Verdict => {
  if (name === null) return refused.length > 0 ? open(needs) : ALLOWED
  return has(refused, name) ? REFUSED : ALLOWED
}

function ageVerdict(limit: ImportLimits['ages'][number], arrival: Day, vehicle: ImportedVehicle): Verdict {
  const last = lastArrivals(limit, vehicle)
  if (!last) return open('year')
  if (last.certain >= arrival) return { is: 'allowed', until: last.certain }
  if (last.best < arrival) return REFUSED
  return open(limit.count.from === 'manufacture' ? 'manufactured' : 'firstRegistered')
}

const within = (scope: Scope, vehicle: ImportedVehicle, verdict: () => Verdict): Verdict => {
  const about = inScope(scope, vehicle)
  if (about === false) return ALLOWED
  const result = verdict()
  return about === true || result.is === 'allowed' ? result : open(about)
}

function verdicts(limits: ImportLimits, vehicle: ImportedVehicle): { clause: Clause; verdict: Verdict }[] {
  const { ages, arrival, bodies, fuels, inspections, steering } = limits
  const side = vehicle.steering?.toUpperCase() ?? null
  const bySide = (sides: readonly string[]): Verdict =>
    side === null ? open('steering') : sides.includes(side) ? ALLOWED : REFUSED
  return [
    ...steering.map(({ clause, only, sides }) => ({
      clause,
      verdict: within(only, vehicle, () => bySide(sides)),
    })),
    ...ages.map((limit) => ({
      clause: limit.clause,
      verdict: within(limit.only, vehicle, () => ageVerdict(limit, arrival, vehicle)),
    })),
    ...fuels.map(({ clause, refused }) => ({ clause, verdict: refusing(refused, vehicle.fuel, 'fuel') })),
    ...bodies.map(({ clause, refused }) => ({
      clause,
      verdict: refusing(refused, vehicle.bodyType, 'bodyType'),
    })),
    ...inspections.map(({ clause }) => ({
      clause,
      verdict: vehicle.hasFailedInspection ? REFUSED : ALLOWED,
    })),
  ]
}

/** The earlier of the last days; a later change of the rules may bring it forward. */
function lastDay(days: readonly Day[], later: ImportLimits | null, vehicle: ImportedVehicle): Day | null {
  const now = [...days].sort()[0] ?? null
  if (later === null || (now !== null && now < later.arrival)) return now
  const then = eligibility(later, vehicle)
  return then.state === 'yes' ? then.until : addDays(later.arrival, -1)
}

/**
 * Whether a vehicle may come in on the day of the limits, and until when; else why not, or what must be known. A
 * limit that refuses it counts even where others are open.
 */
export function eligibility(limits: ImportLimits, vehicle: ImportedVehicle): Eligibility {
  const all = verdicts(limits, vehicle)
  const because = all.filter(({ verdict }) => verdict.is === 'refused').map(({ clause }) => clause)
  if (because.length > 0) return { state: 'no', because }
  const needs = all.flatMap(({ verdict }) => (verdict.is === 'open' ? [verdict.needs] : []))
  if (needs.length > 0) return { state: 'unknown', needs: [...new Set(needs)] }
  const days = all.flatMap(({ verdict }) => (verdict.is === 'allowed' && verdict.until ? verdict.until : []))
  const remarks = limits.remarks
    .filter(({ only }) => inScope(only, vehicle) !== false)
    .map(({ clause }) => clause)
  return { state: 'yes', until: lastDay(days, limits.later, vehicle), remarks }
}
