import { issue } from '@/kernel/issue'
import { faultMessage, isClash, isRowFault } from './database-faults'
import { type LogRow, logRows } from './import-batches'
import { type Beside, importChunk } from './import-chunk'
import type { Run } from './import-run-type'
import type { MappedRow } from './map/compile-map'

/** How often a chunk is retried after conflicts before its rows are processed one by one. */
const TRIES = 3

/**
 * Processes all rows at once. If the database rejects that, they are halved until the rows at fault are
 * isolated, so that only they fail.
 *
 * @param together processes rows in one transaction; returns the error if the rows are to blame
 * @param alone the outcome of a row that cannot be processed
 * @returns the outcomes in the order of the rows
 */
export async function halving<Row, Done>(
  rows: readonly Row[],
  together: (rows: readonly Row[]) => Promise<Done[] | Error>,
  alone: (row: Row, error: Error) => Promise<Done>,
): Promise<Done[]> {
  if (rows.length === 0) return []
  const done = await together(rows)
  if (!(done instanceof Error)) return done
  const [first] = rows
  if (rows.length === 1 && first !== undefined) return [await alone(first, done)]
  const half = Math.ceil(rows.length / 2)
  const before = await halving(rows.slice(0, half), together, alone)
  return [...before, ...(await halving(rows.slice(half), together, alone))]
}

/**
 * Imports a chunk whatever its rows do: a row that the database rejects gets its message as the reason, and
 * the others are imported. Errors that no row caused, such as a lost connection, are thrown.
 *
 * @returns the outcome of each row, in order; all of it is committed
 */
export const importWithRetries = (run: Run, rows: readonly MappedRow[], beside?: Beside): Promise<LogRow[]> =>
  halving(
    rows,
    (some) => tryRows(() => importChunk(run, some, beside), run.memory.forget),
    (row, error) => importAlone(run, row, error),
  )

/**
 * Runs a transaction over some rows, retrying after conflicts.
 *
 * @param forget discards cached data before a retry; a list entry may have been removed
 * @returns its result, or the error that the rows caused
 */
export async function tryRows<T>(work: () => Promise<T>, forget: () => void): Promise<T | Error> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (!isRowFault(error)) throw error
      forget()
      if (left > 1 && isClash(error)) continue
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}

async function importAlone(run: Run, row: MappedRow, error: Error): Promise<LogRow> {
  const key = row.values[run.key]
  const log: LogRow = {
    rowNo: row.rowNo,
    outcome: 'rejected',
    vehicleId: null,
    key: typeof key === 'string' ? key : null,
    reasons: [faultMessage(error)],
    issues: [issue('', faultMessage(error))],
    before: null,
    made: null,
    writtenAt: null,
  }
  if (run.batchId !== null) await logRows(run.payload.db.drizzle, run.batchId, [log])
  return log
}
