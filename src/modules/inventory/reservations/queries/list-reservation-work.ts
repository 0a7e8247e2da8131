import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { reservations } from '@/modules/inventory/tables.gen'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import * as words from '../words'
import { reservationsToAnswer } from './select-reservations-to-answer'

const r = alias(reservations, 'r')
const WAITING = {
  id: r.id,
  vehicleId: r.vehicleId,
  since: r.requestedAt,
  vehicle: text(sql`concat_ws(', ', coalesce(v.name, v.sku), v.sku)`),
  customerId: r.customerId,
}

const oldestRequests: Work['oldest'] = async (payload, { seesCustomers, showrooms }, limit) => {
  const rows = await select(
    payload,
    WAITING,
    sql`FROM reservations r JOIN vehicles v ON v.id = r.vehicle_id
      WHERE r.status = 'REQUESTED' AND ${inShowrooms(sql`v.showroom_id`, showrooms)}
      ORDER BY r.requested_at, r.id LIMIT ${limit}`,
  )
  return rows.map(({ customerId, id, since, vehicle, vehicleId }) => ({
    id,
    title: vehicle,
    who: seesCustomers ? customerId : null,
    what: null,
    since,
    href: `/admin/inventory/reservations?status=REQUESTED&vehicleId=${vehicleId}`,
  }))
}

/** Reservations that nobody has decided, as work for the dashboard. */
export const reservationWork: Work = {
  title: words.reservationsWork,
  href: '/admin/inventory/reservations?status=REQUESTED',
  needs: { module: 'inventory' },
  place: 40,
  waiting: reservationsToAnswer.of,
  oldest: oldestRequests,
}
