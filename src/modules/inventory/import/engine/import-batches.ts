import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import type { Issue } from '@/kernel/issue'
import { onOwnConnection } from '@/server/database/own-connection'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { nullable, number, text } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { select } from '@/server/rows/select'
import { importBatches, importRows } from '../queries/tables'
import type { Claims } from './check-rows'
import { type Counts, type ImportOptions, NO_COUNTS, type Outcome } from './import-outcome'
import type { ImportMap } from './map/import-map-schema'
import { readStoredMap } from './map/read-map'

export type Batch = {
  id: number
  fileName: string
  sha256: string
  /** As it was when the import started; whether it is still usable is a separate question. */
  map: ImportMap
  /** Whether it was stored without the order of its keys. */
  orderLost: boolean
  options: ImportOptions
  state: 'running' | 'interrupted' | 'finished' | 'undone'
}

/** One row of the log. `made` has the ids of new references by table. */
export type LogRow = {
  rowNo: number
  outcome: Outcome
  vehicleId: number | null
  key: string | null
  reasons: string[]
  /** A rejected row's reasons with the fields they concern; not stored in the database. */
  issues: Issue[]
  before: Record<string, unknown> | null
  made: Record<string, number[]> | null
  writtenAt: string | null
}

/** Creates a batch and returns its id. */
export async function openBatch(
  db: Db,
  given: Pick<Batch, 'fileName' | 'sha256' | 'map' | 'options'> & { startedBy: number | null },
): Promise<number> {
  const [made] = await returning(
    db,
    { id: importBatches.id },
    sql`INSERT INTO import_batches (file_name, file_sha256, map, options, started_by)
      VALUES (${given.fileName}, ${given.sha256}, ${JSON.stringify(given.map)}::json,
        ${JSON.stringify(given.options)}::jsonb, ${given.startedBy})`,
  )
  if (!made) throw new Error('an import that was just opened is gone')
  return made.id
}

const BATCH = {
  id: importBatches.id,
  fileName: importBatches.fileName,
  sha256: importBatches.fileSha256,
  map: importBatches.map,
  orderLost: importBatches.orderLost,
  options: importBatches.options,
  state: importBatches.state,
}

/**
 * Reads a batch.
 *
 * @throws AppError 404
 */
export async function readBatch(db: Db, id: number): Promise<Batch> {
  const [row] = await select(db, BATCH, sql`FROM import_batches WHERE id = ${id}`)
  if (!row) throw notFound(`There is no import ${id}.`)
  return { ...row, map: readStoredMap(row.map, row.orderLost) }
}

/** Sets a batch's state; the counts are computed from its rows. */
export async function markBatch(
  db: Db,
  id: number,
  state: Batch['state'],
  problem: string | null,
): Promise<Counts> {
  const counts = await countRows(db, id)
  await db.execute(sql`
    UPDATE import_batches SET state = ${state}, problem = ${problem}, counts = ${JSON.stringify(counts)}::jsonb,
      finished_at = ${state === 'running' ? sql`NULL` : sql`now()`}
    WHERE id = ${id}`)
  return counts
}

const OUTCOMES = { outcome: importRows.outcome, n: number(sql`count(*)`) }

/** How many rows of a batch had each outcome. */
export async function countRows(db: Db, id: number): Promise<Counts> {
  const rows = await select(db, OUTCOMES, sql`FROM import_rows WHERE batch_id = ${id} GROUP BY outcome`)
  return { ...NO_COUNTS, ...Object.fromEntries(rows.map(({ n, outcome }) => [outcome, n])) }
}

/** Writes the outcomes of a chunk's rows. A row already in the log is an error, never a duplicate. */
export async function logRows(db: Db, batchId: number, rows: readonly LogRow[]): Promise<void> {
  const written = rows.map((row) => ({
    batch_id: batchId,
    row_no: row.rowNo,
    outcome: row.outcome,
    vehicle_id: row.vehicleId,
    key: row.key,
    reasons: row.reasons,
    before: row.before,
    made: row.made,
    written_at: row.writtenAt,
  }))
  await db.execute(sql`
    INSERT INTO import_rows (batch_id, row_no, outcome, vehicle_id, key, reasons, before, made, written_at)
    SELECT batch_id, row_no, outcome, vehicle_id, key, reasons, before, made, written_at
    FROM jsonb_populate_recordset(null::import_rows, ${JSON.stringify(written)}::jsonb)`)
}

/**
 * Verifies that a chunk is in the database: Payload does not report a failed COMMIT.
 *
 * @throws Error if its last row is missing
 */
export async function requireLogged(
  db: Db,
  batchId: number,
  rows: readonly { rowNo: number }[],
): Promise<void> {
  const last = rows.at(-1)?.rowNo ?? 0
  if (!(await exists(db, sql`FROM import_rows WHERE batch_id = ${batchId} AND row_no = ${last}`)))
    throw new Error(`The database did not keep the rows up to ${last}.`)
}

const CLAIMED = {
  rowNo: alias(importRows, 'r').rowNo,
  chassis: nullable(text(sql`lower(v.chassis)`)),
  officeFileNo: nullable(text(sql`lower(v.office_file_no)`)),
}

/** How far a batch got: its last row, and the numbers of its rows. */
export async function readPosition(db: Db, batchId: number): Promise<{ rowNo: number; claims: Claims }> {
  const rows = await select(
    db,
    CLAIMED,
    sql`FROM import_rows r LEFT JOIN vehicles v ON v.id = r.vehicle_id AND r.outcome <> 'rejected'
      WHERE r.batch_id = ${batchId} ORDER BY r.row_no`,
  )
  const claims: Claims = { chassis: new Map(), officeFileNo: new Map() }
  for (const { chassis, officeFileNo, rowNo } of rows) {
    if (chassis !== null) claims.chassis.set(chassis, rowNo)
    if (officeFileNo !== null) claims.officeFileNo.set(officeFileNo, rowNo)
  }
  return { rowNo: rows.at(-1)?.rowNo ?? 0, claims }
}

/** First key of the advisory locks that guard batches. */
const LOCK_SPACE = 1_229_803_603

/**
 * Runs `work` while no other process works on this batch, on any machine. The lock is bound to a connection
 * of its own, so a killed run leaves none behind.
 *
 * @throws AppError 409 if another process is working on it
 */
export async function holdBatch<T>(payload: Payload, batchId: number, work: () => Promise<T>): Promise<T> {
  return onOwnConnection(payload, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS mine', [LOCK_SPACE, batchId])
    if (!rows[0]?.mine) throw conflict(`Import ${batchId} is being worked on by another process.`)
    return work()
  })
}
