import { sql } from '@payloadcms/db-postgres'
import type { Work } from '@/api/module'
import { DEAD_QUEUE } from '@/server/jobs/define-queue'
import { isoMoment, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import * as words from '../words'
import { jobsGivenUp } from './select-jobs-given-up'

/** pg-boss's record of a failure is ours, or its own in a `value`. */
const OUTPUT = sql`coalesce(j.output, j.source_output)`
const DEAD = {
  id: text(sql`j.id`),
  queue: text(sql`coalesce(j.source_name, j.name)`),
  title: text(sql`coalesce(j.data ->> 'title', j.source_name, j.name)`),
  problem: nullable(text(sql`coalesce(${OUTPUT} ->> 'message', ${OUTPUT} #>> '{value,message}')`)),
  since: isoMoment(sql`j.created_on`),
}

const deadHref = (queue?: string): string =>
  `/admin/settings/jobs?state=dead${queue ? `&queue=${encodeURIComponent(queue)}` : ''}`

const oldestDead: Work['oldest'] = async (payload, _viewer, limit) => {
  const rows = await select(
    payload,
    DEAD,
    sql`FROM pgboss.job j WHERE j.name = ${DEAD_QUEUE} AND j.state IN ('created', 'retry', 'failed')
      ORDER BY j.created_on, j.id LIMIT ${limit}`,
  )
  return rows.map(({ id, problem, queue, since, title }) => ({
    id,
    title,
    who: null,
    what: problem,
    since,
    href: deadHref(queue),
  }))
}

/** Jobs that nothing works on until somebody decides, as work for the dashboard. */
export const jobWork: Work = {
  title: words.jobsWork,
  href: deadHref(),
  needs: { module: 'settings' },
  place: 100,
  waiting: jobsGivenUp.of,
  oldest: oldestDead,
}
