import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Finder } from '@/api/module'
import { typedWords } from '@/kernel/text/typed-words'
import { jobApplications } from '@/modules/careers/tables.gen'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import { staffApplicationHref } from '../rules/application-hrefs'
import { APPLICATION_STATUS_LABELS } from '../rules/application-lists'
import { applicationStatus } from '../rules/application-transition'
import * as words from '../words'
import { isNamed } from './match-applications'
import { applicationsInScope } from './match-applications-in-reach'

const a = alias(jobApplications, 'a')
const FOUND = {
  id: a.id,
  name: a.name,
  jobTitle: a.jobTitle,
  stage: a.stage,
  isRejected: flag(sql`a.rejected_at IS NOT NULL`),
}

/** Applications by the name and e-mail address of who applied, the newest first. */
export const findApplications: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const parts = typedWords(typed)
  if (parts.length === 0) return []
  const rows = await select(
    payload,
    FOUND,
    sql`FROM job_applications a WHERE ${all([...parts.map(isNamed), applicationsInScope(showrooms)])}
      ORDER BY a.id DESC LIMIT ${limit}`,
  )
  return rows.map(({ id, jobTitle, name, ...state }) => ({
    id,
    title: name ?? words.anonymised,
    detail: [jobTitle, APPLICATION_STATUS_LABELS[applicationStatus(state)]].join(' · '),
    href: staffApplicationHref(id),
  }))
}
