import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Finder, Found } from '@/api/module'
import { typedWords } from '@/kernel/text'
import { vehicles } from '@/modules/inventory/tables.gen'
import { VEHICLE_STATUS_LABELS } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { filled, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import { stockRanges } from './stock-ranges'

const v = alias(vehicles, 'v')

const VEHICLE = {
  id: v.id,
  sku: filled(v.sku),
  name: text(sql`coalesce(v.name, '')`),
  chassis: v.chassis,
  status: v.status,
}

/** The digits of a stock number: 'KD-000123', 'kd 123', '123'. */
const digitsOf = (typed: string): string | null => /^(?:kd[\s-]?)?(\d{1,9})$/i.exec(typed.trim())?.[1] ?? null

/** Vehicles whose stock number begins with these digits, the one that it is first; by primary key. */
const byStockNumber = (digits: string, visible: SQL, limit: number): SQL => {
  const ranges = stockRanges(digits)
  const [low, high] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)]
  return sql`SELECT s.id, r.place FROM unnest(${sql.param(low)}::int[], ${sql.param(high)}::int[])
      WITH ORDINALITY r (low, high, place),
    LATERAL (SELECT s.vehicle_id AS id FROM vehicle_search s
      WHERE ${visible} AND s.vehicle_id BETWEEN r.low AND r.high ORDER BY s.vehicle_id LIMIT ${limit}) s`
}

/** How many of the newest vehicles are looked through one by one. */
const NEWEST = 5000

/**
 * Vehicles with all words in the staff's text, which has chassis and file number, too; newest first. Words that
 * many vehicles have are found among the newest, which are read in order, without the index: it would list all of
 * them first. Only if these are too few, the index leads to the others, which then are few as well.
 */
function byWords(words: readonly string[], visible: SQL, limit: number): SQL {
  const having = (text: SQL) => words.map((word) => sql`${text} LIKE '%' || search_norm(${word}) || '%'`)
  return sql`(WITH edge AS MATERIALIZED (SELECT coalesce((SELECT vehicle_id FROM vehicle_search
        ORDER BY vehicle_id DESC OFFSET ${NEWEST} LIMIT 1), 0) AS id)
    SELECT f.id, 100 AS place FROM (
      (SELECT s.vehicle_id AS id FROM vehicle_search s WHERE s.vehicle_id > (SELECT id FROM edge)
        AND ${all([visible, ...having(sql`(s.staff_doc || '')`)])} ORDER BY s.vehicle_id DESC LIMIT ${limit})
      UNION ALL
      (SELECT s.vehicle_id AS id FROM vehicle_search s WHERE s.vehicle_id <= (SELECT id FROM edge)
        AND ${all([visible, ...having(sql`s.staff_doc`)])} ORDER BY s.vehicle_id + 0 DESC LIMIT ${limit})
    ) f LIMIT ${limit})`
}

const foundOf = ({ chassis, id, name, sku, status }: RowOf<typeof VEHICLE>): Found => ({
  id,
  title: name || sku,
  detail: [name && sku, chassis, VEHICLE_STATUS_LABELS[status]].filter(Boolean).join(' · '),
  href: `/admin/inventory/vehicles/edit/${id}`,
})

/** Vehicles by stock number, chassis, file or engine number, and name, in the viewer's showrooms. */
export const findVehicles: Finder['find'] = async (payload: Payload, typed, { showrooms }, limit) => {
  const visible = inShowrooms(sql`s.showroom`, showrooms)
  const digits = digitsOf(typed)
  const words = typedWords(typed)
  const ways = [
    digits !== null && byStockNumber(digits, visible, limit),
    words.length > 0 && byWords(words, visible, limit),
  ].filter((way) => way !== false)
  if (ways.length === 0) return []
  const rows = await select(
    payload,
    VEHICLE,
    (columns) => sql`WITH hits AS MATERIALIZED (
        SELECT id, min(place) AS place FROM (${sql.join(ways, sql` UNION ALL `)}) f GROUP BY id)
      SELECT ${columns} FROM hits JOIN vehicles v ON v.id = hits.id
      ORDER BY hits.place, CASE WHEN hits.place < 100 THEN v.id END, v.id DESC LIMIT ${limit}`,
  )
  return rows.map(foundOf)
}
