import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to reservations. */
export const reservationWords: AuditWords = {
  columns: {
    asked_at: 'Requested',
    confirmed_at: 'Confirmed',
    decided_by: 'Decided by',
    ended_at: 'Ended',
    requested_at: 'Requested',
    told_at: 'Notified',
  },
  names: {
    reservations: sql`concat('Reservation of ', (SELECT concat_ws(' ', v.sku, v.name) FROM vehicles v WHERE v.id = t.vehicle_id))`,
  },
  gone: {
    reservations: (was) => ({
      table: 'vehicles',
      id: was.vehicle_id,
      words: (name) => `Reservation of ${name}`,
    }),
  },
}
