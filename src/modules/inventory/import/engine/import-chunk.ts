import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { writeImportedVehicles } from '@/modules/inventory/vehicles/operations/change-status/write-imported-vehicles'
import { insertVehicles } from '@/modules/inventory/vehicles/operations/write-vehicle-rows'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import { type Checked, checkChunk, vehicleOf } from './check-chunk'
import { type Claims, entitiesOf, finished, type Verdict, type Written } from './check-rows'
import { type LogRow, logRows, requireLogged } from './import-batches'
import { KEY_FIELDS } from './import-fields'
import type { Run } from './import-run-type'
import type { MappedRow } from './map/compile-map'
import { createListEntries } from './references/create-list-entries'
import { type Entity, isStored } from './references/entity'
import { LISTS } from './references/nameable-lists'

/** What goes on beside the writing of a chunk. */
export type Beside = {
  /** The chunk, validated while the one before was written; null if it was not, or that chunk did not go as planned. */
  checked: () => Checked | null
  /**
   * Called when its vehicles are on their way to the database, and its new list entries in the run's
   * memory.
   *
   * @param claims numbers of its accepted rows
   */
  onWriting: (claims: Claims) => void
}

/**
 * Imports the rows of one chunk in one transaction: all of them or none. What the run's memory learns of it while it is
 * written has to be forgotten if it is not committed.
 *
 * @returns the outcome of each row, in order
 */
export async function importChunk(run: Run, rows: readonly MappedRow[], beside?: Beside): Promise<LogRow[]> {
  const req = await createLocalReq(
    { user: run.user ?? undefined, context: { audit: run.trace } },
    run.payload,
  )
  const { checked, log } = await inTransaction({ payload: run.payload, req }, async (_, db) => {
    if (run.batchId === null) await db.execute(sql`SET TRANSACTION READ ONLY`)
    else await stampTransaction(req)
    const result = beside?.checked() ?? (await checkChunk(run, db, rows))
    if (run.batchId === null) return { checked: result, log: result.verdicts.map(dryLog) }
    const onWriting = () => {
      remember(result)
      beside?.onWriting(result.claims)
    }
    return { checked: result, log: await write(run.batchId, req, db, result, onWriting) }
  })
  const { claims, used } = checked
  if (run.batchId === null) {
    remember(checked)
    for (const entity of used) if (!isStored(entity)) run.made.add(entity)
  } else await requireLogged(run.payload.db.drizzle, run.batchId, rows)
  for (const field of KEY_FIELDS) for (const [key, rowNo] of claims[field]) run.claims[field].set(key, rowNo)
  return log
}

/** Stores the entries that a chunk read or creates for those after it. */
const remember = ({ layer, used }: Checked): void =>
  layer.commit((entity) => isStored(entity) || used.has(entity))

function reasonsOf(verdict: Verdict): string[] {
  if (verdict.outcome === 'rejected') return verdict.issues.map(({ message }) => message)
  return verdict.outcome === 'skipped' ? verdict.reasons : verdict.notes
}

const logOf = (verdict: Verdict): LogRow => ({
  rowNo: verdict.rowNo,
  outcome: verdict.outcome,
  key: verdict.key,
  vehicleId:
    verdict.outcome === 'skipped'
      ? verdict.vehicleId
      : verdict.outcome === 'updated'
        ? verdict.existing.id
        : null,
  reasons: reasonsOf(verdict),
  issues: verdict.outcome === 'rejected' ? verdict.issues : [],
  before: verdict.outcome === 'updated' ? verdict.existing.before : null,
  made: null,
  writtenAt: null,
})

/** A dry run reports outcomes, and stores no previous states since nothing will be undone. */
const dryLog = (verdict: Verdict): LogRow => ({ ...logOf(verdict), before: null })

async function write(
  batchId: number,
  req: PayloadRequest,
  db: Db,
  { used, verdicts }: Checked,
  onWriting: () => void,
): Promise<LogRow[]> {
  const created = verdicts.filter((verdict) => verdict.outcome === 'created')
  const updated = verdicts.filter((verdict) => verdict.outcome === 'updated')
  const made = await createListEntries(db, used)
  const at = new Date().toISOString()
  if (created.length === 0) onWriting()
  const ids = await insertVehicles(
    db,
    created.map(({ vehicle }) => ({ ...finished(vehicle), createdAt: at, updatedAt: at })),
    onWriting,
  )
  await writeImportedVehicles(
    req,
    db,
    updated.map(({ existing, vehicle }) => ({ ...finished(vehicle), id: existing.id, updatedAt: at })),
    {
      how: 'imported',
      relinked: new Set(updated.filter(({ relinked }) => relinked).map(({ existing }) => existing.id)),
      created: ids,
    },
  )
  const idOf = new Map(created.map((verdict, index) => [verdict.rowNo, ids[index] ?? null]))
  const log = verdicts.map((verdict): LogRow => {
    const row = logOf(verdict)
    const vehicle = vehicleOf(verdict)
    if (!vehicle) return row
    return {
      ...row,
      vehicleId: row.vehicleId ?? idOf.get(row.rowNo) ?? null,
      made: claim(made, vehicle),
      writtenAt: at,
    }
  })
  await logRows(db, batchId, log)
  return log
}

/** New entries are logged once, with the first row that uses them. */
function claim(made: Set<Entity>, vehicle: Written): LogRow['made'] {
  const found: Record<string, number[]> = {}
  const take = (entity: Entity | null): void => {
    if (!entity) return
    take(entity.parent)
    if (!made.delete(entity)) return
    const { table } = LISTS[entity.list]
    found[table] = [...(found[table] ?? []), entity.id]
  }
  for (const entity of entitiesOf(vehicle)) take(entity)
  return Object.keys(found).length > 0 ? found : null
}
