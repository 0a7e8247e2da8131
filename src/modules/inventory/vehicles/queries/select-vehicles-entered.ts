import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Span } from '@/kernel/time/periods'
import { all, inShowrooms, within } from '@/server/sql'

/** The vehicles entered in a stretch of time, without the trash; a row for each, to be counted. */
export const vehiclesEntered = (span: Span, showrooms: ShowroomScope): SQL =>
  sql`SELECT 1 FROM vehicles v WHERE ${all([
    within(sql`v.created_at`, span),
    sql`v.deleted_at IS NULL`,
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])}`
