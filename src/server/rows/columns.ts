import { customType } from '@payloadcms/db-postgres/drizzle/pg-core'

/** ISO in UTC of a moment as the driver gives it: as Postgres writes it, or as a date. */
export const isoOf = (value: unknown): string =>
  (value instanceof Date ? value : new Date(String(value))).toISOString()

/** A column of moments (timestamptz). In code a moment is always ISO in UTC. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoOf,
})

/** A column of bytes, such as the fingerprint of a secret. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
