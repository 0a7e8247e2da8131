import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { storable } from '../audit/audit-stamp'
import { SIGN_IN_AREA } from '../audit/record-event'
import { logger } from '../logger'

/** One row about refused sign-ins, with the moment of the refusal. */
export type RefusalRow = {
  at: Date
  actorLabel: string
  ip: string | null
  requestId: string | null
  detail: string
}

/** How many rows one statement writes. */
const AT_ONCE = 200
/** The pauses between attempts at a database that does not answer grow from the first to the second. */
const PAUSE_MS = { first: 100, longest: 5_000 }

async function insert(payload: Payload, rows: readonly RefusalRow[]): Promise<void> {
  const values = rows.map(
    ({ actorLabel, at, detail, ip, requestId }) =>
      sql`(${at.toISOString()}::timestamptz, ${storable(actorLabel)}, 'guest', ${ip}, ${requestId}, 'sign-in-failed',
        ${SIGN_IN_AREA}, ${storable(detail, 2000)})`,
  )
  await payload.db.drizzle.execute(sql`
    INSERT INTO audit_log (at, actor_label, actor_kind, ip, request_id, action, area, detail)
    VALUES ${sql.join(values, sql`, `)}`)
}

/**
 * Writes rows in the order in which they come, by one statement at a time, which takes one connection however many
 * there are. Rows that could not be written stay and are written later. If the connection was lost after the database
 * had stored them they are written twice, with the same request's id: better than not at all.
 */
export function writeRefusals(payload: Payload) {
  let waiting: { row: RefusalRow; done: () => void }[] = []
  let running: Promise<void> | null = null

  const isClosed = () => payload.db.pool.ending

  async function write(): Promise<void> {
    let pause = PAUSE_MS.first
    while (waiting.length > 0 && !isClosed()) {
      const some = waiting.slice(0, AT_ONCE)
      try {
        await insert(
          payload,
          some.map(({ row }) => row),
        )
        waiting = waiting.slice(some.length)
        for (const { done } of some) done()
        pause = PAUSE_MS.first
      } catch (error) {
        logger.error(
          { err: error, rows: waiting.length },
          'refused sign-ins wait to be written to the audit log',
        )
        await sleep(pause)
        pause = Math.min(PAUSE_MS.longest, pause * 2)
      }
    }
    if (waiting.length > 0)
      logger.error({ rows: waiting.length }, 'refused sign-ins were not written: we are closing')
    running = null
  }

  return {
    /** Resolves when the row is stored. */
    add: (row: RefusalRow): Promise<void> => {
      const stored = new Promise<void>((done) => waiting.push({ row, done }))
      running ??= write()
      return stored
    },
    waiting: () => waiting.length,
    /** Resolves when nothing is waiting. */
    written: () => running ?? Promise.resolve(),
  }
}
