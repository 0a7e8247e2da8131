import type { Day } from '@/kernel/days'
import type { Amount } from '@/kernel/money'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'
import type { BUYERS, Charge } from './import-rule'
import type { AgeFacts } from './import-rule-age'

/** What duties depend on. Amounts are in major units. */
export type RoadFacts = AgeFacts & {
  /** Rules and ages are those of this day. */
  arrival: Day
  /** 0 without an engine. */
  cc: number | null
  fuel: string | null
  bodyType: string | null
  /** Price, freight and insurance up to the port; null if not known. */
  cif: Amount | null
  /** The customs value list's, before depreciation; null without a match. */
  listed: Amount | null
  buyer: Exclude<(typeof BUYERS)[number], 'everyone'>
  rates: RatesSnapshot
}

/** One duty, tax, levy or fee, in whole units of the destination's currency. */
export type RoadLine = {
  ruleId: number
  key: string
  name: string
  /** What a percentage is of; null if it is of nothing. */
  base: number | null
  charge: Charge
  amount: number
}

/** Why a figure is missing. `step` is the key of the first step that needed it. */
export type RoadMissing = { step: string } & (
  | { what: 'cif' | 'listed' | 'depreciation' | 'customsBase' }
  | { what: 'cc' | 'fuel' | 'bodyType' | 'year' | 'firstRegistered' | 'manufactured' }
  /** A currency without an exchange rate, such as EUR. */
  | { what: 'rate'; currency: string }
  /** No row of the table fits the vehicle. */
  | { what: 'row' }
)

/** How the customs value came about; whole units. */
export type CustomsValue = {
  amount: number
  take: 'cif' | 'listed'
  /** Percent taken off a listed value; null for CIF. */
  depreciation: string | null
  divideBy: string | null
}

/** An estimate of duties and taxes, in the destination's currency. Its lines add up to the total. */
export type OnTheRoad = {
  currency: string
  customsValue: CustomsValue | null
  lines: RoadLine[]
  /** Null if anything is missing, or nothing is known of this country's duties. */
  total: number | null
  missing: RoadMissing[]
}
