import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { vehicles } from '@/modules/inventory/tables.gen'
import { claimsOn, type OpenClaims } from '@/modules/inventory/vehicles/queries/claims'
import { columnOf, type VehicleRecord } from '@/modules/inventory/vehicles/queries/vehicle-columns'
import { recordOf, vehicleJson } from '@/modules/inventory/vehicles/queries/vehicle-row'
import { filled, json, nullable, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { KeyField } from './fields'

/** The vehicle that bears a number already. */
export type Owner = { id: number; sku: string }

/** One number of the file: in the form in which it is compared, and whose it is. */
export type NumberFacts = { key: string; owner: Owner | null }

/** A vehicle that a row of the file would change. */
export type ExistingVehicle = {
  id: number
  sku: string
  /** Its fields, with tags and features as ids. */
  values: VehicleRecord
  /** The same as the database writes it; kept for an undo. */
  before: Record<string, unknown>
  /** What customers claim on it. */
  openClaims: readonly OpenClaims[]
}

/** A vehicle's number moved on between the look and the lock; the chunk is tried again. */
export class MovedOn extends Error {
  override readonly name = 'MovedOn'
}

const v = alias(vehicles, 'v')
const NUMBER = { ord: number(sql`n.ord`), key: text(sql`lower(n.value)`), id: nullable(v.id), sku: v.sku }

/**
 * Who bears the numbers of a chunk among the vehicles outside the trash, compared as the unique indexes do.
 * The answer is in the order of `numbers`; an empty one has none.
 */
export async function findNumbers(
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
  const found: (NumberFacts | null)[] = numbers.map(() => null)
  for (const { id, key, ord, sku } of rows)
    found[ord - 1] = { key, owner: id === null ? null : { id, sku: sku ?? '' } }
  return found
}

/**
 * Reads vehicles whole, and holds their rows until the transaction ends unless it only looks.
 *
 * @param keys the number by which each was found, as it is compared
 * @throws MovedOn when one bears another number by now
 */
export async function loadVehicles(
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
  // Asked once the rows are held: meanwhile somebody may have reserved one.
  const claims = await claimsOn(db, [...keys.keys()], false)
  const found = new Map<number, ExistingVehicle>()
  for (const { before, id, key, sku } of rows) {
    if (keys.get(id) !== key) throw new MovedOn()
    found.set(id, { id, sku, values: recordOf(before), before, openClaims: claims.get(id) ?? [] })
  }
  if (found.size < keys.size) throw new MovedOn()
  return found
}
