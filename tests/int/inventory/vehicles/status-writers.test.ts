import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import type { VehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { listen } from '@/server/events'
import { accept, as, at, newVehicle, quoted, rowsOf, withQuotes } from '../../sales/quotes/quotes-kit'
import { car, carMap, csvOf, runImport } from '../import/import-kit'

withQuotes()

let events: VehicleChanged[] = []
let stop: () => void
beforeAll(() => {
  stop = listen('test', { vehicleChanged: [async (event) => void events.push(event)] })
})
afterAll(() => stop())

const reserve = async (who: 'customer' | 'otherCustomer', vehicle: number): Promise<number> =>
  (await as(who, 'POST', `/vehicles/${vehicle}/reserve`)).body.data.id
const confirm = (id: number) => as('admin', 'PUT', `/reservations/${id}/confirm`)

type Prepared = { vehicle: number; claim?: number; order?: number; quote?: number }
/** A vehicle that somebody has requested. */
async function requested(): Promise<Prepared & { claim: number }> {
  const vehicle = await newVehicle()
  return { vehicle, claim: await reserve('customer', vehicle) }
}
async function reserved() {
  const one = await requested()
  await confirm(one.claim)
  return one
}
/** A vehicle that somebody has ordered. */
async function ordered(): Promise<Prepared> {
  const { id, vehicle } = await quoted('customer')
  await accept('customer', id)
  const [row] = await rowsOf(sql`SELECT id FROM orders WHERE quote_id = ${id}`)
  return { vehicle, quote: id, order: Number(row?.id) }
}
/** The same, and somebody else waits for it. */
async function wanted() {
  const { id, vehicle } = await quoted('customer')
  const claim = await reserve('otherCustomer', vehicle)
  await accept('customer', id)
  const [row] = await rowsOf(sql`SELECT id FROM orders WHERE quote_id = ${id}`)
  return { vehicle, claim, order: Number(row?.id) }
}
const inTrash = async (made: Promise<Prepared>): Promise<Prepared> => {
  const one = await made
  await rowsOf(sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${one.vehicle}`)
  return one
}

const stateOf = async ({ claim, vehicle }: Prepared) => {
  const [row] = await rowsOf(sql`SELECT v.status, v.updated_at, v.deleted_at IS NOT NULL AS in_trash,
      (SELECT r.status FROM reservations r WHERE r.id = ${claim ?? null}::int) AS claim
    FROM vehicles v WHERE v.id = ${vehicle}`)
  return row
}
/** Rows of the log with a status. */
const logged = (id: number, after: number) =>
  rowsOf(sql`SELECT l.before ->> 'status' AS was, l.after ->> 'status' AS became FROM audit_log l
    WHERE l.id > ${after} AND table_name = 'vehicles' AND record_id = ${String(id)} AND l.after ? 'status'
      AND l.before ->> 'status' IS DISTINCT FROM l.after ->> 'status'`)
const lastLogged = async () =>
  Number((await rowsOf(sql`SELECT coalesce(max(id), 0) AS id FROM audit_log`))[0]?.id)

async function importStatus(vehicle: number, status: string): Promise<number> {
  const [row] = await rowsOf(sql`SELECT chassis FROM vehicles WHERE id = ${vehicle}`)
  const { batchId } = await runImport(at.payload, csvOf([car({ chassis: String(row?.chassis), status })]), {
    map: carMap({ fields: { chassis: { column: 'chassis' }, status: { column: 'status' } } }),
    references: 'create',
    onExisting: 'update',
  })
  return batchId
}

const archived = { status: 'ARCHIVED' }
type Case = {
  name: string
  before: () => Promise<Prepared>
  change: (prepared: Prepared) => Promise<unknown>
  expected: { status: string; was: string; how: VehicleChanged['how']; claim?: string; inTrash?: boolean }
}
const CASES: Case[] = [
  {
    name: 'the form',
    before: requested,
    change: ({ claim, vehicle }) =>
      as('admin', 'PATCH', `/vehicles/${vehicle}`, { ...archived, affectedReservations: [claim] }),
    expected: { was: 'PUBLISHED', status: 'ARCHIVED', how: 'saved', claim: 'REJECTED' },
  },
  {
    name: 'a change of many',
    before: requested,
    change: ({ claim, vehicle: id }) =>
      as('admin', 'POST', '/vehicles/bulk/status', { ids: [id], ...archived, affectedReservations: [claim] }),
    expected: { was: 'PUBLISHED', status: 'ARCHIVED', how: 'status', claim: 'REJECTED' },
  },
  {
    name: 'the trash',
    before: reserved,
    change: ({ claim, vehicle: id }) =>
      as('admin', 'POST', '/vehicles/bulk/trash', { ids: [id], affectedReservations: [claim] }),
    expected: { was: 'RESERVED', status: 'PUBLISHED', how: 'trashed', claim: 'RELEASED', inTrash: true },
  },
  {
    name: 'a reservation',
    before: requested,
    change: ({ claim }) => confirm(claim ?? 0),
    expected: { was: 'PUBLISHED', status: 'RESERVED', how: 'status', claim: 'CONFIRMED' },
  },
  {
    name: 'a reservation of a vehicle in the trash',
    before: () => inTrash(reserved()),
    change: ({ claim }) => as('customer', 'PUT', `/reservations/${claim}/withdraw`),
    expected: { was: 'RESERVED', status: 'PUBLISHED', how: 'status', claim: 'RELEASED', inTrash: true },
  },
  {
    name: 'a quote',
    before: async () => {
      const { id, vehicle } = await quoted('customer')
      return { vehicle, quote: id, claim: await reserve('customer', vehicle) }
    },
    change: ({ quote }) => accept('customer', quote ?? 0),
    expected: { was: 'PUBLISHED', status: 'RESERVED', how: 'status', claim: 'RELEASED' },
  },
  {
    name: 'a quote of a vehicle in the trash',
    before: () => inTrash(ordered()),
    change: ({ quote }) =>
      as('manager', 'PUT', `/quotes/${quote}/status`, { status: 'CANCELLED', reason: 'As agreed.' }),
    expected: { was: 'RESERVED', status: 'PUBLISHED', how: 'status', inTrash: true },
  },
  {
    name: 'an order',
    before: wanted,
    change: ({ order }) => as('admin', 'PATCH', `/orders/${order}/status`, { status: 'ORDER_CONFIRMED' }),
    expected: { was: 'RESERVED', status: 'SOLD', how: 'status', claim: 'REJECTED' },
  },
  {
    name: 'an order of a vehicle in the trash',
    before: () => inTrash(wanted()),
    change: ({ order }) => as('admin', 'PATCH', `/orders/${order}/status`, { status: 'ORDER_CONFIRMED' }),
    expected: { was: 'RESERVED', status: 'SOLD', how: 'status', claim: 'REJECTED', inTrash: true },
  },
  {
    name: 'an import',
    before: async () => ({ vehicle: await newVehicle() }),
    change: ({ vehicle }) => importStatus(vehicle, 'ARCHIVED'),
    expected: { was: 'PUBLISHED', status: 'ARCHIVED', how: 'imported' },
  },
  {
    name: 'the undo of an import',
    before: async () => {
      const vehicle = await newVehicle()
      return { vehicle, order: await importStatus(vehicle, 'ARCHIVED') }
    },
    change: ({ order: batchId }) => undoImport({ payload: at.payload, batchId: batchId ?? 0 }),
    expected: { was: 'ARCHIVED', status: 'PUBLISHED', how: 'import-undone' },
  },
]

describe('the status of a vehicle is written, dated, logged and emitted once, and its claims are resolved, by', () => {
  it.each(CASES)('$name', async ({ before, change, expected }) => {
    const prepared = await before()
    const { how, was, status, claim = null, inTrash: isTrashed = false } = expected
    const [seen, start] = [await lastLogged(), Date.now()]
    events = []
    await change(prepared)
    const row = await stateOf(prepared)
    expect(row).toMatchObject({ status, claim, in_trash: isTrashed })
    expect(Date.parse(String(row?.updated_at))).toBeGreaterThanOrEqual(start)
    expect(await logged(prepared.vehicle, seen)).toEqual([{ was, became: status }])
    expect(events).toEqual([{ ids: [prepared.vehicle], how }])
  })
})

test('an import leaves the status of a vehicle that somebody wants', async () => {
  const one = await requested()
  await importStatus(one.vehicle, 'ARCHIVED')
  expect(await stateOf(one)).toMatchObject({ status: 'PUBLISHED', claim: 'REQUESTED' })
})
