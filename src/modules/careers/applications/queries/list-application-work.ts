import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Viewer, Waiting, Work } from '@/api/module'
import { jobApplications } from '@/modules/careers/tables.gen'
import { select } from '@/server/rows/select'
import { NEW_APPLICATIONS, staffApplicationHref } from '../rules/application-hrefs'
import * as words from '../words'
import { hasStatus } from './match-applications'
import { applicationsInScope } from './match-applications-in-reach'

const a = alias(jobApplications, 'a')

/** Applications that nobody has looked at yet, in the viewer's showrooms. */
const isNew = ({ showrooms }: Viewer): SQL =>
  sql`${hasStatus('SUBMITTED')} AND ${applicationsInScope(showrooms)}`

/** New applications, behind an entry of the navigation. */
export const newApplications: Waiting = {
  of: (viewer) => sql`SELECT 1 FROM job_applications a WHERE ${isNew(viewer)}`,
  text: words.newApplications,
  href: NEW_APPLICATIONS,
}

const WAITING = { id: a.id, jobTitle: a.jobTitle, name: a.name, isMarked: a.isMarked, since: a.stageAt }

const oldestApplications: Work['oldest'] = async (payload, viewer, limit) => {
  const rows = await select(
    payload,
    WAITING,
    sql`FROM job_applications a WHERE ${isNew(viewer)} ORDER BY a.stage_at, a.id LIMIT ${limit}`,
  )
  return rows.map(({ id, isMarked, jobTitle, name, since }) => ({
    id,
    title: jobTitle,
    who: name,
    what: isMarked ? words.markedAnswer : null,
    since,
    href: staffApplicationHref(id),
  }))
}

/** New applications, as work for the dashboard. */
export const applicationWork: Work = {
  title: words.applicationsWork,
  href: NEW_APPLICATIONS,
  needs: { module: 'careers' },
  place: 45,
  waiting: newApplications.of,
  oldest: oldestApplications,
}
