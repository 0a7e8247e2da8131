import { sql } from '@payloadcms/db-postgres'

/** The display name of a possibly deleted vehicle `v`: its name, or else its stock number. */
export const VEHICLE_NAME = sql.raw(`coalesce(v.name, v.sku, 'A vehicle that is gone')`)
