import { sql } from '@payloadcms/db-postgres'

/** What people call a vehicle `v` that may be gone: its name, or else its stock number. */
export const VEHICLE_NAME = sql.raw(`coalesce(v.name, v.sku, 'A vehicle that is gone')`)
