import { codeKeys, makeKey, nameKey } from './compare-customs-names'
import {
  CERTAINTIES,
  type Certainty,
  type CustomsLine,
  type CustomsMatch,
  type CustomsVehicle,
} from './customs-line'
import { matchCustomsLines } from './match-customs-lines'

/** Lines in memory, found as an index finds them: by make, and code or model. */
export function customsIndex(lines: readonly CustomsLine[]): (vehicle: CustomsVehicle) => CustomsMatch {
  const places = new Map<string, CustomsLine[]>()
  const put = (key: string, line: CustomsLine): void => {
    const linesOfKey = places.get(key)
    if (linesOfKey) linesOfKey.push(line)
    else places.set(key, [line])
  }
  const keysOf = ({
    make,
    model,
    modelCode,
  }: Pick<CustomsLine, 'make' | 'model' | 'modelCode'>): string[] => {
    const of = makeKey(make)
    return [`${of} ${nameKey(model)}`, ...codeKeys(modelCode).map((code) => `${of} ${code}`)]
  }
  for (const line of lines) for (const key of keysOf(line)) put(key, line)
  return (vehicle) =>
    matchCustomsLines(vehicle, [...new Set(keysOf(vehicle).flatMap((key) => places.get(key) ?? []))])
}

/** Vehicles that lists do not distinguish further, and one of them as an example. */
export type VehicleGroup = { vehicle: CustomsVehicle; count: number; example: number }

/** Vehicles without one value, and why. */
export type Unmatched = { example: number; count: number; why: string }

/** How sure a list is of our vehicles. */
export type CustomsCoverage = {
  vehicles: number
  counts: Record<Certainty, number>
  /** The most frequent kinds of vehicles that have several values, and that have none. */
  several: Unmatched[]
  none: Unmatched[]
}

const EXAMPLES = 10

const most = (unmatched: readonly Unmatched[]): Unmatched[] =>
  unmatched.toSorted((a, b) => b.count - a.count || a.example - b.example).slice(0, EXAMPLES)

/** Adds up the results for each group of vehicles. */
export function coverageOf(matched: readonly (VehicleGroup & { match: CustomsMatch })[]): CustomsCoverage {
  const counts = Object.fromEntries(CERTAINTIES.map((one) => [one, 0])) as Record<Certainty, number>
  for (const { count, match } of matched) counts[match.certainty] += count
  const of = (certainty: Certainty): Unmatched[] =>
    matched
      .filter(({ match }) => match.certainty === certainty)
      .map(({ count, example, match }) => ({ count, example, why: match.why }))
  return {
    vehicles: matched.reduce((sum, { count }) => sum + count, 0),
    counts,
    several: most(of('several')),
    none: most(of('none')),
  }
}
