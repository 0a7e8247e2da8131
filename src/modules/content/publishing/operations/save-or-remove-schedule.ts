import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { getContentState } from '../queries/get-content-state'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import { SCHEDULED_ACTIONS, type Schedule, scheduleIssues } from '../rules/schedule'

const NONE: Schedule = { publishAt: null, unpublishAt: null }

/**
 * Sets when a record is published and unpublished, in place of what was set before.
 *
 * @throws AppError 404 if there is none, 422 with what is wrong with the times
 */
export async function saveSchedule(
  req: PayloadRequest,
  kind: ContentKind,
  id: number,
  schedule: Schedule,
): Promise<void> {
  const { collection, table } = CONTENT_KINDS[kind]
  await inTransactionOn(req, [`${collection}:${id}`], async (_, db) => {
    await lockUnchanged(db, table, id)
    const { isLive } = await getContentState(db, kind, id)
    const issues = scheduleIssues(schedule, isLive, new Date())
    if (issues.length > 0) throw validationFailed(issues)
    await db.execute(sql`DELETE FROM content_schedules WHERE kind = ${kind} AND record_id = ${id}`)
    for (const action of SCHEDULED_ACTIONS) {
      const at = action === 'publish' ? schedule.publishAt : schedule.unpublishAt
      if (at !== null)
        await db.execute(sql`INSERT INTO content_schedules (kind, record_id, action, at, by)
          VALUES (${kind}, ${id}, ${action}, ${at}::timestamptz, ${Number(req.user?.id)})`)
    }
  })
}

/** Removes what was scheduled for a record. @throws AppError 404 if there is no such record */
export const removeSchedule = (req: PayloadRequest, kind: ContentKind, id: number): Promise<void> =>
  saveSchedule(req, kind, id, NONE)
