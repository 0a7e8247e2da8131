import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { inShowroomsOrNone } from '@/server/sql'

/** Quotes of staff with this scope: those of their showrooms, and requests that have none yet. */
export const quotesInScope = (showrooms: ShowroomScope): SQL =>
  inShowroomsOrNone(sql`q.showroom_id`, showrooms)
