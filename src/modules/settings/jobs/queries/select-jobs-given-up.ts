import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { DEAD_QUEUE } from '@/server/jobs/define-queue'
import * as words from '../words'

/** The jobs that failed too often: nothing works on them until somebody decides. */
export const jobsGivenUp: Waiting = {
  of: () => sql`SELECT 1 FROM pgboss.job j
    WHERE j.name = ${DEAD_QUEUE} AND j.state IN ('created', 'retry', 'failed')`,
  text: words.jobsGivenUp,
}
