import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to reviews. */
export const reviewWords: AuditWords = {
  columns: { is_approved: 'Approved', replied_at: 'Replied', staff_reply: 'Staff reply' },
  names: {
    vehicle_reviews: sql`coalesce(nullif(t.title, ''), concat('Review of ',
      (SELECT concat_ws(' ', v.sku, v.name) FROM vehicles v WHERE v.id = t.vehicle_id)))`,
  },
}
