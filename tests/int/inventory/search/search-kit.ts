import type { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect } from 'vitest'
import { rebuildSearch } from '@/modules/inventory/search/engine/rebuild-search'
import type { SearchViewer } from '@/modules/inventory/search/queries/read-search-viewer'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { FACETS } from '@/modules/inventory/search/schemas/search-shape'
import { emptyVehicleSearch, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { getTestPayload } from '../../../setup/payload'
import { expected, listedVehicles } from './search-oracle'
import { addVehicle, buildWorld, randomOf, type World } from './search-world'

type SearchedWorld = { payload: Payload; world: World; ids: number[] }

/** What the tests of one file share; set once `withVehicles` has run. */
export const at = { ids: [] as number[] } as SearchedWorld

/** Creates lists and 48 vehicles from them, once per file. */
export function withVehicles(): void {
  beforeAll(async () => {
    at.payload = await getTestPayload()
    at.world = await buildWorld(at.payload)
    const random = randomOf(7)
    for (let n = 0; n < 48; n += 1) at.ids.push(await addVehicle(at.payload, at.world, random))
    await rebuildSearch(at.payload)
  }, 120_000)
}

export const search = (more: Partial<VehicleSearch>): VehicleSearch => ({ ...emptyVehicleSearch(), ...more })
export const rows = async (query: ReturnType<typeof sql>) => (await at.payload.db.drizzle.execute(query)).rows
export const update = (id: number, data: Record<string, unknown>) =>
  at.payload.update({ collection: 'vehicles', id, data, depth: 0, overrideAccess: true })

/** Queries the search and the vehicles themselves, and compares everything in the result. */
export async function compare(wanted: VehicleSearch, viewer: SearchViewer = {}): Promise<void> {
  const all = await listedVehicles(at.payload)
  const truth = expected(all, wanted, viewer.showrooms)
  const answer = await searchVehicles(at.payload, wanted, viewer)
  expect({ total: answer.total, page: answer.page, pages: answer.pages }).toEqual({
    total: truth.total,
    page: truth.page,
    pages: truth.pages,
  })
  expect(answer.rows.map(({ id }) => id)).toEqual(truth.ids)
  for (const facet of FACETS) {
    const counts = truth.counts(facet)
    const offered = Object.fromEntries(answer.facets[facet].map(({ value, count }) => [value, count]))
    // With a chosen make only its own models are offered.
    const known = facet === 'model' && wanted.make.length > 0 ? onlyModelsOf(wanted, counts) : counts
    const zeros = Object.fromEntries(Object.keys(offered).map((value) => [value, 0]))
    expect({ facet, counts: offered }).toEqual({ facet, counts: { ...zeros, ...known } })
  }
}

const onlyModelsOf = (wanted: VehicleSearch, counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).filter(
      ([id]) =>
        wanted.model.includes(Number(id)) ||
        wanted.make.includes(at.world.models.find((model) => model.id === Number(id))?.make ?? 0),
    ),
  )
