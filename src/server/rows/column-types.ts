import { customType } from '@payloadcms/db-postgres/drizzle/pg-core'

/** A timestamp from the driver, as Postgres writes it or as a date, as ISO in UTC. */
export const isoOf = (value: unknown): string =>
  (value instanceof Date ? value : new Date(String(value))).toISOString()

/** A timestamp column (timestamptz). In code a timestamp is always ISO in UTC. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoOf,
})

/** A column of bytes, such as the hash of a secret. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
