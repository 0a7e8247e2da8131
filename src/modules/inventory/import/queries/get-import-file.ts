import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import type { FileFacts } from '../engine/analyse-import-file'
import type { CheckResult } from '../engine/check-result'
import type { ImportField } from '../engine/import-fields'
import { readFile } from '../engine/import-file'
import type { ImportOptions } from '../engine/import-outcome'
import { checkImportQueue } from '../engine/import-queues'
import { type JobProgress, readProgress } from '../engine/job-progress'
import type { ImportMap } from '../engine/map/import-map-schema'
import { readStoredMap } from '../engine/map/read-map'
import { ownedOnly, requireImporter, requireVisible } from '../engine/require-importer'
import type { ImportFile } from '../engine/stored-source'
import { suggestCurrency } from '../engine/suggest/suggest-currency'
import { type Suggestion, suggestMap } from '../engine/suggest/suggest-map'
import { suggestPriceType } from '../engine/suggest/suggest-price-type'
import { listImportEntries, listImportPlaces } from './list-import-entries'
import { listSameFileImports } from './list-imports'
import type { ImportSummary } from './select-imports'
import { importBatches, importMaps } from './tables'

/** The state of a file's check. */
export type CheckView =
  | { state: 'waiting' | 'running'; progress: JobProgress | null }
  | ({ progress: null } & CheckResult)

/** A map to start with, and its origin. */
export type StartingMap = {
  map: ImportMap
  options: ImportOptions
  /**
   * 'file': as last left. 'saved': saved under a name for these columns. 'last': from the last such import.
   */
  from: 'file' | 'saved' | 'last' | 'suggestion'
  name: string | null
}

/** A file with everything the screen needs to continue with it. */
export type ImportFileView = {
  id: number
  name: string
  bytes: number
  isKept: boolean
  facts: Omit<FileFacts, 'chosenRows'>
  start: StartingMap
  suggestions: Suggestion[]
  check: CheckView | null
  /** The import started with it. */
  importId: number | null
  /** Imports of the same bytes from other uploads. */
  sameFile: ImportSummary[]
  createdAt: string
}

const DEFAULT_OPTIONS: ImportOptions = { onExisting: 'skip', references: 'reject' }

/** An old map may name fields that no longer exist. */
function usable(map: unknown, orderLost: boolean): ImportMap | null {
  try {
    return readStoredMap(map, orderLost)
  } catch {
    return null
  }
}

const b = alias(importBatches, 'b')
const LAST = { map: b.map, orderLost: b.orderLost, options: b.options }
const SAVED = {
  name: importMaps.name,
  map: importMaps.map,
  orderLost: importMaps.orderLost,
  options: importMaps.options,
}

async function storedMap(db: Db, file: ImportFile): Promise<StartingMap | null> {
  const [saved] = await select(
    db,
    SAVED,
    sql`FROM import_maps WHERE columns_key = ${file.columnsKey} ORDER BY updated_at DESC LIMIT 1`,
  )
  const [last] = await select(
    db,
    LAST,
    sql`FROM import_batches b JOIN import_files f ON f.id = b.file_id
      WHERE f.columns_key = ${file.columnsKey} AND f.id <> ${file.id} ORDER BY b.id DESC LIMIT 1`,
  )
  const batch = saved ?? last
  const map = batch && usable(batch.map, batch.orderLost)
  if (!batch || !map) return null
  return { map, options: batch.options, from: saved ? 'saved' : 'last', name: saved?.name ?? null }
}

/**
 * The map suggested by the columns themselves. Vehicles become drafts, so that nothing is published unseen.
 */
function suggestedMap({ facts }: ImportFile, suggestions: readonly Suggestion[]): StartingMap {
  const fields: ImportMap['fields'] = Object.fromEntries(
    suggestions.map(({ field, source }): [ImportField, typeof source] => [field, source]),
  )
  const currency = suggestCurrency(facts.columns, suggestions)
  const priceType = suggestPriceType(suggestions)
  const { decimal, delimiter, encoding, headerRow = 1 } = facts
  const key = !fields.chassis && fields.officeFileNo ? 'officeFileNo' : 'chassis'
  const map: ImportMap = {
    key,
    file: { delimiter, decimal, encoding, headerRow },
    references: {},
    fields: {
      status: { constant: 'DRAFT' },
      ...fields,
      ...(currency && { currency }),
      ...(priceType && { priceType }),
    },
  }
  return { map, options: DEFAULT_OPTIONS, from: 'suggestion', name: null }
}

function startOf(
  file: ImportFile,
  stored: StartingMap | null,
  suggestions: readonly Suggestion[],
): StartingMap {
  const own = usable(file.map, file.orderLost)
  if (own) return { map: own, options: file.options ?? DEFAULT_OPTIONS, from: 'file', name: null }
  if (!stored) return suggestedMap(file, suggestions)
  // The columns are the same; this file's format may differ.
  const { delimiter, encoding, headerRow = 1 } = file.facts
  const { decimal } = stored.map.file
  return { ...stored, map: { ...stored.map, file: { decimal, delimiter, encoding, headerRow } } }
}

async function checkOf(db: Db, { checkJob, checkResult }: ImportFile): Promise<CheckView | null> {
  if (checkResult) return { progress: null, ...checkResult }
  if (checkJob === null) return null
  const [state = 'failed'] = await selectValues(
    db,
    text(sql`state`),
    sql`FROM pgboss.job WHERE id = ${checkJob}::uuid AND name = ${checkImportQueue.name}`,
  )
  if (state === 'created' || state === 'retry') return { state: 'waiting', progress: null }
  if (state === 'active' || state === 'completed')
    return { state: 'running', progress: await readProgress(db, checkJob) }
  const nothing = { counts: { created: 0, updated: 0, skipped: 0, rejected: 0 }, rows: 0 }
  const problem = 'The check failed on our side. Please try again.'
  const empty = { reasons: [], rejected: [], made: [], finishedAt: new Date(0).toISOString() }
  return { progress: null, state: 'failed', problem, ...nothing, ...empty }
}

/** Only the progress of a file's check: what a waiting screen polls. */
export async function getCheck(req: PayloadRequest, id: number): Promise<CheckView | null> {
  const actor = await requireImporter(req)
  const file = await readFile(req.payload.db.drizzle, id)
  requireVisible(actor, file.createdBy)
  return checkOf(req.payload.db.drizzle, file)
}

/**
 * An uploaded file, with a map to start with.
 *
 * @throws AppError 403, 404
 */
export async function getImportFile(req: PayloadRequest, id: number): Promise<ImportFileView> {
  const actor = await requireImporter(req)
  const db = req.payload.db.drizzle
  const file = await readFile(db, id)
  requireVisible(actor, file.createdBy)
  const entries = await listImportEntries(db, await listImportPlaces(db, actor.showrooms))
  const suggestions = suggestMap(file.facts.columns, entries)
  const importId = await getBatchOf(db, id)
  const { chosenRows: _, ...facts } = file.facts
  const same = await listSameFileImports(db, file.sha256, ownedOnly(actor))
  return {
    id,
    name: file.name,
    bytes: file.bytes,
    isKept: file.storageKey !== null,
    facts,
    start: startOf(file, await storedMap(db, file), suggestions),
    suggestions,
    check: await checkOf(db, file),
    importId,
    sameFile: same.filter((one) => one.fileId !== id),
    createdAt: file.createdAt,
  }
}

/** The import started with a file and not undone; null for none. */
export async function getBatchOf(db: Db, fileId: number): Promise<number | null> {
  const [id] = await selectValues(
    db,
    importBatches.id,
    sql`FROM import_batches WHERE file_id = ${fileId} AND state <> 'undone' ORDER BY id DESC LIMIT 1`,
  )
  return id ?? null
}
