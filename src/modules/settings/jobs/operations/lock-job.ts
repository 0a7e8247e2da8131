import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { flag, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const JOB = {
  id: text(sql`id`),
  name: text(sql`name`),
  state: text(sql`state`),
  isDue: flag(sql`start_after <= now()`),
  title: text(sql`coalesce(data ->> 'title', source_name, name)`),
}

/** A job, with its row locked until the end of the transaction. */
export type RetryableJob = RowOf<typeof JOB>

/** The audit area of everything that staff do to jobs. */
export const JOBS_AREA = 'Background jobs'

/** @throws AppError 404 if there is no such job */
export async function lockJob(db: Db, id: string): Promise<RetryableJob> {
  const [job] = await select(
    db,
    JOB,
    sql`FROM pgboss.job WHERE id = ${id}::uuid AND name NOT LIKE '\\_\\_pgboss%' FOR UPDATE`,
  )
  if (!job) throw notFound('This job no longer exists')
  return job
}
