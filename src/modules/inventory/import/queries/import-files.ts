import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { all, iso } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { FileFacts } from '../engine/analyse'
import type { CheckResult } from '../engine/check-result'
import type { ImportField } from '../engine/fields'
import { type ImportFile, readFile } from '../engine/file'
import type { ImportOptions } from '../engine/log'
import { readKeptMap } from '../engine/map/read-map'
import type { ImportMap } from '../engine/map/schema'
import { ownedOnly, requireImporter, requireVisible } from '../engine/permission'
import { readProgress, type WorkProgress } from '../engine/progress'
import { checkImportQueue } from '../engine/queues'
import { suggestCurrency } from '../engine/suggest/currency'
import { type Suggestion, suggestMap } from '../engine/suggest/suggest-map'
import { importEntries } from './import-entries'
import { type ImportSummary, sameFileImports } from './imports'

/** How the check of a file stands. */
export type CheckView =
  | { state: 'waiting' | 'running'; progress: WorkProgress | null }
  | ({ progress: null } & CheckResult)

/** A map that can be begun with, and where it comes from. */
export type StartingMap = {
  map: ImportMap
  options: ImportOptions
  /** 'file': as it was left. 'saved': kept under a name for these columns. 'last': of the last such import. */
  from: 'file' | 'saved' | 'last' | 'suggestion'
  name: string | null
}

/** A file with all that the screen needs to go on with it. */
export type ImportFileView = {
  id: number
  name: string
  bytes: number
  isKept: boolean
  facts: FileFacts
  start: StartingMap
  suggestions: Suggestion[]
  check: CheckView | null
  /** The import that was begun with it. */
  importId: number | null
  /** Imports of the same bytes under another upload. */
  sameFile: ImportSummary[]
  createdAt: string
}

/** A file that nothing came of yet. */
export type WaitingFile = {
  id: number
  name: string
  rows: number
  createdBy: string | null
  createdAt: string
}

const DEFAULT_OPTIONS: ImportOptions = { onExisting: 'skip', references: 'reject' }

/** A map that was good once may name fields that are gone. */
function usable(map: unknown, orderLost: boolean): ImportMap | null {
  try {
    return readKeptMap(map, orderLost)
  } catch {
    return null
  }
}

async function keptMap(db: Db, file: ImportFile): Promise<StartingMap | null> {
  const saved = await db.execute(sql`
    SELECT name, map, order_lost, options FROM import_maps WHERE columns_key = ${file.columnsKey} ORDER BY updated_at DESC LIMIT 1`)
  const last = await db.execute(sql`
    SELECT b.map, b.order_lost, b.options FROM import_batches b JOIN import_files f ON f.id = b.file_id
    WHERE f.columns_key = ${file.columnsKey} AND f.id <> ${file.id} ORDER BY b.id DESC LIMIT 1`)
  const found = saved.rows[0] ?? last.rows[0]
  const map = usable(found?.map, found?.order_lost === true)
  if (!found || !map) return null
  const isSaved = Boolean(saved.rows[0])
  return {
    map,
    options: found.options as ImportOptions,
    from: isSaved ? 'saved' : 'last',
    name: isSaved ? String(found.name) : null,
  }
}

/** The map that the columns themselves suggest. Drafts, so that nothing is published unseen. */
function suggestedMap({ facts }: ImportFile, suggestions: readonly Suggestion[]): StartingMap {
  const fields: ImportMap['fields'] = Object.fromEntries(
    suggestions.map(({ field, source }): [ImportField, typeof source] => [field, source]),
  )
  const currency = suggestCurrency(facts.columns, suggestions)
  const { decimal, delimiter, encoding } = facts
  const key = !fields.chassis && fields.officeFileNo ? 'officeFileNo' : 'chassis'
  const map: ImportMap = {
    key,
    file: { delimiter, decimal, ...(encoding === 'utf-8' ? {} : { encoding }) },
    references: {},
    fields: { status: { constant: 'DRAFT' }, ...fields, ...(currency ? { currency } : {}) },
  }
  return { map, options: DEFAULT_OPTIONS, from: 'suggestion', name: null }
}

function startOf(
  file: ImportFile,
  kept: StartingMap | null,
  suggestions: readonly Suggestion[],
): StartingMap {
  const own = usable(file.map, file.orderLost)
  if (own) return { map: own, options: file.options ?? DEFAULT_OPTIONS, from: 'file', name: null }
  if (!kept) return suggestedMap(file, suggestions)
  // The columns are the same; how this file is written may differ.
  const { delimiter, encoding } = file.facts
  const written = encoding === 'utf-8' ? { delimiter } : { delimiter, encoding }
  return { ...kept, map: { ...kept.map, file: { decimal: kept.map.file.decimal, ...written } } }
}

async function checkOf(db: Db, { checkJob, checkResult }: ImportFile): Promise<CheckView | null> {
  if (checkResult) return { progress: null, ...checkResult }
  if (checkJob === null) return null
  const { rows } = await db.execute(sql`
    SELECT state, coalesce(output ->> 'message', output -> 'value' ->> 'message') AS problem FROM pgboss.job
    WHERE id = ${checkJob}::uuid AND name = ${checkImportQueue.name}`)
  const state = String(rows[0]?.state ?? 'failed')
  if (state === 'created' || state === 'retry') return { state: 'waiting', progress: null }
  if (state === 'active' || state === 'completed')
    return { state: 'running', progress: await readProgress(db, checkJob) }
  const nothing = { counts: { created: 0, updated: 0, skipped: 0, rejected: 0 }, rows: 0 }
  const problem = 'The check broke off on our side. Try it again.'
  const found = { reasons: [], rejected: [], made: [], finishedAt: new Date(0).toISOString() }
  return { progress: null, state: 'failed', problem, ...nothing, ...found }
}

/** How far the check of a file is, and nothing else: what a waiting screen asks for. */
export async function getCheck(req: PayloadRequest, id: number): Promise<CheckView | null> {
  const actor = await requireImporter(req)
  const file = await readFile(req.payload.db.drizzle, id)
  requireVisible(actor, file.createdBy)
  return checkOf(req.payload.db.drizzle, file)
}

/**
 * A file that was sent, with a map to begin with.
 *
 * @throws AppError 403, 404
 */
export async function getImportFile(req: PayloadRequest, id: number): Promise<ImportFileView> {
  const actor = await requireImporter(req)
  const db = req.payload.db.drizzle
  const file = await readFile(db, id)
  requireVisible(actor, file.createdBy)
  const suggestions = suggestMap(file.facts.columns, await importEntries(db, actor.showrooms))
  const begun = await db.execute(sql`
    SELECT id FROM import_batches WHERE file_id = ${id} AND state <> 'undone' ORDER BY id DESC LIMIT 1`)
  const importId = begun.rows[0] ? Number(begun.rows[0].id) : null
  const same = await sameFileImports(db, file.sha256, ownedOnly(actor))
  return {
    id,
    name: file.name,
    bytes: file.bytes,
    isKept: file.storageKey !== null,
    facts: file.facts,
    start: startOf(file, await keptMap(db, file), suggestions),
    suggestions,
    check: await checkOf(db, file),
    importId,
    sameFile: same.filter((one) => one.fileId !== id),
    createdAt: file.createdAt,
  }
}

/** Files that were sent and not imported yet, the newest first. */
export async function listWaitingFiles(req: PayloadRequest): Promise<WaitingFile[]> {
  const owner = ownedOnly(await requireImporter(req))
  const { rows } = await req.payload.db.drizzle.execute(sql`
    SELECT f.id, f.name, f.facts -> 'rows' AS rows, f.created_at,
      coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) AS created_name
    FROM import_files f LEFT JOIN users u ON u.id = f.created_by
    WHERE ${all([
      sql`f.storage_key IS NOT NULL`,
      sql`NOT EXISTS (SELECT FROM import_batches b WHERE b.file_id = f.id)`,
      owner !== null && sql`f.created_by = ${owner}`,
    ])} ORDER BY f.id DESC LIMIT 10`)
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    rows: Number(row.rows),
    createdBy: row.created_name == null ? null : String(row.created_name),
    createdAt: iso(row.created_at),
  }))
}
