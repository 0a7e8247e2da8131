import { setImmediate } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { forgetReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { refreshSearchTerms } from '@/modules/inventory/search/engine/refresh-search-terms'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import { completeFileFormat } from '../engine/complete-file-format'
import { countRows, holdBatch, type LogRow, markBatch, openBatch } from '../engine/import-batches'
import { type Counts, type ImportOptions, NO_COUNTS } from '../engine/import-outcome'
import type { Run } from '../engine/import-run-type'
import {
  type ImportSource,
  inspectSource,
  type SourceFacts,
  type SourceFormat,
  sourceRows,
} from '../engine/import-source'
import { lookAhead } from '../engine/look-ahead'
import { compileMap, type MappedRow, type RowMapper } from '../engine/map/compile-map'
import type { ImportMap } from '../engine/map/import-map-schema'
import { requireAnswers, requireUsable } from '../engine/map/read-map'
import { asBatch, checkConstants, prepareImportRun } from '../engine/prepare-import-run'
import type { Entity } from '../engine/references/entity'
import type { ListKey } from '../engine/references/nameable-lists'
import { resumeBatch } from '../engine/resume-batch'

/** Rows per transaction. */
export const IMPORT_CHUNK_ROWS = 1000

/** An import's progress. */
export type ImportProgress = {
  /** null in a dry run. */
  batchId: number | null
  /** Rows read, including those of earlier runs of the same batch. */
  rows: number
  total: number
  /** Rows read by this run alone. */
  fresh: number
  counts: Counts
}

export type ImportRequest = {
  payload: Payload
  source: ImportSource
  map: ImportMap
  options: ImportOptions
  /** How the file is read, as far as that is known; else by the map, and the rest is recognised. */
  format?: Partial<SourceFormat>
  /** On whose behalf; needs permission to create vehicles, and to change them if the options include that. */
  user?: PayloadRequest['user']
  /** Validates every row as an import would, and writes nothing. */
  dryRun?: boolean
  /** false: writes only what the file contains, and nothing derived from a model code. */
  fillsIn?: boolean
  /** Continues an interrupted batch; file, map and options must be the same. */
  resume?: number
  chunkRows?: number
  onProgress?: (progress: ImportProgress) => void | Promise<void>
  /** The outcomes of each chunk, once committed, with its rows in the same order. */
  onRows?: (log: readonly LogRow[], rows: readonly MappedRow[]) => void | Promise<void>
  /** Ends the import after the current chunk; it can be resumed. */
  signal?: AbortSignal
}

export type ImportResult = {
  batchId: number | null
  state: 'finished' | 'interrupted'
  counts: Counts
  /** How the file was read. */
  format: SourceFormat
  /** For a dry run: the list entries that the import would create, by list. */
  made: Partial<Record<ListKey, string[]>>
  /** Rows read by this run and the time they took, from the first to the last commit. */
  rows: number
  seconds: number
}

/**
 * Imports a file: every row creates a vehicle, changes one, is skipped or is rejected with reasons, by the
 * rules of a save. One transaction per chunk; a row's error only stops that row.
 *
 * @throws AppError 400 or 422 for an unusable file or map, 403, 409 if the batch has changed or is being
 * worked on. Any other failure, such as a lost database, is thrown after the batch is marked, and the batch
 * can be resumed.
 */
export async function importVehicles(request: ImportRequest): Promise<ImportResult> {
  const { map, payload, source } = request
  requireUsable(map)
  // An interrupted import goes on as it began.
  if (request.resume === undefined) requireAnswers(map)
  const format = await completeFileFormat(source, { ...map.file, ...request.format })
  const facts = await inspectSource(source, format)
  const mapper = compileMap(map, facts.header, facts.styles)
  const run = await prepareImportRun(request)
  await checkConstants(payload.db.drizzle, map, run.policy)
  if (request.dryRun) return runRows(request, run, { mapper, facts, format }, 0)
  const batchId = request.resume ?? (await open(request, facts))
  return holdBatch(payload, batchId, () =>
    runBatch(request, { ...run, ...asBatch(batchId, source.name, run) }, { mapper, facts, format }),
  )
}

/** The table in a file: how it is read, what it has, and what becomes of its rows. */
type Table = { format: SourceFormat; facts: SourceFacts; mapper: RowMapper }

const open = (
  { map, options, payload, source, user }: ImportRequest,
  { sha256 }: SourceFacts,
): Promise<number> =>
  openBatch(payload.db.drizzle, {
    fileName: source.name,
    sha256,
    map,
    options,
    startedBy: user ? Number(user.id) : null,
  })

/** Writes to the batch on the importing user's behalf. */
const inName = async <T>({ payload, trace, user }: Run, work: (db: Db) => Promise<T>): Promise<T> => {
  const req = await createLocalReq({ user: user ?? undefined, context: { audit: trace } }, payload)
  return inTransaction({ payload, req }, (_, db) => work(db))
}

async function runBatch(request: ImportRequest, run: Run, table: Table): Promise<ImportResult> {
  const { payload } = request
  const db = payload.db.drizzle
  const batchId = run.batchId as number
  const from = request.resume === undefined ? 0 : await goOn(request, run, table.facts)
  try {
    const result = await runRows(request, run, table, from)
    await refreshSearchTerms(db)
    await db.execute(sql`SELECT refresh_search_popularity()`)
    // After so many new rows the planner's statistics would be outdated.
    await db.execute(sql`ANALYZE vehicles, vehicles_rels, vehicle_search, search_term`)
    forgetReferences()
    return { ...result, counts: await inName(run, (own) => markBatch(own, batchId, result.state, null)) }
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
    // The database may be what is gone; then the batch stays "running" and can still be resumed.
    await inName(run, (own) => markBatch(own, batchId, 'interrupted', problem)).catch((err: unknown) =>
      payload.logger.warn({ err, batchId }, 'an import that failed could not be marked as interrupted'),
    )
    throw error
  }
}

async function goOn({ map, options }: ImportRequest, run: Run, { sha256 }: SourceFacts): Promise<number> {
  const { claims, rowNo } = await inName(run, (db) =>
    resumeBatch(db, run.batchId as number, { map, options, sha256 }),
  )
  Object.assign(run.claims, claims)
  return rowNo
}

async function* chunksOf(
  { chunkRows = IMPORT_CHUNK_ROWS, source }: ImportRequest,
  { format, mapper }: Table,
  from: number,
): AsyncGenerator<MappedRow[]> {
  let chunk: MappedRow[] = []
  for await (const { cells, rowNo } of sourceRows(source, format)) {
    if (rowNo <= from) continue
    chunk.push(mapper(rowNo, cells))
    // The chunk before is on its way to the database, in pieces.
    if (chunk.length % 50 === 0) await setImmediate()
    if (chunk.length < chunkRows) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

async function runRows(request: ImportRequest, run: Run, table: Table, from: number): Promise<ImportResult> {
  const { onProgress, onRows, payload, signal } = request
  const counts =
    run.batchId === null || from === 0 ? { ...NO_COUNTS } : await countRows(payload.db.drizzle, run.batchId)
  const since = performance.now()
  let rows = 0
  for await (const { rows: chunk, write } of lookAhead(run, chunksOf(request, table, from))) {
    if (signal?.aborted) return result('interrupted')
    const log = await write()
    for (const { outcome } of log) counts[outcome] += 1
    rows += chunk.length
    await onRows?.(log, chunk)
    const read = Math.max(0, (chunk.at(-1)?.rowNo ?? 0) - table.format.headerRow)
    await onProgress?.({
      batchId: run.batchId,
      rows: read,
      total: table.facts.rows,
      fresh: rows,
      counts: { ...counts },
    })
  }
  return result('finished')

  function result(state: ImportResult['state']): ImportResult {
    const made = namesByList(run.made)
    const { format } = table
    return {
      batchId: run.batchId,
      state,
      counts,
      format,
      made,
      rows,
      seconds: (performance.now() - since) / 1000,
    }
  }
}

function namesByList(entities: Iterable<Entity>): ImportResult['made'] {
  const names: ImportResult['made'] = {}
  for (const { list, name } of entities) names[list] = [...(names[list] ?? []), name]
  return names
}
