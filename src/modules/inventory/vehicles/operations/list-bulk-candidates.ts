import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, json, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, ids as idList, inShowrooms } from '@/server/sql'
import { readVehicleRow, vehicleJson } from '../queries/read-vehicle-row'

const v = alias(vehicles, 'v')
const CANDIDATE = {
  id: v.id,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  status: v.status,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  record: json((row) => readVehicleRow(z.record(z.string(), z.unknown()).parse(row)), vehicleJson),
}

/** A vehicle, as stored. */
export type Candidate = RowOf<typeof CANDIDATE>

/** The reason where there is no such vehicle, or none that the caller may see. */
export const MISSING = 'Vehicle not found'

/** A vehicle that is left as it is, with the reason. */
export type RefusedVehicle = { id: number; name: string; message: string }

type Which = {
  showrooms: ShowroomScope
  /** Prevents changes of them until the end of the transaction. */
  locks: boolean
  /** Those in the trash as well; by default they are left out. */
  withTrash?: boolean
}

/** Vehicles of some showrooms, by id. */
export function listCandidates(
  db: Db,
  ids: readonly number[],
  { locks, showrooms, withTrash = false }: Which,
): Promise<Candidate[]> {
  const where = all([
    sql`v.id = ANY(${idList(ids)})`,
    withTrash ? sql`true` : sql`v.deleted_at IS NULL`,
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  return select(
    db,
    CANDIDATE,
    sql`FROM vehicles v WHERE ${where} ORDER BY v.id ${locks ? sql`FOR UPDATE OF v` : sql``}`,
  )
}

/** A refusal for each requested vehicle that does not exist, or is not visible to the caller. */
export function refusedAsMissing(
  ids: readonly number[],
  existing: readonly { id: number }[],
): RefusedVehicle[] {
  const known = new Set(existing.map(({ id }) => id))
  return [...new Set(ids)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, name: `Vehicle ${id}`, message: MISSING }))
}
