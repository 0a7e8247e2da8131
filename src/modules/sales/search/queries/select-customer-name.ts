import { sql } from '@payloadcms/db-postgres'

/** A customer's name as shown to staff, of a row `u` of people. */
export const CUSTOMER_NAME = sql.raw(
  `coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`,
)
