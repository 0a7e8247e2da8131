import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { defineSinglePort } from '@/server/port'

/** The states in which an order's vehicle is its customer's: orders are built on quotes, and register here. */
export const claimingStates = defineSinglePort<readonly string[]>('claimingStates')

/** Whether a row `o` of orders claims its vehicle. */
export const ordersInForce = (): SQL =>
  sql`o.status IN (${sql.raw(
    claimingStates
      .get()
      .map((state) => `'${state}'`)
      .join(', '),
  )})`
