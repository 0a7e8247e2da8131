import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { personName } from './select-person-name'

/** The same of whoever a column with ids names; null for nobody. */
export const personNameById = (column: SQL): SQL =>
  sql`(SELECT ${personName('person')} FROM users person WHERE person.id = ${column})`
