import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { emitVehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { affectedClaims, claimsOn } from '@/modules/inventory/vehicles/queries/list-claims'
import { UNDECIDED } from '@/modules/inventory/vehicles/rules/claims'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { filled, flag, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { ORDER_CLAIMS_FIELD } from '../rules/order-claims'

const v = alias(vehicles, 'v')

const VEHICLE = {
  id: v.id,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  status: v.status,
  showroomId: v.showroomId,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
}

/** A vehicle of an order; its row is locked. */
export type OrderedVehicle = RowOf<typeof VEHICLE>

/** Reads a vehicle whose row the caller has locked; null if there is none. */
export async function orderedVehicle(db: Db, id: number): Promise<OrderedVehicle | null> {
  const [row] = await select(db, VEHICLE, sql`FROM vehicles v WHERE v.id = ${id}`)
  return row ?? null
}

/** Whether a reservation or another order keeps a vehicle off sale. */
export async function isClaimedByOthers(db: Db, vehicleId: number, orderId: number | null): Promise<boolean> {
  const [row] = await select(
    db,
    {
      isClaimed:
        flag(sql`EXISTS (SELECT FROM reservations r WHERE r.vehicle_id = ${vehicleId} AND r.status = 'CONFIRMED')
        OR EXISTS (SELECT FROM orders o WHERE o.vehicle_id = ${vehicleId} AND o.id IS DISTINCT FROM ${orderId}::int
          AND o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED'))`),
    },
    sql``,
  )
  return row?.isClaimed === true
}

/**
 * Gives an order's vehicle a status, by the collection's own update, so that its hooks, the log and the search
 * follow. Requests for a vehicle that is sold are ended, and their customers told.
 */
export async function setOrderedVehicle(
  req: PayloadRequest,
  db: Db,
  vehicle: OrderedVehicle,
  status: VehicleStatus,
): Promise<void> {
  const { id, inTrash } = vehicle
  await endRequests(req, db, vehicle, status)
  if (inTrash) {
    // Nothing to check and no search row: it only has to be right when it is restored.
    await db.execute(
      sql`UPDATE vehicles SET status = ${status}::enum_vehicles_status, updated_at = now() WHERE id = ${id}`,
    )
    await emitVehicleChanged(req, [id], 'status')
    return
  }
  const context = { claimsSettled: true, orderStep: true }
  await req.payload.update({
    collection: 'vehicles',
    id,
    data: { status },
    req,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    context,
  })
}

/** What others want of the vehicle ends with its sale. The order is what the vehicle changes for. */
async function endRequests(
  req: PayloadRequest,
  db: Db,
  { id, name, sku, status: from }: OrderedVehicle,
  to: VehicleStatus,
): Promise<void> {
  const open = (await claimsOn(db, [id], false)).get(id) ?? []
  const others = open.filter(({ source }) => source.field !== ORDER_CLAIMS_FIELD)
  const vehicle = { id, name, sku, from, to, isSoldToHolder: false }
  for (const { effects, source } of affectedClaims(others, vehicle)) {
    const ended = effects.filter(({ ends }) => ends !== UNDECIDED)
    if (ended.length > 0) await source.end(req, db, [{ vehicle, effects: ended }], null)
  }
}
