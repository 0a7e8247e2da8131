import type { Day } from '@/kernel/days'
import type { AgeCount, RuleKind, Scope, SteeringSide } from './import-rule'
import type { AgeFacts } from './import-rule-age'

/** The clause that an answer rests on, with where it is written. */
export type Clause = {
  ruleId: number
  kind: RuleKind
  says: string
  sourceName: string
  sourceUrl: string
  checkedOn: Day
}

/**
 * Where the years or months of an age limit lie: from `yes` on a vehicle may come in, before `no` it may not, in
 * between it depends on the day, which nobody knows. Both are equal where the country counts by calendar year.
 */
export type AgeThreshold<Value> = { yes: Value; no: Value }

export type AgeLimit = {
  clause: Clause
  only: Scope
  years: number
  count: AgeCount
  /** For vehicles of which only the year is known, and for all where age counts from manufacture. */
  year: AgeThreshold<number>
  /** By the month of first registration, 'YYYY-MM'; null where age counts from manufacture. */
  month: AgeThreshold<string> | null
}

/** What may come in on a day. Names are in lower case. Plain JSON. */
export type ImportLimits = {
  arrival: Day
  steering: { clause: Clause; only: Scope; sides: readonly SteeringSide[] }[]
  ages: AgeLimit[]
  fuels: { clause: Clause; refused: readonly string[] }[]
  bodies: { clause: Clause; refused: readonly string[] }[]
  /** What must be seen to, and refuses nobody: emission standard, certificate, an age counted to registration. */
  remarks: { clause: Clause; only: Scope }[]
  /** The limits from the day of the next change on; null if none is known. */
  later: ImportLimits | null
}

/** What import depends on of a vehicle; names in any case. */
export type ImportedVehicle = AgeFacts & {
  /** Name of the steering type. */
  steering: string | null
  fuel: string | null
  bodyType: string | null
}

/** What has to be known before anybody can say. */
export type Needed = 'steering' | 'year' | 'firstRegistered' | 'manufactured' | 'fuel' | 'bodyType'

export type Eligibility =
  /** `until` is the last day on which it may arrive; null if none is known. */
  | { state: 'yes'; until: Day | null; remarks: Clause[] }
  | { state: 'no'; because: Clause[] }
  | { state: 'unknown'; needs: Needed[] }
