import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { vehicles } from '@/modules/inventory/tables.gen'
import { listClaimsOn, type OpenClaims } from '@/modules/inventory/vehicles/queries/list-claims'
import { readVehicleRow, vehicleJson } from '@/modules/inventory/vehicles/queries/read-vehicle-row'
import { columnOf, type VehicleRecord } from '@/modules/inventory/vehicles/queries/select-vehicle-columns'
import type { Db } from '@/server/db-of'
import { filled, json, nullable, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import type { KeyField } from './import-fields'

/** The vehicle that already has a number. */
export type Owner = { id: number; sku: string }

/** One number of the file: in its comparable form, and its row. */
export type NumberFacts = { key: string; owner: Owner | null }

/** A vehicle that a row of the file would change. */
export type ExistingVehicle = {
  id: number
  sku: string
  /** Its fields, with tags and features as ids. */
  values: VehicleRecord
  /** The same as written by the database; stored for an undo. */
  before: Record<string, unknown>
  /** Customers' claims on it. */
  openClaims: readonly OpenClaims[]
}

/** A vehicle's number changed between reading and locking; the chunk is retried. */
export class MovedOn extends Error {
  override readonly name = 'MovedOn'
}

const v = alias(vehicles, 'v')
const NUMBER = { ord: number(sql`n.ord`), key: text(sql`lower(n.value)`), id: nullable(v.id), sku: v.sku }

/**
 * Which vehicles outside the trash have a chunk's numbers, compared as the unique indexes do.
 * The result is in the order of `numbers`; empty numbers match nothing.
 */
export async function findExistingNumbers(
  db: Db,
  field: KeyField,
  numbers: readonly (string | null)[],
): Promise<(NumberFacts | null)[]> {
  const column = sql.identifier(columnOf(field))
  const rows = await select(
    db,
    NUMBER,
    sql`FROM unnest(${sql.param([...numbers])}::text[]) WITH ORDINALITY n (value, ord)
    LEFT JOIN vehicles v ON lower(v.${column}) = lower(n.value) AND v.deleted_at IS NULL
    WHERE n.value IS NOT NULL`,
  )
  const matches: (NumberFacts | null)[] = numbers.map(() => null)
  for (const { id, key, ord, sku } of rows)
    matches[ord - 1] = { key, owner: id === null ? null : { id, sku: sku ?? '' } }
  return matches
}

/**
 * Reads whole vehicles, and locks their rows until the end of the transaction unless this is a dry run.
 *
 * @param keys the number by which each was found, in comparable form
 * @throws MovedOn if one has a different number by now
 */
export async function loadExistingVehicles(
  db: Db,
  field: KeyField,
  keys: ReadonlyMap<number, string>,
  isDry: boolean,
): Promise<Map<number, ExistingVehicle>> {
  if (keys.size === 0) return new Map()
  const shape = {
    id: v.id,
    sku: filled(v.sku),
    key: text(sql`lower(v.${sql.identifier(columnOf(field))})`),
    before: json(z.record(z.string(), z.unknown()), vehicleJson),
  }
  const rows = await select(
    db,
    shape,
    sql`FROM vehicles v WHERE v.id = ANY(${idList([...keys.keys()])}) AND v.deleted_at IS NULL
    ORDER BY v.id ${isDry ? sql`` : sql`FOR NO KEY UPDATE OF v`}`,
  )
  // Read once the rows are locked: someone may have reserved one in the meantime.
  const claims = await listClaimsOn(db, [...keys.keys()], false)
  const existing = new Map<number, ExistingVehicle>()
  for (const { before, id, key, sku } of rows) {
    if (keys.get(id) !== key) throw new MovedOn()
    existing.set(id, { id, sku, values: readVehicleRow(before), before, openClaims: claims.get(id) ?? [] })
  }
  if (existing.size < keys.size) throw new MovedOn()
  return existing
}
