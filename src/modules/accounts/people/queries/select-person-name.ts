import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** A person's name as staff see it, of a row of `users` by its alias: what they are called, or else their e-mail address. */
export const personName = (row: string): SQL =>
  sql.raw(`coalesce(nullif(trim(concat_ws(' ', ${row}.first_name, ${row}.last_name)), ''), ${row}.email)`)
