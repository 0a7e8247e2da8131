import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { tellVehicleChanged } from '@/modules/inventory/vehicles/operations/vehicle-changed'
import { insertVehicles, updateVehicles } from '@/modules/inventory/vehicles/operations/write-vehicles'
import type { SoldActor } from '@/modules/inventory/vehicles/rules/sold-lock'
import { stampTransaction } from '@/server/audit'
import type { TraceNote } from '@/server/audit-stamp'
import { type Db, inTransaction } from '@/server/transaction'
import { findNumbers, loadVehicles, type NumberFacts } from './existing'
import { KEY_FIELDS, type KeyField } from './fields'
import {
  type Candidate,
  type Claims,
  entitiesOf,
  finished,
  judgeRows,
  noClaims,
  type Verdict,
  type Written,
} from './judge'
import { type LogRow, logRows, requireLogged } from './log'
import type { MappedRow } from './map/compile'
import { createEntities } from './references/create'
import { type Entity, type EntityLayer, type entityMemory, isStored } from './references/entity'
import { LISTS } from './references/lists'
import { fallbackColour, resolveRows } from './references/resolve'
import type { ReferencePolicy } from './references/rows'
import { type KnownCars, suggestRows } from './references/suggested'

/** What all chunks of a run share. */
export type Run = {
  payload: Payload
  /** null: a dry run, which writes nothing. */
  batchId: number | null
  key: KeyField
  onExisting: 'update' | 'skip'
  policy: ReferencePolicy
  actor: SoldActor
  user: PayloadRequest['user']
  trace: TraceNote
  claims: Claims
  /** List entries that accepted rows created, or would create in a dry run. */
  made: Set<Entity>
  memory: ReturnType<typeof entityMemory>
  /** What our vehicles say about the cars met so far; null if rows are not filled in. */
  knownCars: KnownCars | null
}

type Numbers = Record<KeyField, (NumberFacts | null)[]>

/**
 * Imports the rows of one chunk in one transaction: all of them or none. Nothing that later chunks rely on
 * changes before it is committed.
 *
 * @returns the outcome of each row, in order
 */
export async function importChunk(run: Run, rows: readonly MappedRow[]): Promise<LogRow[]> {
  const layer = run.memory.layer()
  const own = noClaims()
  const req = await createLocalReq(
    { user: run.user ?? undefined, context: { audit: run.trace } },
    run.payload,
  )
  const { log, used } = await inTransaction({ payload: run.payload, req }, async (_, db) => {
    if (run.batchId === null) await db.execute(sql`SET TRANSACTION READ ONLY`)
    else await stampTransaction(req)
    const verdicts = await judgeChunk(run, db, rows, layer, own)
    const used = usedEntities(verdicts)
    return {
      log: run.batchId === null ? verdicts.map(dryLog) : await write(run.batchId, req, db, verdicts),
      used,
    }
  })
  if (run.batchId !== null) await requireLogged(run.payload.db.drizzle, run.batchId, rows)
  layer.commit((entity) => isStored(entity) || used.has(entity))
  if (run.batchId === null) for (const entity of used) if (!isStored(entity)) run.made.add(entity)
  for (const field of KEY_FIELDS) for (const [key, rowNo] of own[field]) run.claims[field].set(key, rowNo)
  return log
}

const textOf = (row: MappedRow, field: KeyField): string | null => {
  const value = row.values[field]
  return typeof value === 'string' ? value : null
}

async function judgeChunk(
  run: Run,
  db: Db,
  rows: readonly MappedRow[],
  layer: EntityLayer,
  own: Claims,
): Promise<Verdict[]> {
  const numbers = {} as Numbers
  for (const field of KEY_FIELDS)
    numbers[field] = await findNumbers(
      db,
      field,
      rows.map((row) => textOf(row, field)),
    )
  const keys = new Map(
    numbers[run.key].flatMap((facts) => (facts?.owner ? [[facts.owner.id, facts.key]] : [])),
  )
  const updates = run.onExisting === 'update'
  const existing = updates ? await loadVehicles(db, run.key, keys, run.batchId === null) : new Map()
  const known = rows.map((row, index) => {
    const owner = numbers[run.key][index]?.owner ?? null
    return { row, owner, isOwned: owner !== null, existing: owner ? (existing.get(owner.id) ?? null) : null }
  })
  const suggestions = await suggestRows(db, known, layer, run)
  const resolved = await resolveRows(db, known, layer, run.policy, suggestions)
  const candidates = known.map((one, index): Candidate => {
    const at = { chassis: numbers.chassis[index] ?? null, officeFileNo: numbers.officeFileNo[index] ?? null }
    return { ...one, resolved: resolved[index]!, numbers: at }
  })
  return judgeRows(candidates, run.claims, own, {
    key: run.key,
    batchId: run.batchId,
    actor: run.actor,
    showrooms: run.policy.showrooms,
    white: fallbackColour(db, layer, run.policy),
    now: new Date(),
  })
}

const vehicleOf = (verdict: Verdict): Written | null =>
  verdict.outcome === 'created' || verdict.outcome === 'updated' ? verdict.vehicle : null

function usedEntities(verdicts: readonly Verdict[]): Set<Entity> {
  const used = new Set<Entity>()
  const add = (entity: Entity | null): void => {
    if (!entity || used.has(entity)) return
    used.add(entity)
    add(entity.parent)
  }
  for (const verdict of verdicts) {
    const vehicle = vehicleOf(verdict)
    if (vehicle) for (const entity of entitiesOf(vehicle)) add(entity)
  }
  return used
}

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

/** A dry run reports outcomes, and keeps no previous states since nothing will be undone. */
const dryLog = (verdict: Verdict): LogRow => ({ ...logOf(verdict), before: null })

async function write(
  batchId: number,
  req: PayloadRequest,
  db: Db,
  verdicts: readonly Verdict[],
): Promise<LogRow[]> {
  const created = verdicts.filter((verdict) => verdict.outcome === 'created')
  const updated = verdicts.filter((verdict) => verdict.outcome === 'updated')
  const made = await createEntities(db, usedEntities(verdicts))
  const at = new Date().toISOString()
  const ids = await insertVehicles(
    db,
    created.map(({ vehicle }) => ({ ...finished(vehicle), createdAt: at, updatedAt: at })),
  )
  await updateVehicles(
    db,
    updated.map(({ existing, vehicle }) => ({ ...finished(vehicle), id: existing.id, updatedAt: at })),
    new Set(updated.filter(({ relinked }) => relinked).map(({ existing }) => existing.id)),
  )
  const touched = [...ids, ...updated.map(({ existing }) => existing.id)]
  await tellVehicleChanged(req, touched, 'imported')
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
