import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { forgetReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { refreshSearchTerms } from '@/modules/inventory/search/engine/refresh-search-terms'
import { actorOf } from '@/server/actor-of'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import { faultMessage } from '../engine/database-faults'
import { holdBatch, markBatch, readBatch } from '../engine/import-batches'
import type { ReasonCount } from '../engine/import-outcome'
import { halving, tryRows } from '../engine/import-with-retries'
import { reasonCounter } from '../engine/report/count-reasons'
import { usesOf } from '../engine/undo/references-to-table'
import { type UndoneReferences, undoReferences } from '../engine/undo/undo-references'
import {
  markUndone,
  nextRows,
  type UndoContext,
  type Undone,
  type UndoRow,
  undoRows,
} from '../engine/undo/undo-rows'

const CHUNK_ROWS = 1000

export type UndoRequest = {
  payload: Payload
  batchId: number
  /** On whose behalf; needs permission to change and delete vehicles. */
  user?: PayloadRequest['user']
  /** Does everything and rolls it back: in one transaction, which locks the vehicles until it ends. */
  dryRun?: boolean
  /** Permanently deletes the vehicles that the batch created instead of moving them to the trash. */
  purge?: boolean
  /** Called after every thousand vehicles with the number processed. */
  onProgress?: (done: number) => Promise<void>
}

export type UndoResult = {
  removed: number
  restored: number
  /** Vehicles that were left alone, by reason. */
  kept: ReasonCount[]
  references: UndoneReferences
}

const noMemory = (): void => undefined

/** Ends a dry run. */
class TakenBack extends Error {}

/**
 * Undoes an import: vehicles that it created go to the trash, those that it changed are reset, list entries
 * that it created and that are unused are removed. Whatever was sold, changed or used since stays and is
 * reported. Can be repeated: rows already undone are skipped.
 *
 * @throws AppError 403, 404, or 409 while the import is running
 */
export async function undoImport(request: UndoRequest): Promise<UndoResult> {
  const { batchId, dryRun, payload, user } = request
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const actor = await actorOf(req)
  if (user && !(can(actor, 'inventory', 'update') && can(actor, 'inventory', 'delete'))) throw forbidden()
  await readBatch(payload.db.drizzle, batchId)
  const result = await holdBatch(payload, batchId, () => (dryRun ? takenBack(request) : undoAll(request)))
  forgetReferences()
  return result
}

async function takenBack(request: UndoRequest): Promise<UndoResult> {
  let result: UndoResult | undefined
  try {
    await inTransaction({ payload: request.payload, req: await undoReq(request) }, async (req) => {
      result = await undoAll(request, req)
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return result as UndoResult
}

const undoReq = ({ batchId, payload, user }: UndoRequest): Promise<PayloadRequest> => {
  const who = user ? {} : { actorLabel: `Undo of import ${batchId}`, actorKind: 'system' as const }
  const audit = { action: 'undo-import', requestId: `import-${batchId}`, ...who }
  return createLocalReq({ user: user ?? undefined, context: { audit } }, payload)
}

/** Runs work in a transaction that the log records as the undo. */
type Stamped = <T>(work: (db: Db, req: PayloadRequest) => Promise<T>) => Promise<T>

/** @param outer the single transaction of a dry run; without it, each chunk has its own */
async function undoAll(request: UndoRequest, outer?: PayloadRequest): Promise<UndoResult> {
  const { batchId, payload, purge = false } = request
  const stamped: Stamped = async (work) =>
    inTransaction({ payload, req: outer ?? (await undoReq(request)) }, async (req, db) => {
      await stampTransaction(req)
      return work(db, req)
    })
  const context: UndoContext = { batchId, purge, uses: await stamped((db) => usesOf(db, 'vehicles')) }
  const done = await undoVehicles(context, stamped, Boolean(outer), request.onProgress)
  const references = await stamped(async (db) => {
    const undone = await undoReferences(db, batchId)
    await refreshSearchTerms(db)
    await db.execute(sql`SELECT refresh_search_popularity()`)
    await markBatch(db, batchId, 'undone', null)
    return undone
  })
  const kept = reasonCounter()
  for (const { did, kept: reason, rowNo } of done) if (did === 'kept' && reason) kept.count(reason, rowNo)
  const of = (did: Undone['did']) => done.filter((one) => one.did === did).length
  return { removed: of('removed'), restored: of('restored'), kept: kept.list(), references }
}

async function undoVehicles(
  context: UndoContext,
  stamped: Stamped,
  isDry: boolean,
  onProgress: UndoRequest['onProgress'],
): Promise<Undone[]> {
  const done: Undone[] = []
  for (let after = 0; ; ) {
    const rows = await stamped((db) => nextRows(db, context, after, CHUNK_ROWS))
    const last = rows.at(-1)
    if (!last) return done
    after = last.rowNo
    const together = (some: typeof rows) => stamped((db, req) => undoRows(req, db, context, some))
    const alone = async ({ rowNo }: UndoRow, error: Error): Promise<Undone> => {
      const kept = { rowNo, did: 'kept' as const, kept: faultMessage(error) }
      await stamped((db) => markUndone(db, context.batchId, [kept]))
      return kept
    }
    // In the single transaction of a dry run a failed statement aborts everything, so nothing can be retried.
    const undone = isDry
      ? await together(rows)
      : await halving(rows, (some) => tryRows(() => together([...some]), noMemory), alone)
    done.push(...undone)
    await onProgress?.(done.length)
  }
}
