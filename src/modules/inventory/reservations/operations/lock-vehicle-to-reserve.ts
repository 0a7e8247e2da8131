import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { reservations, vehicles } from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { ReservableVehicle } from '../rules/reservation-transition'
import { IN_FORCE } from '../rules/reservation-workflow'

/** A locked vehicle, with what a reservation's rules and mails need to know about it. */
export type LockedVehicle = ReservableVehicle & {
  id: number
  name: string
  sku: string
  showroomId: number | null
  showroomEmail: string | null
}

const v = alias(vehicles, 'v')
const o = alias(showroomOffices, 'o')
const r = alias(reservations, 'r')

const LOCKED = {
  id: v.id,
  status: v.status,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  showroomId: v.showroomId,
  showroomEmail: nullable(o.email),
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  holder: nullable(r.customerId),
  until: r.expiresAt,
}

/**
 * Locks a vehicle until the end of the transaction, so that requests and decisions about it happen one at a
 * time. Null if there is none.
 */
export async function lockVehicleToReserve(db: Db, id: number): Promise<LockedVehicle | null> {
  await db.execute(sql`SELECT id FROM vehicles WHERE id = ${id} FOR UPDATE`)
  // A separate statement: only it sees what the previous one waited for.
  const [row] = await select(
    db,
    LOCKED,
    sql`FROM vehicles v
      LEFT JOIN showroom_offices o ON o.id = v.showroom_id
      LEFT JOIN reservations r ON r.vehicle_id = v.id AND r.status = ${IN_FORCE}
      WHERE v.id = ${id}`,
  )
  if (!row) return null
  const { holder, until, ...vehicle } = row
  return { ...vehicle, hold: holder && until ? { customerId: holder, expiresAt: new Date(until) } : null }
}
