import { expect } from 'vitest'
import { getTestPayload } from '../setup/payload'

type Statement = readonly [text: string, values: unknown[]]

/**
 * Starts work during another change: the change is made but not committed, the work gets to where it has to
 * wait for it, then the change is finished and committed.
 *
 * @param change what has been done by then
 * @param work what is requested meanwhile
 * @param rest what is done before the commit
 */
export async function amidChange<T>(
  change: Statement,
  work: () => Promise<T>,
  rest: readonly Statement[] = [],
): Promise<T> {
  const { pool } = (await getTestPayload()).db
  const client = await pool.connect()
  const waiting = async () =>
    (await pool.query('SELECT pid FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [pid])).rows
  let pid = 0
  let isOver = false
  try {
    await client.query('BEGIN')
    pid = (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
    await client.query(...change)
    const answer = work()
    await expect.poll(waiting, { timeout: 10_000 }).not.toEqual([])
    for (const statement of rest) await client.query(...statement)
    await client.query('COMMIT')
    isOver = true
    return await answer
  } finally {
    // A connection in the middle of a transaction must not be used by others.
    client.release(!isOver)
  }
}
