import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import type { TraceNote } from '@/server/audit/audit-stamp'
import { exists } from '@/server/rows/exists'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import { applicationRejectedMail } from '../mail/application-mails'
import { applicationKey, lockApplication } from './lock-application'
import { mailApplicant } from './mail-applicant'
import { writeApplicationHistory } from './write-application-history'

const TRACE: TraceNote = { actorKind: 'job', actorLabel: 'Write to rejected applicants' }

/** The rest waits for the next run. */
const AT_ONCE = 200

const IS_DUE = sql`rejected_at IS NOT NULL AND rejection_mail_at <= now() AND rejection_mail_sent_at IS NULL
  AND stage <> 'WITHDRAWN' AND anonymized_at IS NULL`

/**
 * Writes to applicants whose rejection has stood for long enough, each once, in a transaction of its own.
 *
 * @returns how many were written to
 */
export async function sendRejections(payload: Payload, signal?: AbortSignal): Promise<number> {
  const due = await selectValues(
    payload,
    number(sql`id`),
    sql`FROM job_applications WHERE ${IS_DUE} ORDER BY rejection_mail_at, id LIMIT ${AT_ONCE}`,
  )
  let sent = 0
  for (const id of due) {
    if (signal?.aborted) break
    const req = await createLocalReq({ context: { audit: TRACE } }, payload)
    await inTransactionOn(req, [applicationKey(id)], async (inner, db) => {
      const application = await lockApplication(db, id, 'any')
      // Undone or written to in the meantime.
      if (!(await exists(db, sql`FROM job_applications WHERE id = ${id} AND ${IS_DUE}`))) return
      await db.execute(sql`UPDATE job_applications SET rejection_mail_sent_at = now() WHERE id = ${id}`)
      await mailApplicant(inner, applicationRejectedMail, application, `rejected:${Date.now()}`)
      const by = { kind: 'clock', userId: null } as const
      await writeApplicationHistory(db, {
        applicationId: id,
        kind: 'rejection-mail',
        from: null,
        to: null,
        by,
      })
      sent += 1
    })
  }
  return sent
}
