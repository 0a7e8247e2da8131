import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import { defineJob, GiveUp, type JobContext } from '@/server/jobs/define-job'
import { userOf } from '@/server/jobs/job-user'
import { storage } from '@/server/storage'
import {
  type CheckResult,
  type RejectedRow,
  STORED_NAMES,
  STORED_REASONS,
  STORED_ROWS,
} from '../engine/check-result'
import type { LogRow } from '../engine/import-batches'
import { fieldSpec, type ImportField } from '../engine/import-fields'
import { checkReportKey, formatOf, readFile } from '../engine/import-file'
import { NO_COUNTS } from '../engine/import-outcome'
import { checkImportQueue } from '../engine/import-queues'
import { progressWriter } from '../engine/job-progress'
import type { MappedRow } from '../engine/map/compile-map'
import { readStoredMap } from '../engine/map/read-map'
import { outcomeCounter } from '../engine/report/outcome-counter'
import { rejectedHeader, rejectedLine } from '../engine/report/rejected-lines'
import { type ImportFile, storedSource } from '../engine/stored-source'
import { type ImportResult, importVehicles } from '../operations/import-vehicles'

/** Writes rejected rows to the storage as they are found. */
function reportWriter({ facts, id }: ImportFile, jobId: string) {
  const header = facts.columns.map(({ name }) => name)
  const lines = new PassThrough()
  const stored = storage().putStream(checkReportKey(id, jobId), lines, 'text/csv')
  // Both are awaited at the end; a failure before that must not be unhandled.
  stored.catch(() => undefined)
  lines.on('error', () => undefined)
  const write = async (text: string): Promise<void> => {
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), stored])
  }
  return {
    begin: () => write(rejectedHeader(header)),
    add: (log: readonly LogRow[], rows: readonly MappedRow[]) =>
      write(
        log
          .map(({ outcome, reasons, rowNo }, index) =>
            outcome === 'rejected' ? rejectedLine(header, rows[index]?.cells ?? [], rowNo, reasons) : '',
          )
          .join(''),
      ),
    end: async () => {
      lines.end()
      await stored
    },
    /** Gives the file back after a failure: one that stays open ends the process when it is collected. */
    discard: async () => {
      lines.destroy(new Error('The check has failed'))
      await stored.catch(() => undefined)
    },
  }
}

/** Writes the report while `check` runs; without a result it is given up. */
async function reported<T>(report: ReturnType<typeof reportWriter>, check: () => Promise<T>): Promise<T> {
  try {
    await report.begin()
    const result = await check()
    await report.end()
    return result
  } catch (error) {
    await report.discard()
    throw error
  }
}

const madeOf = (made: ImportResult['made']): CheckResult['made'] =>
  Object.entries(made).map(([list, names]) => ({
    list,
    label: list === 'featureGroup' ? 'Feature group' : fieldSpec(list as ImportField).label,
    count: names.length,
    names: names.slice(0, STORED_NAMES),
  }))

/** Collects why rows are rejected, the first of them, and what is changed in the others. */
function rejections() {
  const counter = outcomeCounter()
  const rejected: RejectedRow[] = []
  const add = (log: readonly LogRow[]): void => {
    counter.add(log)
    for (const { issues, key, outcome, rowNo } of log)
      if (outcome === 'rejected' && rejected.length < STORED_ROWS) rejected.push({ rowNo, key, issues })
  }
  const resultSoFar = () => ({
    reasons: counter.reasons().slice(0, STORED_REASONS),
    notes: counter.notes().slice(0, STORED_REASONS),
    rejected,
  })
  return { add, resultSoFar }
}

const EMPTY_RESULT = { counts: NO_COUNTS, rows: 0, reasons: [], notes: [], rejected: [], made: [] }

type Check = JobContext<{ fileId: number; userId: number }>

async function checkFile(
  file: ImportFile,
  { input, payload, progress, rootId, signal }: Check,
): Promise<CheckResult> {
  const map = readStoredMap(file.map, file.orderLost)
  const options = file.options!
  const overtaken = new AbortController()
  const rejected = rejections()
  const report = reportWriter(file, rootId)
  const writer = progressWriter(payload, rootId)
  const check = async () => {
    await writer(0, file.facts.rows, {}, 0)
    return importVehicles({
      payload,
      source: storedSource(file),
      format: formatOf(file, map),
      map,
      options,
      user: await userOf(payload, input.userId),
      dryRun: true,
      signal: AbortSignal.any([signal, overtaken.signal]),
      onRows: async (log, mapped) => {
        rejected.add(log)
        await report.add(log, mapped)
      },
      onProgress: async (at) => {
        await writer(at.rows, at.total, at.counts, at.fresh)
        await progress(at.rows, at.total, file.name)
        if ((await readFile(payload.db.drizzle, file.id)).checkJob !== rootId) overtaken.abort()
      },
    })
  }
  const { counts, made, rows, state } = await reported(report, check)
  if (state === 'interrupted' && !overtaken.signal.aborted) throw new Error('The worker was stopped')
  return {
    state: state === 'finished' ? 'done' : 'stopped',
    problem: null,
    counts,
    rows,
    ...rejected.resultSoFar(),
    made: madeOf(made),
    finishedAt: new Date().toISOString(),
  }
}

async function storeResult(
  { db }: Payload,
  fileId: number,
  jobId: string,
  result: CheckResult,
): Promise<void> {
  const { rowCount } = await db.drizzle.execute(sql`
    UPDATE import_files SET check_result = ${JSON.stringify(result)}::jsonb
    WHERE id = ${fileId} AND check_job = ${jobId}::uuid`)
  if (rowCount === 0) await storage().remove(checkReportKey(fileId, jobId))
}

/** The dry run of a whole file. Its result is stored with the file; only a lost database is retried. */
export const checkImportJob = defineJob(checkImportQueue, async (context) => {
  const { input, payload, rootId } = context
  try {
    const file = await readFile(payload.db.drizzle, input.fileId)
    if (file.checkJob !== rootId) return
    await storeResult(payload, file.id, rootId, await checkFile(file, context))
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof GiveUp)) throw error
    const failed = { ...EMPTY_RESULT, state: 'failed' as const, problem: error.message }
    await storeResult(payload, input.fileId, rootId, { ...failed, finishedAt: new Date().toISOString() })
  }
})
