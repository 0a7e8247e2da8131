import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { nullable, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

/** Requests of a kind that are looked at. */
const NEWEST = 20

const REQUESTED = { make: nullable(number(sql`r.make`)), vehicle: nullable(number(sql`r.vehicle`)) }

/**
 * What a person has requested, in quotes and in inquiries, last requested first: makes of the list, and vehicles of
 * the stock.
 */
export async function listMakesOfRequests(
  db: Db,
  customerId: number,
): Promise<{ makes: number[]; vehicles: number[] }> {
  const rows = await select(
    db,
    REQUESTED,
    sql`FROM (
        (SELECT q.wanted_manufacturer_id AS make, q.vehicle_id AS vehicle, q.created_at
          FROM quotes q WHERE q.customer_id = ${customerId} ORDER BY q.id DESC LIMIT ${NEWEST})
        UNION ALL
        (SELECT i.manufacturer_id, i.vehicle_id, i.created_at FROM vehicle_inquiries i
          WHERE i.customer_id = ${customerId} ORDER BY i.id DESC LIMIT ${NEWEST})) r
      ORDER BY r.created_at DESC`,
  )
  return {
    makes: rows.flatMap(({ make }) => make ?? []),
    vehicles: rows.flatMap(({ vehicle }) => vehicle ?? []),
  }
}
