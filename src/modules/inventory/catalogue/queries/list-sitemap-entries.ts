import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { readReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { number, type RowOf } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { SITEMAP_PART_SIZE, sitemapIdRange } from '../rules/sitemap'
import { countListed } from './list-entries-with-vehicle-counts'

/** Rows read at once; a whole part is never in memory. */
const BATCH = 2_000

const LISTED = { id: vehicleSearch.vehicleId, changed: vehicleSearch.updated }

/** A publicly listed vehicle and when it last changed, in ISO form. */
export type ListedVehicle = RowOf<typeof LISTED>

/**
 * The numbers of the parts that contain a publicly listed vehicle, in order. One step along the primary key
 * per part: nothing is counted, and a million vehicles take twenty steps.
 */
export function countSitemapParts(payload: Payload): Promise<number[]> {
  const size = sql.raw(String(SITEMAP_PART_SIZE))
  return selectValues(
    payload,
    number(sql`part`),
    (part) => sql`WITH RECURSIVE parts (part) AS (
        (SELECT (vehicle_id - 1) / ${size} + 1 FROM vehicle_search WHERE is_public ORDER BY vehicle_id LIMIT 1)
        UNION ALL
        SELECT (SELECT (vehicle_id - 1) / ${size} + 1 FROM vehicle_search
          WHERE is_public AND vehicle_id > p.part::bigint * ${size} ORDER BY vehicle_id LIMIT 1)
        FROM parts p WHERE p.part IS NOT NULL)
      SELECT ${part} FROM parts WHERE part IS NOT NULL`,
  )
}

/** The publicly listed vehicles of a part by id, in batches, each starting where the last one ended. */
export async function* sitemapVehicles(payload: Payload, part: number): AsyncGenerator<ListedVehicle[]> {
  const { from, to } = sitemapIdRange(part)
  let after = from - 1
  for (;;) {
    const rows = await select(
      payload,
      LISTED,
      sql`FROM vehicle_search
        WHERE is_public AND vehicle_id > ${after}::bigint AND vehicle_id <= ${to}::bigint
        ORDER BY vehicle_id LIMIT ${BATCH}`,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** The filter of a page of the list that people can find by name. */
export type ListedChoice = { make?: number[]; model?: number[]; bodyType?: number[] }

/** Every make, model of a make and body type with a listed vehicle, in the order of ids. */
export async function listSitemapListings(payload: Payload): Promise<ListedChoice[]> {
  const [lists, { counts }] = await Promise.all([readReferences(payload), countListed(payload)])
  const listed = (kind: 'make' | 'model' | 'bodyType') =>
    [...counts[kind]]
      .flatMap(([id, count]) => (count > 0 ? (lists[kind].get(id) ?? []) : []))
      .sort((a, b) => a.id - b.id)
  return [
    ...listed('bodyType').map(({ id }) => ({ bodyType: [id] })),
    ...listed('make').map(({ id }) => ({ make: [id] })),
    ...listed('model').map(({ id, parent }) => ({ make: [parent], model: [id] })),
  ]
}
