import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { rebuildSearch } from '@/modules/inventory/search/engine/rebuild-search'
import { normalizeText, readTerms } from '@/modules/inventory/search/queries/read-search-terms'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { suggestSearches } from '@/modules/inventory/search/queries/suggest-searches'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { rowsOf } from '@/server/read-rows'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, make, randomOf, type World } from './search-world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
})

const matches = async (q: string) => {
  const { rows, corrected } = await searchVehicles(payload, { ...emptyVehicleSearch(48), q })
  return { ids: rows.map(({ id }) => id), corrected: corrected?.text ?? null }
}
const labels = async (text: string) => (await suggestSearches(payload, text)).map(({ label }) => label)
const add = (seed: number, more: Parameters<typeof addVehicle>[3]) =>
  addVehicle(payload, world, randomOf(seed), { status: 'PUBLISHED', ...more })

test('typed text is normalised as Postgres normalises searched text, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme', maxLength: 20 })),
      async (text) => {
        const storable = text.replaceAll('\0', '')
        const [row] = await rowsOf<{ n: string }>(payload, sql`SELECT search_norm(${storable}) AS n`)
        expect({ storable, n: await normalizeText(payload, storable) }).toEqual({ storable, n: row?.n })
      },
    ),
    { numRuns: 300 },
  )
})

describe('a year', () => {
  test('means the vehicles of that year, not those whose name or number contains its digits', async () => {
    const id = await add(1, { year: 2021 })
    const other = await add(2, { year: 2016, name: 'Edition 2021' })
    const { ids } = await matches('2021')
    expect([ids.includes(id), ids.includes(other)]).toEqual([true, false])
  })

  test('also means the model with that name', async () => {
    const maker = await make(payload, 'manufacturers', { name: 'Peugeot' })
    const model = await make(payload, 'models', { name: '2008', manufacturer: maker })
    const id = await add(3, { manufacturer: maker, model, modelCode: null, year: 2019 })
    const ofThatYear = await add(4, { manufacturer: maker, model, modelCode: null, year: 2008 })
    expect((await matches('peugeot 2008')).ids.sort()).toEqual([id, ofThatYear].sort())
    expect((await matches('peugeot 2019')).ids).toEqual([id])
  })
})

describe('typos', () => {
  test('are corrected to the nearest name, unless a vehicle has that word in its name', async () => {
    const id = await add(5, { name: 'Nisan edition' })
    expect(await matches('nisan')).toMatchObject({ ids: [id], corrected: null })
    expect((await matches('pajeor')).corrected).toBe('Pajero')
    expect((await matches('land curiser')).corrected).toBe('Land Cruiser')
  })
})

describe('suggestions', () => {
  test('for a stock number appear from its first digits on, those of hidden vehicles never', async () => {
    const [id, hidden] = [await add(6, {}), await add(7, { status: 'DRAFT' })]
    const sku = `KD-${String(id).padStart(6, '0')}`
    for (let length = 4; length <= sku.length; length += 1) {
      const offered = await suggestSearches(payload, sku.slice(0, length))
      expect(offered.length).toBeLessThanOrEqual(8)
      expect(offered.every((line) => line.kind === 'vehicle' && line.id !== hidden)).toBe(true)
      if (length === sku.length) expect(offered.map((line) => line.id)).toEqual([id])
    }
  })

  test('put the name itself first, then makes, then names that begin like it, then those with a later word', async () => {
    const vehicles = world.models.map(({ id, make: maker }, n) =>
      add(20 + n, { manufacturer: maker, model: id, modelCode: null }),
    )
    await Promise.all(vehicles)
    const lines = await labels('ca')
    expect(lines).toContain('Nissan Caravan')
    expect(lines).toContain('Mitsubishi Canter')
    expect((await labels('toyota'))[0]).toBe('Toyota')
    expect((await labels('cruiser'))[0]).toBe('Toyota Land Cruiser')
  })

  test('follow names changed directly in the database once they are repaired', async () => {
    const model = world.models.find(({ make: maker }) => maker === world.makes[0])?.id
    await add(40, { manufacturer: world.makes[0], model, modelCode: null })
    await readTerms(payload)
    await payload.db.drizzle.execute(sql`UPDATE models SET name = 'Zanzibar' WHERE id = ${model}`)
    await rebuildSearch(payload)
    expect(await labels('zanzi')).toContain('Toyota Zanzibar')
  })
})
