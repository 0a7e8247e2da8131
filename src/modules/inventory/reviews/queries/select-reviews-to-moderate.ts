import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { inShowrooms } from '@/server/sql'
import * as words from '../words'

/** The reviews that nobody has approved. */
export const reviewsToModerate: Waiting = {
  of: ({ showrooms }) => sql`SELECT 1 FROM vehicle_reviews t JOIN vehicles v ON v.id = t.vehicle_id
    WHERE NOT t.is_approved AND ${inShowrooms(sql`v.showroom_id`, showrooms)}`,
  text: words.reviewsToModerate,
}
