import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { inShowroomsOrNone } from '@/server/sql'

/** Tickets `t` of these showrooms, and those of none: these are for everybody with the permission. */
export const ticketsInScope = (showrooms: ShowroomScope): SQL =>
  inShowroomsOrNone(sql`t.showroom_id`, showrooms)
