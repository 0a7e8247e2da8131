import { sql } from '@payloadcms/db-postgres'
import { addedColumn, addedStored, addedValue } from '@/kernel/added-fields'
import type { Db } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { ids as ints } from '@/server/sql'
import { columnOf, rowFields, type VehicleRecord } from '../queries/select-vehicle-columns'

const identifiers = (columns: readonly string[], prefix = '') =>
  sql.join(
    columns.map((column) => sql.raw(`${prefix}"${column}"`)),
    sql`, `,
  )

type Fields = readonly string[]

/** The record as a JSON row with the table's column names. */
function rowOf(record: Partial<VehicleRecord>, at: string, fields: Fields): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  const values: Readonly<Record<string, unknown>> = record
  for (const field of fields) row[columnOf(field)] = values[field] ?? null
  for (const field of addedFields())
    if (fields.includes(field.name))
      row[addedColumn(field)] = addedStored(field, addedValue(field, values[field.name]))
  row.created_at = record.createdAt ?? at
  row.updated_at = record.updatedAt ?? at
  return row
}

type Linked = Readonly<Record<'tags' | 'features', readonly number[]>>

/** Lists of numbers as one parameter, each a text: a wide file has thirty links for each vehicle. */
const lists = (of: readonly (readonly number[])[]) =>
  sql`${sql.param(of.map((one) => `{${one.join()}}`))}::text[]`

/**
 * Sets tags and features of many vehicles at once, in the order of each list: one statement, so the log notes them once;
 * vehicle by vehicle, so that the links of one lie together.
 */
export async function writeLinks(
  db: Db,
  vehicles: readonly number[],
  records: readonly Linked[],
): Promise<void> {
  if (records.every(({ features, tags }) => features.length + tags.length === 0)) return
  await db.execute(sql`
    INSERT INTO vehicles_rels (parent_id, path, "order", tags_id, vehicle_features_id)
    SELECT given.id, linked.path, linked."order", linked.tag, linked.feature
    FROM unnest(${ints(vehicles)}, ${lists(records.map(({ tags }) => tags))},
      ${lists(records.map(({ features }) => features))}) AS given (id, tags, features)
    CROSS JOIN LATERAL (
      SELECT 'tags', "order", id, NULL::int FROM unnest(given.tags::int[]) WITH ORDINALITY AS tag (id, "order")
      UNION ALL
      SELECT 'features', "order", NULL, id FROM unnest(given.features::int[]) WITH ORDINALITY AS feature (id, "order")
    ) AS linked (path, "order", tag, feature)`)
}

/**
 * Inserts complete vehicles in one statement for the rows and one for their tags and features.
 * Returns the new ids in the order of `records`. The caller refreshes the search rows.
 *
 * @param onSent called when the database has begun its long work on them
 */
export async function insertVehicles(
  db: Db,
  records: readonly VehicleRecord[],
  onSent: () => void = () => undefined,
): Promise<number[]> {
  if (records.length === 0) return []
  const at = new Date().toISOString()
  const reserved = await selectValues(
    db,
    number(sql`nextval('vehicles_id_seq')`),
    sql`FROM generate_series(1, ${records.length})`,
  )
  const ids = reserved.sort((a, b) => a - b)
  const rows = records.map((record, index) => ({ id: ids[index], ...rowOf(record, at, rowFields()) }))
  const columns = identifiers(['id', ...rowFields().map(columnOf), 'created_at', 'updated_at'])
  const inserting = db
    .execute(sql`
    INSERT INTO vehicles (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(null::vehicles, ${JSON.stringify(rows)}::jsonb)`)
    .execute()
  onSent()
  await inserting
  await writeLinks(db, ids, records)
  return ids
}

type Writes = readonly (Partial<VehicleRecord> & { id: number })[]

/**
 * Replaces these fields of existing vehicles, and the time of their last change, in one statement. With the status among
 * them it is for `change-status` alone.
 */
export async function writeFields(db: Db, fields: Fields, records: Writes): Promise<void> {
  if (records.length === 0) return
  const at = new Date().toISOString()
  const rows = records.map((record) => ({ id: record.id, ...rowOf(record, at, fields) }))
  const columns = [...fields.map(columnOf), 'updated_at']
  await db.execute(sql`
    UPDATE vehicles SET (${identifiers(columns)}) = ROW(${identifiers(columns, 'fresh.')})
    FROM jsonb_populate_recordset(null::vehicles, ${JSON.stringify(rows)}::jsonb) AS fresh
    WHERE vehicles.id = fresh.id`)
}

/** The same for any field but the status, which stays as it is. */
export const writeFieldsButStatus = (db: Db, fields: Fields, records: Writes): Promise<void> =>
  writeFields(
    db,
    fields.filter((field) => field !== 'status'),
    records,
  )

/** Replaces the tags of vehicles, in the order of each list. */
export async function writeTags(
  db: Db,
  vehicles: readonly { id: number; tags: readonly number[] }[],
): Promise<void> {
  if (vehicles.length === 0) return
  const ids = vehicles.map(({ id }) => id)
  await db.execute(
    sql`DELETE FROM vehicles_rels WHERE parent_id = ANY(${sql.param(ids)}::int[]) AND path = 'tags'`,
  )
  const records = vehicles.map(({ tags }) => ({ tags, features: [] }))
  await writeLinks(db, ids, records)
}
