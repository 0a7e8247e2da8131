import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { leastMiles, mostMiles } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import { MILEAGE_RANGES } from './filter-bands'

/** Where one band of mileages ends and the next one begins, for those who count in kilometres. */
const KM_STEPS = [20_000, 50_000, 80_000, 120_000, 160_000]

/** A boundary between two bands, in whole miles: the upper band begins at `least`, the lower one ends at `most`. */
export type Edge = { least: number; most: number }

export const KM_EDGES: readonly Edge[] = KM_STEPS.map((km) => ({
  least: leastMiles(km),
  most: mostMiles(km),
}))

const KM_RANGES = [0, ...KM_EDGES.map(({ least }) => least)].map((least, place) => {
  const upper = KM_EDGES[place]
  return upper ? `${least}-${upper.most}` : `${least}+`
})

/** The bands of mileage that are offered, in miles; their bounds are round in the unit. */
export const mileageRanges = (unit: DistanceUnit): readonly string[] =>
  unit === 'km' ? KM_RANGES : MILEAGE_RANGES
