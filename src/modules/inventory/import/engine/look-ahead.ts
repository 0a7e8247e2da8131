import { type Checked, checkAhead } from './check-chunk'
import type { Claims } from './check-rows'
import type { LogRow } from './import-batches'
import type { Run } from './import-run-type'
import { importWithRetries } from './import-with-retries'
import type { MappedRow } from './map/compile-map'

/** A chunk, and what imports it. */
type Work = { rows: MappedRow[]; write: () => Promise<LogRow[]> }

/** A chunk that is being written: the next one can be validated as if it were written already. */
type Start = { claims: Claims; era: object } | null

/** What was validated ahead holds only if the chunk before was written as validated; otherwise the run's memory is a new one. */
type Ahead = { checked: Checked; era: object } | null

/**
 * The chunks of a file, to be written one after another. While the database writes one, the next is read and validated.
 * List entries that are being written are in the run's memory. Rows of vehicles that have to be locked are not validated
 * ahead.
 */
export async function* lookAhead(run: Run, chunks: AsyncGenerator<MappedRow[]>): AsyncGenerator<Work> {
  let next = chunks.next()
  let ahead: Promise<Ahead> = Promise.resolve(null)
  let isOver = false
  // Resolved inside the transaction that writes; what waits for it out here is no part of that transaction.
  let start = Promise.withResolvers<Start>()
  try {
    for (;;) {
      const { done, value: rows } = await next
      if (done) return
      const checked = await ahead
      const own = Promise.withResolvers<Start>()
      start = own
      next = own.promise.then(() => (isOver ? { done: true, value: undefined } : chunks.next()))
      ahead = checkNext(run, own.promise, next)
      yield { rows, write: () => write(run, rows, checked, own.resolve) }
      own.resolve(null)
    }
  } finally {
    isOver = true
    start.resolve(null)
    await ahead
    // Errors in the file appear while reading it; closing it has nothing to add.
    await chunks.return(undefined).catch(() => undefined)
  }
}

function write(
  run: Run,
  rows: MappedRow[],
  ahead: Ahead,
  onStart: (start: Start) => void,
): Promise<LogRow[]> {
  if (run.batchId === null) onStart(null) // there is nothing to wait for
  return importWithRetries(run, rows, {
    checked: () => (ahead && ahead.era === run.memory.era() ? ahead.checked : null),
    onWriting: (claims) => onStart({ claims, era: run.memory.era() }),
  })
}

/** Whatever fails here is met again when the chunk is validated in its own transaction. */
async function checkNext(
  run: Run,
  starting: Promise<Start>,
  next: Promise<IteratorResult<MappedRow[]>>,
): Promise<Ahead> {
  try {
    const [start, { done, value: rows }] = await Promise.all([starting, next])
    if (!start || done) return null
    const checked = await checkAhead(run, run.payload.db.drizzle, rows, start.claims)
    return checked && { checked, era: start.era }
  } catch {
    return null
  }
}
