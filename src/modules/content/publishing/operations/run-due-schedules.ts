import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import type { TraceNote } from '@/server/audit/audit-stamp'
import type { Db } from '@/server/db-of'
import { logger } from '@/server/logger'
import { isValidationError } from '@/server/payload-errors'
import { exists } from '@/server/rows/exists'
import { type RowOf, text } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { select } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import { contentSchedules } from '../queries/tables'
import { CONTENT_KINDS } from '../rules/content-kinds'
import { publishContent, unpublishContent } from './create-save-publish-or-unpublish-content'
import { sendScheduleFailed } from './send-schedule-failed'

const TRACE: TraceNote = { actorKind: 'job', actorLabel: 'Publish and unpublish as scheduled' }

const DUE = {
  kind: contentSchedules.kind,
  id: contentSchedules.recordId,
  action: contentSchedules.action,
  by: contentSchedules.by,
}
type Due = RowOf<typeof DUE>

const IS_DUE = sql`at <= now() AND failed_reason IS NULL`

/** The rest waits for the next minute. */
const AT_ONCE = 200

/**
 * Does whatever is due, each in its own transaction. What breaks a rule is not published: the reason is noted for staff,
 * and whoever scheduled it is written to. May run at any time and any number of times.
 *
 * @returns how many records were published or unpublished
 */
export async function runDueSchedules(payload: Payload, signal?: AbortSignal): Promise<number> {
  const due = await select(
    payload.db.drizzle,
    DUE,
    sql`FROM content_schedules WHERE ${IS_DUE} ORDER BY at, kind, record_id LIMIT ${AT_ONCE}`,
  )
  let done = 0
  for (const one of due) {
    if (signal?.aborted) break
    if (await runOne(payload, one)) done += 1
  }
  return done
}

const STEPS = { publish: publishContent, unpublish: unpublishContent }

const rowOf = ({ action, id, kind }: Due) =>
  sql`FROM content_schedules WHERE kind = ${kind} AND record_id = ${id} AND action = ${action}`

/** Credits the version that was just saved to the schedule, and to whoever set that. */
const markScheduled = (db: Db, { by, id, kind }: Due) =>
  db.execute(sql`UPDATE ${sql.identifier(CONTENT_KINDS[kind].versions)}
    SET is_scheduled = true, version_edited_by_id = ${by} WHERE parent_id = ${id} AND latest`)

async function runOne(payload: Payload, due: Due): Promise<boolean> {
  const { action, id, kind } = due
  const req = await createLocalReq({ context: { audit: TRACE } }, payload)
  try {
    return await inTransactionOn(req, [`${CONTENT_KINDS[kind].collection}:${id}`], async (_, db) => {
      // Done, changed or removed in the meantime, or being done elsewhere.
      if (!(await exists(db, sql`${rowOf(due)} AND ${IS_DUE} FOR UPDATE SKIP LOCKED`))) return false
      await STEPS[action](req, kind, id)
      await markScheduled(db, due)
      await db.execute(sql`DELETE ${rowOf(due)}`)
      return true
    })
  } catch (error) {
    await noteFailure(payload, due, error)
    return false
  }
}

const FAILED = { by: contentSchedules.by, at: text(sql`at::text`) }

/** What broke a rule waits for staff; anything else is tried again. */
async function noteFailure(payload: Payload, due: Due, error: unknown): Promise<void> {
  const reason = reasonOf(error)
  if (reason === null) {
    logger.error({ err: error, ...due }, 'what was scheduled could not be done')
    return
  }
  const req = await createLocalReq({ context: { audit: TRACE } }, payload)
  await inTransactionOn(req, [`${CONTENT_KINDS[due.kind].collection}:${due.id}`], async (inner, db) => {
    const [failed] = await returning(
      db,
      FAILED,
      sql`UPDATE content_schedules SET failed_reason = ${reason.slice(0, 1_000)}
        WHERE kind = ${due.kind} AND record_id = ${due.id} AND action = ${due.action} AND ${IS_DUE}`,
    )
    if (failed?.by) await sendScheduleFailed(inner, { ...due, ...failed, by: failed.by }, reason)
  })
}

function reasonOf(error: unknown): string | null {
  if (isValidationError(error)) return error.data.errors.map(({ message }) => message).join(', ')
  return error instanceof AppError && error.code !== 'unavailable' ? error.message : null
}
