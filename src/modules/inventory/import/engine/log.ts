import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import type { Issue } from '@/kernel/issue'
import { onOwnConnection } from '@/server/database/own-connection'
import { numberOrNull, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { Claims } from './judge'
import { readKeptMap } from './map/read-map'
import type { ImportMap } from './map/schema'

export type Outcome = 'created' | 'updated' | 'skipped' | 'rejected'
export type Counts = Record<Outcome, number>

/** What whoever starts an import chooses. */
export type ImportOptions = {
  /** What happens to rows whose key a vehicle has. */
  onExisting: 'update' | 'skip'
  /** What happens to unknown names, in lists for which the map says nothing. */
  references: 'create' | 'reject'
}

export type Batch = {
  id: number
  fileName: string
  sha256: string
  /** As it was begun with; whether it can be used is another question. */
  map: ImportMap
  /** Whether it was kept without the order of its keys. */
  orderLost: boolean
  options: ImportOptions
  state: 'running' | 'interrupted' | 'finished' | 'undone'
}

/** One row of the log. `made` holds ids of new references by table. */
export type LogRow = {
  rowNo: number
  outcome: Outcome
  vehicleId: number | null
  key: string | null
  reasons: string[]
  /** The reasons of a rejected row with the fields that they are about; not kept in the database. */
  issues: Issue[]
  before: Row | null
  made: Record<string, number[]> | null
  writtenAt: string | null
}

export const NO_COUNTS: Counts = { created: 0, updated: 0, skipped: 0, rejected: 0 }

/** Opens a batch and gives its id. */
export async function openBatch(
  db: Db,
  given: Pick<Batch, 'fileName' | 'sha256' | 'map' | 'options'> & { startedBy: number | null },
): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO import_batches (file_name, file_sha256, map, options, started_by)
    VALUES (${given.fileName}, ${given.sha256}, ${JSON.stringify(given.map)}::json,
      ${JSON.stringify(given.options)}::jsonb, ${given.startedBy}) RETURNING id`)
  return Number(rows[0]?.id)
}

/**
 * Reads a batch.
 *
 * @throws AppError 404
 */
export async function readBatch(db: Db, id: number): Promise<Batch> {
  const { rows } = await db.execute(sql`SELECT * FROM import_batches WHERE id = ${id}`)
  const row = rows[0]
  if (!row) throw notFound(`There is no import ${id}.`)
  return {
    id,
    fileName: String(row.file_name),
    sha256: String(row.file_sha256),
    map: readKeptMap(row.map, row.order_lost === true),
    orderLost: row.order_lost === true,
    options: row.options as ImportOptions,
    state: row.state as Batch['state'],
  }
}

/** Says how a batch stands; counts are those of its rows. */
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

/** How many rows of a batch ended how. */
export async function countRows(db: Db, id: number): Promise<Counts> {
  const { rows } = await db.execute(
    sql`SELECT outcome, count(*)::int AS n FROM import_rows WHERE batch_id = ${id} GROUP BY outcome`,
  )
  return { ...NO_COUNTS, ...Object.fromEntries(rows.map((row) => [String(row.outcome), Number(row.n)])) }
}

/** Writes what became of the rows of a chunk. A row that the log has already is an error, never a second time. */
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
 * Makes sure that a chunk is in the database: Payload says nothing when a COMMIT fails.
 *
 * @throws Error when its last row is not there
 */
export async function requireLogged(
  db: Db,
  batchId: number,
  rows: readonly { rowNo: number }[],
): Promise<void> {
  const last = rows.at(-1)?.rowNo ?? 0
  const { rows: found } = await db.execute(
    sql`SELECT FROM import_rows WHERE batch_id = ${batchId} AND row_no = ${last}`,
  )
  if (found.length === 0) throw new Error(`The database did not keep the rows up to ${last}.`)
}

/** How far a batch came: the last row that it has, and the numbers that its rows bear. */
export async function readPosition(db: Db, batchId: number): Promise<{ rowNo: number; claims: Claims }> {
  const { rows } = await db.execute(sql`
    SELECT r.row_no, lower(v.chassis) AS chassis, lower(v.office_file_no) AS office_file_no
    FROM import_rows r LEFT JOIN vehicles v ON v.id = r.vehicle_id AND r.outcome <> 'rejected'
    WHERE r.batch_id = ${batchId} ORDER BY r.row_no`)
  const claims: Claims = { chassis: new Map(), officeFileNo: new Map() }
  for (const row of rows) {
    const [chassis, file] = [textOrNull(row.chassis), textOrNull(row.office_file_no)]
    if (chassis !== null) claims.chassis.set(chassis, Number(row.row_no))
    if (file !== null) claims.officeFileNo.set(file, Number(row.row_no))
  }
  return { rowNo: numberOrNull(rows.at(-1)?.row_no) ?? 0, claims }
}

/** First key of the advisory locks that guard batches. */
const LOCK_SPACE = 1_229_803_603

/**
 * Runs `work` as the only one at this batch, on all machines. The lock lives on a connection of its own and
 * falls with it, so a killed run leaves none behind.
 *
 * @throws AppError 409 when another process is at it
 */
export async function holdBatch<T>(payload: Payload, batchId: number, work: () => Promise<T>): Promise<T> {
  return onOwnConnection(payload, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS mine', [LOCK_SPACE, batchId])
    if (!rows[0]?.mine) throw conflict(`Import ${batchId} is being worked on by another process.`)
    return work()
  })
}
