import { sql } from '@payloadcms/db-postgres'
import { isServedPort } from '@/modules/settings/places/queries/match-served-ports'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { number, text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

const PORT = text(sql`p.name || ', ' || p.country`)

/** A person's port of destination, by name; null for none. */
export async function getPortOf(db: Db, id: number) {
  const [port] = await selectValues(
    db,
    PORT,
    sql`FROM buyer_preferences b JOIN ports p ON p.id = b.port_id WHERE b.user_id = ${id}`,
  )
  return port ?? null
}

const PORT_ID = number(sql`p.id`)

/** The port that a person has vehicles shipped to, while it is one of destination; null for none. */
export async function getPortIdOf(db: Db, userId: number): Promise<number | null> {
  const [id] = await selectValues(
    db,
    PORT_ID,
    sql`FROM buyer_preferences b JOIN ports p ON p.id = b.port_id
      WHERE b.user_id = ${userId} AND ${isServedPort(sql`p`)}`,
  )
  return id ?? null
}

/** Whether vehicles can be shipped to a port. */
export const isDestination = (db: Db, portId: number): Promise<boolean> =>
  exists(db, sql`FROM ports WHERE id = ${portId} AND ${isServedPort(sql`ports`)}`)
