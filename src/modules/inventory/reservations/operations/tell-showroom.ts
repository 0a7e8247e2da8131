import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { pageLink } from '@/modules/accounts/credentials/operations/account-links'
import { queueMail, type Receiver } from '@/server/mail/outbox'
import type { Db } from '@/server/transaction'
import { reservationRequestedMail, reservationWithdrawnMail } from '../mail/events'
import { WAITING } from '../rules/reservation-workflow'
import type { LockedVehicle } from './lock-held-vehicle'

const RESERVATIONS = '/admin/inventory/reservations'

type Asked = { customer: string; waiting: string }

/** Who asked, and how many requests wait for the vehicle now. */
async function asked(db: Db, vehicle: LockedVehicle, customerId: number): Promise<Asked> {
  const { rows } = await db.execute(sql`
    SELECT coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) AS name,
      (SELECT count(*) FROM reservations q WHERE q.vehicle_id = ${vehicle.id} AND q.status = ${WAITING}) AS waiting
    FROM users WHERE id = ${customerId}`)
  return { customer: String(rows[0]?.name ?? ''), waiting: String(rows[0]?.waiting ?? 0) }
}

/** The showroom's own address, or those of the administrators where it has none. */
export async function showroomReceivers(db: Db, { showroomEmail }: LockedVehicle): Promise<Receiver[]> {
  if (showroomEmail) return [{ address: showroomEmail }]
  const { rows } = await db.execute(
    sql`SELECT id, email FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id LIMIT 5`,
  )
  return rows.map((row) => ({ address: String(row.email), userId: Number(row.id) }))
}

/** Writes to the showroom about a request or its withdrawal, in the caller's transaction and once for each. */
export async function tellShowroom(
  req: PayloadRequest,
  db: Db,
  news: 'requested' | 'withdrawn',
  vehicle: LockedVehicle,
  { id, customerId }: { id: number; customerId: number },
): Promise<void> {
  const { customer, waiting } = await asked(db, vehicle, customerId)
  const about = { vehicle: vehicle.name, sku: vehicle.sku, customer, link: pageLink(RESERVATIONS) }
  for (const to of await showroomReceivers(db, vehicle)) {
    const effect = `hold:${id}:${news}:${to.userId ?? 'showroom'}`
    // The latest request stands last in the queue.
    if (news === 'requested')
      await queueMail(req, reservationRequestedMail, to, effect, { ...about, place: waiting })
    else await queueMail(req, reservationWithdrawnMail, to, effect, { ...about, waiting })
  }
}
