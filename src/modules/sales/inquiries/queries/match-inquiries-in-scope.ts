import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { inShowroomsOrNone } from '@/server/sql'

/** Inquiries `i` about vehicles of these showrooms, and those about none: these are for everybody with the permission. */
export const inquiriesInScope = (showrooms: ShowroomScope): SQL =>
  inShowroomsOrNone(sql`i.showroom_id`, showrooms)
