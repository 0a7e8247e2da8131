import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defineJob } from '@/server/jobs/job'
import { defineQueue } from '@/server/jobs/queue'
import { iso } from '@/server/sql'
import { ERASED_AFTER_DAYS, eraseAccount } from '../operations/erase-account'

const eraseQueue = defineQueue({
  name: 'accounts.erase',
  title: 'Erase accounts whose owners deleted them',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '45 3 * * *', timezone: 'UTC', input: {} },
})

/** Nightly: what people left behind who deleted their account and did not come back within the grace. */
export const eraseDeletedJob = defineJob(eraseQueue, async ({ payload, once, signal }) => {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, deleted_at FROM users
    WHERE deleted_by_self AND deleted_at < now() - make_interval(days => ${ERASED_AFTER_DAYS}::int)
    ORDER BY id`)
  for (const row of rows) {
    if (signal.aborted) return
    const id = Number(row.id)
    const deleted = iso(row.deleted_at)
    await once(`erase-account:${id}:${deleted}`, (req) => eraseAccount(req, id))
  }
})
