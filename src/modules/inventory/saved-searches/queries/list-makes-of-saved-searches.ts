import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { Db } from '@/server/db-of'
import { listSavedSearchesOf } from './list-saved-searches'

/** The makes that a person's saved searches are for, last saved first. */
export async function listMakesOfSavedSearches(db: Db, userId: number): Promise<number[]> {
  const searches = await listSavedSearchesOf(db, userId)
  return searches.flatMap(({ query }) => parseVehicleSearch(new URLSearchParams(query)).make)
}
