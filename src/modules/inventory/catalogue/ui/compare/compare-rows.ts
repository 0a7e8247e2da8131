import { placeText } from '@/modules/inventory/cards/ui/words'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from '../../words'
import { factGroups } from '../detail/fact-groups'

/** One fact about all compared vehicles, in their order; '' if unknown. */
export type CompareRow = { title: string; cells: string[] }
export type CompareGroup = { title: string; rows: CompareRow[] }

/** Numbers and names that are unique to each vehicle: a difference means nothing. */
const OWN = new Set(['Chassis'])

/** The facts about vehicles side by side, in the groups and order of a vehicle's own page. */
export function compareGroups(vehicles: readonly VehicleDetail[], unit: DistanceUnit): CompareGroup[] {
  const facts = vehicles.map((vehicle) => factGroups(vehicle, unit))
  const titles = unique(facts.flatMap((groups) => groups.map(({ title }) => title)))
  const groups = titles.map((title) => {
    const columns = facts.map((groups) => groups.find((group) => group.title === title)?.facts ?? [])
    const terms = unique(columns.flatMap((column) => column.map(({ term }) => term)))
    const rows = terms
      .filter((term) => !OWN.has(term))
      .map((term) => ({
        title: term,
        cells: columns.map((column) => column.find((fact) => fact.term === term)?.value ?? ''),
      }))
    return { title, rows }
  })
  return [...groups, offer(vehicles), ...features(vehicles)].filter(({ rows }) => rows.length > 0)
}

const offer = (vehicles: readonly VehicleDetail[]): CompareGroup => ({
  title: words.theOffer,
  rows: [
    { title: words.priceType, cells: vehicles.map(termOf) },
    { title: words.locatedIn, cells: vehicles.map((vehicle) => placeText(vehicle) ?? '') },
  ].filter(({ cells }) => cells.some(Boolean)),
})

/** Of a vehicle that has a price. */
const termOf = ({ price, priceType, status }: VehicleDetail): string =>
  price === null || status === 'SOLD' ? '' : priceTypeLabel(priceType)

/** A line for each feature that any of them has. */
function features(vehicles: readonly VehicleDetail[]): CompareGroup[] {
  const groups = vehicles.flatMap(({ featureGroups }) => featureGroups)
  return unique(groups.map(({ name }) => name)).map((title) => {
    const names = unique(
      groups.filter(({ name }) => name === title).flatMap((group) => group.features.map(({ name }) => name)),
    )
    const has = (vehicle: VehicleDetail, feature: string) =>
      vehicle.featureGroups.some((group) => group.features.some(({ name }) => name === feature))
    return {
      title,
      rows: names.map((name) => ({
        title: name,
        cells: vehicles.map((one) => (has(one, name) ? words.yes : words.no)),
      })),
    }
  })
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
