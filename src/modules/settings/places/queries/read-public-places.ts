import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { isServedPort } from './match-served-ports'

/** A showroom as publicly visible: never its tax numbers. */
export type PublicShowroom = {
  id: number
  /** The company behind it, if staff named one. */
  companyName: string | null
  showroomName: string
  city: string
  country: string
  address: string | null
  phone: string | null
  email: string | null
  openingHours: string | null
  /** Degrees north and east; null if nobody entered them. */
  latitude: number | null
  longitude: number | null
}

/** A port that vehicles can be shipped to. */
export type DestinationPort = { id: number; name: string; country: string }

export type PublicPlaces = { showrooms: PublicShowroom[]; ports: DestinationPort[] }

const memory = inMemoryCopy('places', async (payload) => ({
  value: await readPlaces(payload),
  until: Number.POSITIVE_INFINITY,
}))

/**
 * Showrooms and active ports of destination by country and name. Every page's header and footer need these, and they
 * change a few times a year: a process that listens to notices has them in memory, others read them each time.
 */
export const readPublicPlaces = (payload: Payload): Promise<PublicPlaces> => memory.get(payload)

/** Follows a change made in any process. */
export const followPlaces = memory.follow

async function readPlaces(payload: Payload): Promise<PublicPlaces> {
  const { drizzle } = payload.db
  const [showrooms, ports] = await Promise.all([
    drizzle.execute<PublicShowroom>(sql`
      SELECT id, nullif(btrim(company_name), '') AS "companyName", showroom_name AS "showroomName", city, country, nullif(btrim(address), '') AS address,
        nullif(btrim(phone), '') AS phone, nullif(btrim(email), '') AS email,
        nullif(btrim(opening_hours), '') AS "openingHours",
        latitude::float8 AS latitude, longitude::float8 AS longitude
      FROM showroom_offices ORDER BY country, showroom_name, id`),
    drizzle.execute<DestinationPort>(sql`
      SELECT id, name, country FROM ports
      WHERE ${isServedPort(sql`ports`)} ORDER BY country, name, id`),
  ])
  return { showrooms: showrooms.rows, ports: ports.rows }
}
