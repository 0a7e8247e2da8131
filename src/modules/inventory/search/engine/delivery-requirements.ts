import type { LandedTerms } from '@/modules/inventory/landed-price/rules/landed-terms'
import type { ImportLimits } from '@/modules/settings/tariffs/rules/eligibility'

type Scope = ImportLimits['steering'][number]['only']

/**
 * One requirement of a country for vehicles, by ids. Vehicles of which the value is not known do not meet it, unless their
 * body type or fuel is known as one that it does not cover.
 */
export type Requirement = { exceptBodies: readonly number[]; exceptFuels: readonly number[] } & (
  | { of: 'steering' | 'fuel' | 'bodyType'; ids: readonly number[] }
  /** The first month that may come in counts where a vehicle's is known; months are counted from the year 0. */
  | { of: 'age'; year: number; month: number | null }
  /** Marks of vehicles that have failed the inspection before shipment; without one of them it is met. */
  | { of: 'inspection'; failed: readonly number[] }
)

/** Everything that totals and eligibility at a port depend on but the vehicles, on one day, as plain JSON. */
export type Delivery = {
  /** Equal for equal ones. */
  stamp: string
  terms: LandedTerms
  /** By days until arrival: what vehicles must meet to be let in. Those that arrive on another day are not known to be. */
  limits: Readonly<Record<number, readonly Requirement[]>>
}

/** Names of list entries by id. */
type Names = ReadonlyMap<number, { name: string }>
export type NamedLists = { steering: Names; fuel: Names; bodyType: Names }

const idsWhere = (names: Names, holds: (name: string) => boolean): number[] =>
  [...names].flatMap(([id, { name }]) => (holds(name.toLowerCase()) ? [id] : []))

const outside =
  (only: readonly string[] | undefined, not: readonly string[] | undefined) =>
  (name: string): boolean =>
    (only !== undefined && !only.includes(name)) || (not?.includes(name) ?? false)

const exceptions = (scope: Scope, { bodyType, fuel }: NamedLists) => ({
  exceptBodies: idsWhere(bodyType, outside(scope.bodyTypes, scope.notBodyTypes)),
  exceptFuels: idsWhere(fuel, outside(scope.fuels, scope.notFuels)),
})

/** '2018-03' as a number of months since the year 0. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/**
 * What a vehicle must meet so that `eligibility` is yes: the same limits, by ids instead of names.
 *
 * @param failed marks of vehicles that have failed an inspection
 */
export function requirementsOf(
  limits: ImportLimits,
  lists: NamedLists,
  failed: readonly number[],
): Requirement[] {
  const everyone = { exceptBodies: [], exceptFuels: [] }
  const allBut = (of: 'fuel' | 'bodyType', refused: readonly string[]): Requirement[] =>
    refused.length === 0
      ? []
      : [{ ...everyone, of, ids: idsWhere(lists[of], (name) => !refused.includes(name)) }]
  return [
    ...limits.steering.map(({ only, sides }): Requirement => {
      const ids = idsWhere(lists.steering, (name) => sides.some((side) => side.toLowerCase() === name))
      return { ...exceptions(only, lists), of: 'steering', ids }
    }),
    ...limits.ages.map(({ month, only, year }): Requirement => {
      const first = month && monthNumber(month.yes)
      return { ...exceptions(only, lists), of: 'age', year: year.yes, month: first }
    }),
    ...limits.fuels.flatMap(({ refused }) => allBut('fuel', refused)),
    ...limits.bodies.flatMap(({ refused }) => allBut('bodyType', refused)),
    ...(limits.inspections.length > 0 && failed.length > 0
      ? [{ ...everyone, of: 'inspection', failed } as const]
      : []),
  ]
}
