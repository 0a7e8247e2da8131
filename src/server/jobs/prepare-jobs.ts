import { PgBoss } from 'pg-boss'
import { logger } from '../logger'
import { JOBS_SCHEMA, type Queue } from './define-queue'
import { ensureQueues } from './ensure-queues'

/**
 * Prepares a database for jobs: the schema of the queues and the queues themselves, so that jobs can be sent
 * before any worker has ever run. Part of migrating.
 */
export async function prepareJobs(connectionString: string, queues: readonly Queue[]): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: JOBS_SCHEMA,
    application_name: 'kaido-jobs-setup',
    max: 2,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'preparing the job queues'))
  await boss.start()
  try {
    await ensureQueues(boss, queues)
  } finally {
    await boss.stop({ graceful: false })
  }
}
