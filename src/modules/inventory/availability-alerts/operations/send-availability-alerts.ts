import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { users } from '@/modules/accounts/tables.gen'
import { unsubscribeUrls } from '@/modules/inventory/saved-searches/operations/alerts/unsubscribe-from-alerts'
import { vehicles } from '@/modules/inventory/tables.gen'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/select-vehicle-name'
import type { Db } from '@/server/db-of'
import type { Listener } from '@/server/events'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { filled, flag, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { vehicleFreeMail } from '../mail/vehicle-free-mail'
import { vehicleAvailabilityAlerts } from '../queries/tables'
import { type AlertFate, alertFate } from '../rules/availability-alert'

const [v, n, u] = [alias(vehicles, 'v'), alias(vehicleAvailabilityAlerts, 'n'), alias(users, 'u')]

const AWAITED = { id: v.id, status: v.status, inTrash: flag(sql`v.deleted_at IS NOT NULL`) }

/**
 * Notifies those who wait for vehicles that have become free, and drops the alerts for sold ones without a mail: in
 * the transaction that changed the vehicles, so that neither happens without the other.
 */
export const sendAvailabilityAlerts: Listener<'vehicleChanged'> = async ({ ids: changed }, { db, req }) => {
  const awaited = await select(
    db,
    AWAITED,
    sql`FROM vehicles v WHERE v.id = ANY(${ids(changed)})
      AND EXISTS (SELECT FROM vehicle_free_notices n WHERE n.vehicle_id = v.id AND n.told_at IS NULL)`,
  )
  const meeting = (fate: AlertFate) =>
    awaited.filter((vehicle) => alertFate(vehicle) === fate).map(({ id }) => id)
  const [free, sold] = [meeting('tell'), meeting('drop')]
  if (sold.length > 0)
    await db.execute(
      sql`DELETE FROM vehicle_free_notices WHERE vehicle_id = ANY(${ids(sold)}) AND told_at IS NULL`,
    )
  if (free.length > 0) await notifyAll(req, db, free)
}

const REPORTED = {
  vehicleId: n.vehicleId,
  askedAt: n.askedAt,
  userId: n.userId,
  address: u.email,
  firstName: u.firstName,
  isActive: flag(sql`u.status = 'ACTIVE' AND u.deleted_at IS NULL`),
  vehicle: text(VEHICLE_NAME),
  sku: filled(v.sku),
}

/** Marks the alerts as sent, once, and writes to those whose account is in use. */
async function notifyAll(req: PayloadRequest, db: Db, free: readonly number[]): Promise<void> {
  const recipients = await select(
    db,
    REPORTED,
    (columns) => sql`UPDATE vehicle_free_notices n SET told_at = now() FROM users u, vehicles v
      WHERE n.vehicle_id = ANY(${ids(free)}) AND n.told_at IS NULL AND u.id = n.user_id AND v.id = n.vehicle_id
      RETURNING ${columns}`,
  )
  for (const { address, askedAt, firstName, isActive, sku, userId, vehicle, vehicleId } of recipients) {
    if (!isActive) continue
    const { oneClick, page } = unsubscribeUrls(userId, 'notices', new Date())
    const to = { address, userId, unsubscribeUrl: oneClick }
    // One for each alert: whoever subscribes again is notified again.
    const effect = `free-notice:${userId}:${vehicleId}:${Date.parse(askedAt)}`
    const link = absoluteUrl(`/vehicles/${vehicleId}`)
    const values = { firstName, vehicle, sku, link, unsubscribeLink: page }
    await queueMail(req, vehicleFreeMail, to, effect, values)
  }
}
