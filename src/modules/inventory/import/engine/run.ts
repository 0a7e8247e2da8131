import { issue } from '@/kernel/issue'
import { importChunk, type Run } from './chunk'
import { faultMessage, isClash, isRowFault } from './faults'
import { type LogRow, logRows } from './log'
import type { MappedRow } from './map/compile'

/** How often a chunk that others were in the way of is tried before its rows are looked at one by one. */
const TRIES = 3

/**
 * Does the work on all rows at once. Where the database refuses that, they are halved until the ones that are
 * to blame stand alone, so that these alone fail.
 *
 * @param together does the work in one transaction; gives the error where the rows have to answer for it
 * @param alone what becomes of a row that cannot be worked on
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
 * Imports a chunk whatever its rows do: one that the database refuses is rejected with its words and the
 * others are imported. What no row can be blamed for, such as a lost connection, is thrown.
 *
 * @returns what became of each row, in their order; all of it is committed
 */
export const importSafely = (run: Run, rows: readonly MappedRow[]): Promise<LogRow[]> =>
  halving(
    rows,
    (some) => tryRows(() => importChunk(run, some), run.memory.forget),
    (row, error) => importAlone(run, row, error),
  )

/**
 * Runs a transaction over some rows, again when others were in its way.
 *
 * @param forget drops what was remembered before a new try; an entry of a list may be gone by now
 * @returns its result, or the error for which the rows have to answer
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
