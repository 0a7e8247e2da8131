import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { addMonths } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import type { TraceNote } from '@/server/audit/audit-stamp'
import { nullable, number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { anonymizeApplications } from './anonymize-applications'

const TRACE: TraceNote = { actorKind: 'job', actorLabel: 'Anonymise old applications' }
const MONTHS = 12

/**
 * Anonymises applications that were decided longer ago than the settings say, and those for jobs that closed so long ago.
 *
 * @returns how many
 */
export async function anonymizeOldApplications(payload: Payload, now = new Date()): Promise<number> {
  const req = await createLocalReq({ context: { audit: TRACE } }, payload)
  return inTransaction({ payload, req }, async (_, db) => {
    const [months] = await selectValues(
      db,
      nullable(number(sql`application_months`)),
      sql`FROM company_settings ORDER BY id LIMIT 1`,
    )
    const day = addMonths(dayIn(now, 'UTC'), -(months ?? MONTHS))
    const isDecided = sql`(rejected_at IS NOT NULL OR stage IN ('HIRED', 'WITHDRAWN'))
      AND greatest(stage_at, coalesce(rejected_at, stage_at)) < ${day}::date`
    const isLeft = sql`stage_at < ${day}::date AND opening_id IN (SELECT o.id FROM openings o WHERE o.closing_date < ${day})`
    return anonymizeApplications(db, sql`(${isDecided}) OR (${isLeft})`)
  })
}
