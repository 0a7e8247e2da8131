import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { users } from '@/modules/accounts/tables.gen'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { filled } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ERASED_AFTER_DAYS, eraseAccount } from '../operations/erase-account'

const eraseQueue = defineQueue({
  name: 'accounts.erase',
  title: 'Erase accounts whose owners deleted them',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '45 3 * * *', timezone: 'UTC', input: {} },
})

/**
 * Nightly: erases the data of people who deleted their account and did not return within the grace period.
 */
export const eraseDeletedAccountsJob = defineJob(eraseQueue, async ({ payload, once, signal }) => {
  const rows = await select(
    payload.db.drizzle,
    { id: users.id, deleted: filled(users.deletedAt) },
    sql`FROM users WHERE deleted_by_self AND deleted_at < now() - make_interval(days => ${ERASED_AFTER_DAYS}::int)
      ORDER BY id`,
  )
  for (const { deleted, id } of rows) {
    if (signal.aborted) return
    await once(`erase-account:${id}:${deleted}`, (req) => eraseAccount(req, id))
  }
})
