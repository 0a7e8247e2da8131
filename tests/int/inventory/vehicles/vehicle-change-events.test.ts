import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import type { VehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { listen } from '@/server/events'
import { callNatively } from '../../api/actors'
import { addMedia } from '../../api/catalogue'
import { addYard, car, carMap, csvOf, query, runImport } from '../import/import-kit'
import { as, at, decide, newVehicle, request, withReservations } from '../reservations/reservations-kit'

withReservations()

let reported: VehicleChanged[] = []
/** What listeners read of the vehicles in the transaction that wrote them. */
let read: number[] = []
let refuses = false
let stop: () => void
let token: string | undefined

beforeAll(() => {
  token = at.tokens.admin
  stop = listen('test', {
    vehicleChanged: [
      async (event, { db }) => {
        reported.push(event)
        const { rows } = await db.execute(
          sql`SELECT id FROM vehicles WHERE id = ANY(${sql.param([...event.ids])}::int[])`,
        )
        read.push(...rows.map(({ id }) => Number(id)))
        if (refuses) throw new Error('on purpose')
      },
    ],
  })
})
afterAll(() => stop())
beforeEach(() => {
  reported = []
  read = []
  refuses = false
})

const kinds = (id: number) => new Set(reported.filter(({ ids }) => ids.includes(id)).map(({ how }) => how))
const nativeCall = (method: string, path: string, body?: unknown) => callNatively(method, path, token, body)

describe('followers of vehicles are notified, within the transaction, of one that is', () => {
  test('created and changed by the form or the API', async () => {
    const id = await newVehicle()
    expect(kinds(id)).toEqual(new Set(['created']))
    await as('admin', 'PATCH', `/vehicles/${id}`, { mileage: 77_001 })
    expect(kinds(id)).toEqual(new Set(['created', 'saved']))
    expect(read).toContain(id)
  })

  test('changed by Payload’s own interface, alone and in bulk, and deleted there', async () => {
    const id = await newVehicle()
    reported = []
    expect((await nativeCall('PATCH', `vehicles/${id}`, { mileage: 77_002 })).status).toBe(200)
    expect(reported).toEqual([{ ids: [id], how: 'saved' }])
    reported = []
    const where = `where[id][in]=${id}`
    expect((await nativeCall('PATCH', `vehicles?${where}`, { mileage: 77_003 })).status).toBe(200)
    expect(reported).toEqual([{ ids: [id], how: 'saved' }])
    reported = []
    expect((await nativeCall('DELETE', `vehicles/${id}`)).status).toBe(200)
    expect(reported.at(-1)).toEqual({ ids: [id], how: 'deleted' })
  })

  test('given a status in bulk, moved to the trash and restored', async () => {
    const ids = [await newVehicle(), await newVehicle()]
    reported = []
    await as('admin', 'POST', '/vehicles/bulk/status', { ids, status: 'ARCHIVED' })
    await as('admin', 'POST', '/vehicles/bulk/trash', { ids })
    await as('admin', 'POST', '/vehicles/bulk/restore', { ids })
    expect(reported.map(({ how }) => how)).toEqual(['status', 'trashed', 'restored'])
    for (const event of reported) expect(event.ids.toSorted()).toEqual(ids.toSorted())
  })

  test('given or robbed of pictures', async () => {
    const id = await newVehicle()
    reported = []
    const media = await addMedia('told-of-changes.png')
    const picture = await at.payload.create({
      collection: 'vehicle-images',
      data: { vehicle: id, media, imageType: 'exterior' },
      overrideAccess: true,
      depth: 0,
    })
    expect(kinds(id)).toEqual(new Set(['pictures']))
    reported = []
    expect((await nativeCall('DELETE', `vehicle-images/${picture.id}`)).status).toBe(200)
    expect(kinds(id)).toEqual(new Set(['pictures']))
  })

  test('renamed with its make', async () => {
    const id = await newVehicle()
    const [row] = await query(at.payload, sql`SELECT manufacturer_id FROM vehicles WHERE id = ${id}`)
    reported = []
    await as('admin', 'PATCH', `/manufacturers/${row?.manufacturer_id}`, { name: `Make ${Date.now()}` })
    expect(kinds(id)).toEqual(new Set(['title']))
  })

  test('imported, changed by an import, and undone with it', async () => {
    const { payload } = at
    await addYard(payload)
    const file = (price: number) => csvOf([car({ chassis: 'TOLD-1', price })])
    const more = { map: carMap(), references: 'create', onExisting: 'update' } as const
    const { batchId } = await runImport(payload, file(4_000), more)
    expect(reported.map(({ how }) => how)).toEqual(['imported'])
    const [id] = reported[0]?.ids ?? []
    reported = []
    await runImport(payload, file(5_000), more)
    expect(reported).toEqual([{ ids: [id], how: 'imported' }])
    reported = []
    await undoImport({ payload, batchId: batchId + 1 })
    await undoImport({ payload, batchId })
    expect(reported.map(({ how }) => how)).toEqual(['import-undone', 'import-undone'])
  })

  test('reserved and free again', async () => {
    const id = await newVehicle()
    const reservation = await request('customer', id)
    reported = []
    await decide('admin', reservation, 'confirm')
    await decide('admin', reservation, 'release', 'The customer has changed their mind.')
    expect(reported).toEqual([
      { ids: [id], how: 'status' },
      { ids: [id], how: 'status' },
    ])
  })
})

test('what a listener refuses does not happen', async () => {
  const id = await newVehicle({ mileage: 100 })
  refuses = true
  expect((await as('admin', 'PATCH', `/vehicles/${id}`, { mileage: 200 })).status).toBe(500)
  expect((await as('admin', 'POST', '/vehicles/bulk/trash', { ids: [id] })).status).toBe(500)
  const [row] = await query(at.payload, sql`SELECT mileage, deleted_at FROM vehicles WHERE id = ${id}`)
  expect(row).toEqual({ mileage: expect.anything(), deleted_at: null })
  expect(Number(row?.mileage)).toBe(100)
})
