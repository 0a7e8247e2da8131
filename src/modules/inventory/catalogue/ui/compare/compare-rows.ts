import { placeText } from '@/modules/inventory/cards/ui/words'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import * as words from '../../words'
import { factGroups } from '../detail/facts'

/** One fact about all compared vehicles, in their order; '' if unknown. */
export type CompareRow = { title: string; cells: string[]; differs: boolean }
export type CompareGroup = { title: string; rows: CompareRow[] }

const rowOf = (title: string, cells: string[]): CompareRow => ({
  title,
  cells,
  differs: new Set(cells).size > 1,
})

/** Numbers and names that are unique to each vehicle: a difference means nothing. */
const OWN = new Set(['Chassis'])

/** The facts about vehicles side by side, in the groups and order of a vehicle's own page. */
export function compareGroups(vehicles: readonly VehicleDetail[]): CompareGroup[] {
  const facts = vehicles.map(factGroups)
  const titles = unique(facts.flatMap((groups) => groups.map(({ title }) => title)))
  const groups = titles.map((title) => {
    const columns = facts.map((groups) => groups.find((group) => group.title === title)?.facts ?? [])
    const terms = unique(columns.flatMap((column) => column.map(({ term }) => term)))
    const rows = terms
      .filter((term) => !OWN.has(term))
      .map((term) =>
        rowOf(
          term,
          columns.map((column) => column.find((fact) => fact.term === term)?.value ?? ''),
        ),
      )
    return { title, rows }
  })
  return [...groups, offer(vehicles), ...features(vehicles)].filter(({ rows }) => rows.length > 0)
}

const offer = (vehicles: readonly VehicleDetail[]): CompareGroup => ({
  title: words.theOffer,
  rows: [
    rowOf(
      words.locatedIn,
      vehicles.map((vehicle) => placeText(vehicle) ?? ''),
    ),
  ],
})

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
      rows: names.map((name) =>
        rowOf(
          name,
          vehicles.map((one) => (has(one, name) ? words.yes : words.no)),
        ),
      ),
    }
  })
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
