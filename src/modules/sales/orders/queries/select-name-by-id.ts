import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { personNameById } from '@/modules/accounts/people/queries/select-person-name-by-id'
import { nullable, text } from '@/server/rows/fields'

/** What somebody is called, by the column with their id; null for nobody. */
export const nameById = (column: SQL) => nullable(text(personNameById(column)))
