import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { Db } from '@/server/transaction'
import { savedSearchesOf } from './list-saved-searches'

/** The makes that a person's saved searches are for, last saved first. */
export async function searchedMakes(db: Db, userId: number): Promise<number[]> {
  const searches = await savedSearchesOf(db, userId)
  return searches.flatMap(({ query }) => parseVehicleSearch(new URLSearchParams(query)).make)
}
