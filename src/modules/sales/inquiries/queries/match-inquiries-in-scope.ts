import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { inShowrooms } from '@/server/sql'

/** Inquiries `i` about vehicles of these showrooms, and those about none: these are for everybody with the permission. */
export const inquiriesInScope = (showrooms: ShowroomScope): SQL =>
  showrooms === 'all'
    ? sql`true`
    : sql`(i.showroom_id IS NULL OR ${inShowrooms(sql`i.showroom_id`, showrooms)})`
