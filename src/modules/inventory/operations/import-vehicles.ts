import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { badRequest, conflict, forbidden } from '@/kernel/errors'
import { can, visibleShowrooms } from '@/modules/accounts/rules/permissions'
import { actorOf } from '@/server/permissions'
import type { Run } from '../import/chunk'
import { fieldSpec } from '../import/fields'
import { noClaims } from '../import/judge'
import {
  type Counts,
  countRows,
  holdBatch,
  type ImportOptions,
  type LogRow,
  markBatch,
  NO_COUNTS,
  openBatch,
  readBatch,
  readPosition,
} from '../import/log'
import { compileMap, type MappedRow, type RowMapper } from '../import/map/compile'
import { quoted } from '../import/map/read-value'
import type { ImportMap } from '../import/map/schema'
import { entityMemory } from '../import/references/entity'
import { CREATABLE_FIELDS, type ListKey } from '../import/references/lists'
import { lookUp } from '../import/references/lookup'
import type { ReferencePolicy } from '../import/references/resolve'
import { importSafely } from '../import/run'
import { type ImportSource, inspectSource, type SourceFacts, sourceRows } from '../import/source'

/** Rows of one transaction. */
export const IMPORT_CHUNK_ROWS = 1000

/** How far an import is. */
export type ImportProgress = {
  /** null in a dry run. */
  batchId: number | null
  /** Rows read, those of an earlier run of the same batch included. */
  rows: number
  total: number
  counts: Counts
}

export type ImportRequest = {
  payload: Payload
  source: ImportSource
  map: ImportMap
  options: ImportOptions
  /** On whose behalf; needs the right to create and change vehicles. Without one: the system itself. */
  user?: PayloadRequest['user']
  /** Judges every row as an import would and writes nothing. */
  dryRun?: boolean
  /** Goes on with a batch that was interrupted; file, map and options must be the same. */
  resume?: number
  chunkRows?: number
  onProgress?: (progress: ImportProgress) => void
  /** What became of the rows of each chunk, once it is committed. */
  onRows?: (rows: readonly LogRow[]) => void | Promise<void>
  /** Ends the import after the running chunk; it can be resumed. */
  signal?: AbortSignal
}

export type ImportResult = {
  batchId: number | null
  state: 'finished' | 'interrupted'
  counts: Counts
  /** Rows that this run read and the time that they took, from the first to the last commit. */
  rows: number
  seconds: number
}

/**
 * Imports a file: every row becomes a vehicle, changes one, is skipped or is rejected with its reasons, by the
 * rules of a save. A transaction for each chunk; a row's error stops nothing but itself.
 *
 * @throws AppError 400 for a file or map that cannot be used, 403, 409 when the batch is not as it was or is
 *   being worked on. Whatever else ends it, such as a lost database, is thrown after the batch is marked, and
 *   the batch can be resumed.
 */
export async function importVehicles(request: ImportRequest): Promise<ImportResult> {
  const { map, payload, source } = request
  const facts = await inspectSource(source, map.file.delimiter)
  const mapper = compileMap(map, facts.header)
  const run = await prepare(request)
  await checkConstants(payload, map, run.policy)
  if (request.dryRun) return runRows(request, run, mapper, facts, 0)
  const batchId = request.resume ?? (await open(request, facts))
  return holdBatch(payload, batchId, () =>
    runBatch(request, { ...run, ...traceOf(batchId, source.name, run) }, mapper, facts),
  )
}

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

/** How the audit log names the batch: as the actor where nobody asked for it, as the request in any case. */
const traceOf = (batchId: number, fileName: string, { user }: Run): Pick<Run, 'batchId' | 'trace'> => ({
  batchId,
  trace: {
    action: 'import',
    requestId: `import-${batchId}`,
    ...(user ? {} : { actorLabel: `Import ${batchId}: ${fileName}`, actorKind: 'system' as const }),
  },
})

async function prepare({ map, options, payload, user }: ImportRequest): Promise<Run> {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const actor = await actorOf(req)
  if (user && !(can(actor, 'inventory', 'create') && can(actor, 'inventory', 'update'))) throw forbidden()
  const creatable: readonly ListKey[] = CREATABLE_FIELDS
  return {
    payload,
    batchId: null,
    key: map.key,
    onExisting: options.onExisting,
    policy: {
      creates: (list) => createsIn(map, options, list === 'featureGroup' ? 'features' : list, creatable),
      featureGroup: map.featureGroup,
      showrooms: user ? visibleShowrooms(actor) : 'all',
    },
    actor: { roleId: actor.kind === 'staff' ? actor.roleId : null },
    user: user ?? null,
    trace: {},
    claims: noClaims(),
    memory: entityMemory(),
  }
}

/** New features need a group, so a general choice to create does not reach them without one. */
function createsIn(
  map: ImportMap,
  options: ImportOptions,
  list: ListKey,
  creatable: readonly ListKey[],
): boolean {
  if (!creatable.includes(list) || (list === 'features' && !map.featureGroup)) return false
  return (map.references[list as keyof ImportMap['references']] ?? options.references) === 'create'
}

/** A constant that no list has would reject every row; better to say so at once. */
async function checkConstants(payload: Payload, map: ImportMap, policy: ReferencePolicy): Promise<void> {
  const layer = entityMemory().layer()
  for (const [field, { constant }] of Object.entries(map.fields)) {
    const list = field as keyof typeof map.fields
    const { kind, label } = fieldSpec(list)
    if (constant == null || (kind !== 'link' && kind !== 'list') || policy.creates(list as ListKey)) continue
    if (list === 'model' || list === 'modelCode') continue
    const names = [constant].flat().map((name) => String(name).trim())
    await lookUp(
      payload.db.drizzle,
      list as ListKey,
      names.map((name) => ({ name, parent: null })),
      layer,
      policy.showrooms,
    )
    const missing = names.filter((name) => !layer.get(list as ListKey, null, name))
    if (missing.length > 0)
      throw badRequest(
        `The map sets ${label} to ${missing.map(quoted).join(', ')}, which does not exist or is not unique.`,
      )
  }
}

async function runBatch(
  request: ImportRequest,
  run: Run,
  mapper: RowMapper,
  facts: SourceFacts,
): Promise<ImportResult> {
  const { payload } = request
  const db = payload.db.drizzle
  const batchId = run.batchId as number
  const from = request.resume === undefined ? 0 : await goOn(request, run, facts)
  const at = { counts: NO_COUNTS }
  try {
    const result = await runRows(request, run, mapper, facts, from)
    await db.execute(sql`SELECT refresh_search_terms()`)
    await db.execute(sql`SELECT refresh_search_popularity()`)
    at.counts = await markBatch(db, batchId, result.state, null)
    return { ...result, counts: at.counts }
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
    // The database may be what is gone; then the batch stays "running" and can be resumed all the same.
    await markBatch(db, batchId, 'interrupted', problem).catch(() => undefined)
    throw error
  }
}

/** Checks that the batch can go on with this file, and gives the last row that it has. */
async function goOn(
  { map, options, payload }: ImportRequest,
  run: Run,
  { sha256 }: SourceFacts,
): Promise<number> {
  const db = payload.db.drizzle
  const batch = await readBatch(db, run.batchId as number)
  if (batch.state === 'finished' || batch.state === 'undone')
    throw conflict(`Import ${batch.id} is ${batch.state} and cannot be resumed.`)
  const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
  if (batch.sha256 !== sha256)
    throw conflict(`Import ${batch.id} was of another file: ${batch.fileName} has changed.`)
  if (!same(batch.map, map))
    throw conflict(`Import ${batch.id} used another map. Resume it with the same one.`)
  if (!same(batch.options, options))
    throw conflict(`Import ${batch.id} was started with other options: ${JSON.stringify(batch.options)}.`)
  const { claims, rowNo } = await readPosition(db, batch.id)
  Object.assign(run.claims, claims)
  await markBatch(db, batch.id, 'running', null)
  return rowNo
}

/** The same whatever order the database keeps the keys in. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value

async function* chunksOf(
  { chunkRows = IMPORT_CHUNK_ROWS, map, source }: ImportRequest,
  mapper: RowMapper,
  from: number,
): AsyncGenerator<MappedRow[]> {
  let chunk: MappedRow[] = []
  for await (const { cells, rowNo } of sourceRows(source, map.file.delimiter)) {
    if (rowNo <= from) continue
    chunk.push(mapper(rowNo, cells))
    if (chunk.length < chunkRows) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

async function runRows(
  request: ImportRequest,
  run: Run,
  mapper: RowMapper,
  facts: SourceFacts,
  from: number,
): Promise<ImportResult> {
  const { onProgress, onRows, payload, signal } = request
  const counts =
    run.batchId === null || from === 0 ? { ...NO_COUNTS } : await countRows(payload.db.drizzle, run.batchId)
  const since = performance.now()
  let rows = 0
  for await (const chunk of chunksOf(request, mapper, from)) {
    if (signal?.aborted) return result('interrupted')
    const log = await importSafely(run, chunk)
    for (const { outcome } of log) counts[outcome] += 1
    rows += chunk.length
    await onRows?.(log)
    const read = (chunk.at(-1)?.rowNo ?? 1) - 1
    onProgress?.({ batchId: run.batchId, rows: read, total: facts.rows, counts: { ...counts } })
  }
  return result('finished')

  function result(state: ImportResult['state']): ImportResult {
    return { batchId: run.batchId, state, counts, rows, seconds: (performance.now() - since) / 1000 }
  }
}
