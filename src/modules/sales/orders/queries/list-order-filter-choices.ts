import { sql } from '@payloadcms/db-postgres'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byName, inShowrooms } from '@/server/sql'

const CHOICE = { value: text(sql`id::text`), label: text(sql`showroom_name`) }

/** The showrooms of somebody's work, as choices of a filter. */
export const showroomChoices = (db: Db, scope: ShowroomScope) =>
  select(
    db,
    CHOICE,
    sql`FROM showroom_offices WHERE ${inShowrooms(sql`id`, scope)} ORDER BY ${byName(sql`showroom_name`)}`,
  )

const PORT = { value: text(sql`id::text`), label: text(sql`concat_ws(', ', name, country)`) }

/** The ports of the list, as choices of a form. */
export const portChoices = (db: Db) => select(db, PORT, sql`FROM ports ORDER BY ${byName(sql`name`)}`)
