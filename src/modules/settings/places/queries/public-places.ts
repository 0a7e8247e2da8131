import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

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
}

/** A port that vehicles can be shipped to. */
export type DestinationPort = { id: number; name: string; country: string }

export type PublicPlaces = { showrooms: PublicShowroom[]; ports: DestinationPort[] }

/** Every page's header and footer need these; they change a few times a year. */
const TTL_MS = 15_000

type Kept = { at: number; places: Promise<PublicPlaces> }
const kept = new WeakMap<Payload, Kept>()

/** Showrooms and active ports of destination by country and name, at most 15 seconds old. */
export function publicPlaces(payload: Payload): Promise<PublicPlaces> {
  const known = kept.get(payload)
  if (known && Date.now() - known.at < TTL_MS) return known.places
  const places = readPlaces(payload)
  kept.set(payload, { at: Date.now(), places })
  // A failure is not cached; its caller gets it, and the next one tries again.
  places.catch(() => kept.delete(payload))
  return places
}

async function readPlaces(payload: Payload): Promise<PublicPlaces> {
  const { drizzle } = payload.db
  const [showrooms, ports] = await Promise.all([
    drizzle.execute<PublicShowroom>(sql`
      SELECT id, nullif(btrim(company_name), '') AS "companyName", showroom_name AS "showroomName", city, country, nullif(btrim(address), '') AS address,
        nullif(btrim(phone), '') AS phone, nullif(btrim(email), '') AS email,
        nullif(btrim(opening_hours), '') AS "openingHours"
      FROM showroom_offices ORDER BY country, showroom_name, id`),
    drizzle.execute<DestinationPort>(sql`
      SELECT id, name, country FROM ports
      WHERE active IS NOT FALSE AND use IN ('destination', 'both') ORDER BY country, name, id`),
  ])
  return { showrooms: showrooms.rows, ports: ports.rows }
}
