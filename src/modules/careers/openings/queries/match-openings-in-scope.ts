import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { inShowroomsOrNone } from '@/server/sql'

/** Openings `o` of these showrooms, and those of none: these are for everybody with the permission. */
export const openingsInScope = (showrooms: ShowroomScope): SQL =>
  inShowroomsOrNone(sql`o.location_id`, showrooms)
