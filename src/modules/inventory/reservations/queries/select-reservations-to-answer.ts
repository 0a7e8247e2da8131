import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { inShowrooms } from '@/server/sql'
import * as words from '../words'

/** The reservations that customers requested and that nobody has answered. */
export const reservationsToAnswer: Waiting = {
  // As a literal: only then does the index of open requests serve it.
  of: ({ showrooms }) => sql`SELECT 1 FROM reservations t JOIN vehicles v ON v.id = t.vehicle_id
    WHERE t.status = 'REQUESTED' AND ${inShowrooms(sql`v.showroom_id`, showrooms)}`,
  text: words.reservationsToAnswer,
}
