import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type DestinationPort, readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import type { Db } from '@/server/db-of'
import { readPortId } from '../rules/read-port-id'

/** Where a reader has vehicles delivered. */
export type DeliverTo = {
  port: DestinationPort
  /** Whether the account stores it; else only this browser does. */
  isStored: boolean
}

/** What an account stores: null if its owner never chose, `port` null if its owner wants none. */
async function storedChoice(db: Db, userId: number): Promise<{ port: number | null } | null> {
  const { rows } = await db.execute<{ port: number | null }>(
    sql`SELECT port_id AS port FROM buyer_preferences WHERE user_id = ${userId}`,
  )
  return rows[0] ?? null
}

/**
 * Where a reader has vehicles delivered: as stored in the account, and until anything is, in the browser.
 * Null for no choice, and for a port that is no longer one of destination.
 *
 * @param userId null for a guest
 * @param cookie the browser's, as sent
 */
export async function readDeliverTo(
  payload: Payload,
  userId: number | null,
  cookie: string | undefined,
): Promise<DeliverTo | null> {
  const [{ ports }, own] = await Promise.all([
    readPublicPlaces(payload),
    userId === null ? null : storedChoice(payload.db.drizzle, userId),
  ])
  const id = own ? own.port : readPortId(cookie)
  const port = ports.find((one) => one.id === id)
  return port ? { port, isStored: own !== null } : null
}
