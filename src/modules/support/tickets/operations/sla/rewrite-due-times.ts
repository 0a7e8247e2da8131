import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { number } from '@/server/rows/fields'
import { count, selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { writeDueTimes } from './write-due-times'

/** How many are written, and locked, at once. */
const CHUNK = 500

const unresolved = (departmentId: number, after: number) =>
  sql`FROM support_tickets WHERE department_id = ${departmentId} AND id > ${after}
    AND status IN ('OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD')`

/**
 * Writes the due times of all unresolved tickets of a department, a chunk in a transaction each; those that are resolved are
 * counted again once they are opened again.
 */
export async function rewriteDueTimes(
  payload: Payload,
  departmentId: number,
  { progress, signal }: { signal: AbortSignal; progress: (done: number, total: number) => Promise<void> },
): Promise<void> {
  const total = await count(payload, unresolved(departmentId, 0))
  for (let done = 0, last = 0; ; ) {
    if (signal.aborted) throw new Error('The worker was stopped')
    const chunk = await selectValues(
      payload,
      number(sql`id`),
      sql`${unresolved(departmentId, last)} ORDER BY id LIMIT ${CHUNK}`,
    )
    if (chunk.length === 0) return
    await inTransaction({ payload }, (_, db) => writeDueTimes(db, chunk))
    done += chunk.length
    last = chunk.at(-1) ?? last
    await progress(Math.min(done, total), total)
  }
}
