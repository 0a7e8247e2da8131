import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { writeImportedVehicles } from '@/modules/inventory/vehicles/operations/change-status/write-imported-vehicles'
import { emitVehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { listClaimsOn } from '@/modules/inventory/vehicles/queries/list-claims'
import { readVehicleRow } from '@/modules/inventory/vehicles/queries/read-vehicle-row'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import { filled, flag, nullable, number, oneOf, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { importRows } from '../../queries/tables'
import { findExistingNumbers } from '../find-existing-vehicles'
import { KEY_FIELDS } from '../import-fields'
import { type Use, usedBy } from './references-to-table'

const r = alias(importRows, 'r')
const UNDO = {
  rowNo: r.rowNo,
  outcome: oneOf(['created', 'updated'], r.outcome),
  vehicleId: filled(r.vehicleId),
  before: r.before,
  writtenAt: filled(r.writtenAt),
}

/** A row of the batch that changed a vehicle. */
export type UndoRow = RowOf<typeof UNDO>

/** Its outcome: the vehicle has left the catalogue, was reset, or was left alone for a reason. */
export type Undone = { rowNo: number; did: 'removed' | 'restored' | 'kept'; kept: string | null }

const v = alias(vehicles, 'v')
const STATE = {
  id: v.id,
  status: v.status,
  showroom: v.showroomId,
  updatedAt: v.updatedAt,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  /** The import that left the vehicle in its current state, by its row. */
  changedBy: nullable(
    number(sql`(SELECT max(r.batch_id) FROM import_rows r WHERE r.vehicle_id = v.id AND r.written_at = v.updated_at
      AND r.undone_at IS NULL)`),
  ),
}

type State = RowOf<typeof STATE> & {
  /** A customer is waiting for it, or has it reserved. */
  isClaimed: boolean
}

export type UndoContext = { batchId: number; uses: readonly Use[]; purge: boolean }

/** The rows of a batch after `after` that can still be undone. A purge includes vehicles in the trash. */
export function nextRows(
  db: Db,
  { batchId, purge }: UndoContext,
  after: number,
  limit: number,
): Promise<UndoRow[]> {
  const open = purge ? sql`(r.undone_at IS NULL OR r.outcome = 'created')` : sql`r.undone_at IS NULL`
  return select(
    db,
    UNDO,
    sql`FROM import_rows r
    WHERE r.batch_id = ${batchId} AND r.row_no > ${after} AND r.outcome IN ('created', 'updated') AND ${open}
      AND EXISTS (SELECT FROM vehicles v WHERE v.id = r.vehicle_id)
    ORDER BY r.row_no LIMIT ${limit}`,
  )
}

async function statesOf(db: Db, ids: readonly number[]): Promise<Map<number, State>> {
  const claims = await listClaimsOn(db, ids, false)
  const states = await select(db, STATE, sql`FROM vehicles v WHERE v.id = ANY(${idList(ids)})`)
  return new Map(states.map((state) => [state.id, { ...state, isClaimed: claims.has(state.id) }]))
}

/** Whether an undo would change the vehicle's status or showroom, which its claims depend on. */
const movesBack = ({ before }: UndoRow, { showroom, status }: State): boolean =>
  before !== null && (before.status !== status || Number(before.showroom_id) !== showroom)

/** Why a vehicle is left alone, or null. */
function reasonNotToUndo(
  row: UndoRow,
  state: State | undefined,
  usedIn: string | undefined,
  purge: boolean,
): string | null {
  if (!state) return 'Deleted since the import'
  if (state.status === 'SOLD') return 'Sold'
  if (state.updatedAt !== row.writtenAt)
    return state.changedBy === null
      ? 'Changed since the import'
      : `Changed by import ${state.changedBy} since: undo that one first`
  if (row.outcome === 'created' && usedIn) return `In use (${usedIn.replaceAll('_', ' ')})`
  if (state.isClaimed && movesBack(row, state)) return 'Reserved or requested by a customer'
  if (state.inTrash && !(purge && row.outcome === 'created')) return 'In the trash'
  return null
}

/** Numbers that a vehicle would get again but another one now has. */
async function takenNumbers(db: Db, rows: readonly UndoRow[]): Promise<Set<number>> {
  const taken = new Set<number>()
  for (const field of KEY_FIELDS) {
    const numbers = rows.map(({ before }) => (before ? readVehicleRow(before)[field] : null))
    const matches = await findExistingNumbers(db, field, numbers)
    for (const [index, row] of rows.entries()) {
      const owner = matches[index]?.owner
      if (owner && owner.id !== row.vehicleId) taken.add(row.rowNo)
    }
  }
  return taken
}

/** The outcome of an undo for rows of a batch as things are, in order. Read only. */
export async function checkUndo(db: Db, context: UndoContext, rows: readonly UndoRow[]): Promise<Undone[]> {
  const ids = rows.map(({ vehicleId }) => vehicleId)
  const states = await statesOf(db, ids)
  const used = await usedBy(db, context.uses, ids)
  const taken = await takenNumbers(
    db,
    rows.filter(({ outcome }) => outcome === 'updated'),
  )
  return rows.map((row): Undone => {
    const kept =
      reasonNotToUndo(row, states.get(row.vehicleId), used.get(row.vehicleId), context.purge) ??
      (taken.has(row.rowNo) ? 'Another vehicle now has its number' : null)
    return { rowNo: row.rowNo, kept, did: kept ? 'kept' : row.outcome === 'created' ? 'removed' : 'restored' }
  })
}

/**
 * Undoes rows of a batch in the caller's transaction: vehicles that it created leave the catalogue, those
 * that it changed are reset; whatever was sold, changed or used since stays.
 */
export async function undoRows(
  req: PayloadRequest,
  db: Db,
  context: UndoContext,
  rows: readonly UndoRow[],
): Promise<Undone[]> {
  await lockRows(
    db,
    'vehicles',
    rows.map(({ vehicleId }) => vehicleId),
  )
  const undone = await checkUndo(db, context, rows)
  const doing = (did: Undone['did']) => rows.filter((_, index) => undone[index]?.did === did)
  await remove(
    req,
    db,
    doing('removed').map(({ vehicleId }) => vehicleId),
    context.purge,
  )
  await restore(req, db, doing('restored'))
  await markUndone(db, context.batchId, undone)
  return undone
}

/** The time of the last change stays, so that a later purge still knows that nobody changed the vehicle. */
async function remove(req: PayloadRequest, db: Db, ids: readonly number[], purge: boolean): Promise<void> {
  if (ids.length === 0) return
  await db.execute(
    purge
      ? sql`DELETE FROM vehicles WHERE id = ANY(${idList(ids)})`
      : sql`UPDATE vehicles SET deleted_at = now() WHERE id = ANY(${idList(ids)})`,
  )
  await emitVehicleChanged(req, ids, 'import-undone')
}

async function restore(req: PayloadRequest, db: Db, rows: readonly UndoRow[]): Promise<void> {
  if (rows.length === 0) return
  const at = new Date().toISOString()
  const records = rows.map(({ before, vehicleId }) => ({
    ...readVehicleRow(before ?? {}),
    id: vehicleId,
    updatedAt: at,
  }))
  await writeImportedVehicles(req, db, records, { how: 'import-undone' })
  await handBack(db, rows, at)
}

/**
 * A reset vehicle is again in the state left by the previous import, which can then be undone next. If
 * someone changed the vehicle between the two imports, there is no such import.
 */
async function handBack(db: Db, rows: readonly UndoRow[], at: string): Promise<void> {
  const left = rows.map(({ before, vehicleId }) => ({
    vehicle_id: vehicleId,
    written_at: before?.updated_at,
  }))
  await db.execute(sql`
    UPDATE import_rows r SET written_at = ${at}
    FROM jsonb_populate_recordset(null::import_rows, ${JSON.stringify(left)}::jsonb) l
    WHERE r.vehicle_id = l.vehicle_id AND r.written_at = l.written_at`)
}

/** Records what was undone and what stays. */
export async function markUndone(db: Db, batchId: number, undone: readonly Undone[]): Promise<void> {
  const rows = undone.map(({ kept, rowNo }) => ({ row_no: rowNo, kept }))
  await db.execute(sql`
    UPDATE import_rows r SET kept = u.kept, undone_at = CASE WHEN u.kept IS NULL THEN now() ELSE r.undone_at END
    FROM jsonb_populate_recordset(null::import_rows, ${JSON.stringify(rows)}::jsonb) u
    WHERE r.batch_id = ${batchId} AND r.row_no = u.row_no`)
}
