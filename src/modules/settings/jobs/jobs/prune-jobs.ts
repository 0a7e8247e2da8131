import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'

/** How long finished effects are remembered; longer than a dead job waits for a person. */
const EFFECTS_DAYS = 90
/** How long the progress of a finished job remains available. */
const PROGRESS_DAYS = 7

/** How long the outbox stores sent e-mails, and those of the embedded outbox. */
const MAILS_DAYS = 90
/** How long expired links of mails are remembered. */
const TOKENS_DAYS = 30

/** Nightly cleanup of what jobs, mails, their links and ended sessions leave behind. */
export const pruneQueue = defineQueue({
  name: 'maintenance.prune',
  title: 'Nightly housekeeping',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '15 3 * * *', timezone: 'UTC', input: {} },
})

export const pruneJob = defineJob(pruneQueue, async ({ payload }) => {
  const db = payload.db.drizzle
  await db.execute(
    sql`DELETE FROM job_effects WHERE done_at < now() - make_interval(days => ${EFFECTS_DAYS}::int)`,
  )
  await db.execute(sql`
    DELETE FROM job_progress p WHERE updated_at < now() - make_interval(days => ${PROGRESS_DAYS}::int)
      AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.id = p.job_id AND j.state < 'completed')`)
  await db.execute(sql`
    DELETE FROM mail_outbox
    WHERE state IN ('sent', 'kept') AND sent_at < now() - make_interval(days => ${MAILS_DAYS}::int)`)
  await db.execute(sql`
    DELETE FROM account_tokens
    WHERE least(coalesce(used_at, expires_at), expires_at) < now() - make_interval(days => ${TOKENS_DAYS}::int)`)
  await db.execute(sql`
    DELETE FROM session_devices d
    WHERE NOT EXISTS (SELECT FROM users_sessions s WHERE s.id = d.session_id AND s.expires_at > now())`)
})
