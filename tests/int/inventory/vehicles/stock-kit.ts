import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { readStockFilter, type StockFilter } from '@/modules/inventory/vehicles/schemas/stock-query'
import type { Vehicle } from '@/payload-types'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, randomOf, type World } from '../search/search-world'

/** Sixty vehicles of every status, two of three with a cost. */
export const at = {} as { payload: Payload; world: World; all: Vehicle[] }

/** To be called once by a file of tests. */
export const withStock = (): void =>
  beforeAll(async () => {
    const payload = await getTestPayload()
    const world = await buildWorld(payload)
    const random = randomOf(21)
    for (let n = 0; n < 60; n += 1) await addVehicle(payload, world, random)
    await payload.db.drizzle.execute(
      sql`UPDATE vehicles SET cost_value = 500 + (id * 7919) % 30000 WHERE id % 3 <> 0`,
    )
    const { docs } = await payload.find({ collection: 'vehicles', depth: 0, limit: 0, pagination: false })
    Object.assign(at, { payload, world, all: docs })
  })

export const filter = (change: Partial<StockFilter>): StockFilter => ({
  ...readStockFilter({ limit: '100' }),
  ...change,
})
export const first = <T>(value: T | { id: T }): T =>
  (value && typeof value === 'object' && 'id' in value ? value.id : value) as T
