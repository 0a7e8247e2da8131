import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * Whether vehicles are shipped to a port: it is an active one of destination, and its country is not switched off among
 * the destinations. Countries of which nobody has entered anything are served.
 *
 * @param port the table of ports, or its alias
 */
export const isServedPort = (
  port: SQL,
): SQL => sql`(${port}.active IS NOT FALSE AND ${port}.use IN ('destination', 'both')
  AND NOT EXISTS (SELECT FROM destinations d WHERE d.country = ${port}.country AND NOT d.active))`
