import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { hasWords } from '@/modules/sales/search/queries/match-words'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { all, equals } from '@/server/sql'
import type { ApplicationStage, ApplicationStatus, ShortlistStatus } from '../rules/application-lists'
import type { ApplicationsQuery } from '../schemas/applications'
import { applicationsInScope } from './match-applications-in-reach'

/** In the words of the index `job_applications_named_idx`. */
const NAMED = sql.raw(`person_norm(coalesce(a.name, '') || ' ' || coalesce(a.email, ''))`)

/** Whether the applicant's name or e-mail address contains the words. */
export const isNamed = (words: string | undefined): SQL | undefined =>
  words === undefined ? undefined : hasWords(NAMED, words)

/** As a literal, for the sake of partial indexes. */
export const isOfStage = (stage: ApplicationStage): SQL => sql`a.stage = ${sql.raw(`'${stage}'`)}`

/** In the words of the index `job_applications_board_idx`. */
export const ON_BOARD = sql`(a.rejected_at IS NULL OR a.rejection_mail_sent_at IS NULL)`

/** Whether an application has what calls answer as its status. */
export function hasStatus(status: ApplicationStatus | undefined): SQL | undefined {
  if (status === undefined) return undefined
  if (status === 'REJECTED') return sql`(a.rejected_at IS NOT NULL AND a.stage <> 'WITHDRAWN')`
  return status === 'WITHDRAWN' ? isOfStage(status) : sql`(${isOfStage(status)} AND a.rejected_at IS NULL)`
}

function createdBetween(from: string | undefined, to: string | undefined, timezone: string): SQL | undefined {
  const isDay = (given: string) => given.length === 10
  const start = from && (isDay(from) ? startOfDay(from, timezone).toISOString() : from)
  const end = to && (isDay(to) ? startOfDay(to, timezone, 1).toISOString() : to)
  if (!start && !end) return undefined
  return all(
    [
      start && sql`a.created_at >= ${start}::timestamptz`,
      end &&
        (to && isDay(to)
          ? sql`a.created_at < ${end}::timestamptz`
          : sql`a.created_at <= ${end}::timestamptz`),
    ].filter((one): one is SQL => Boolean(one)),
  )
}

/** A text of which there are few different ones, each with an index that is in its order. */
type Value = 'country' | 'job_title' | 'job_location'

/** Those of a column's values that contain the words: from one value the index leads to the next. */
const valuesWith = (column: SQL, words: string): SQL => sql`
  FROM (WITH RECURSIVE v (value) AS (
    SELECT min(${column}) FROM job_applications
    UNION ALL SELECT (SELECT min(${column}) FROM job_applications WHERE ${column} > v.value) FROM v
      WHERE v.value IS NOT NULL
  ) SELECT value FROM v) v WHERE ${hasWords(sql`person_norm(v.value)`, words)}`

async function containsWords(db: Db, name: Value, words: string | undefined): Promise<SQL | undefined> {
  if (words === undefined) return undefined
  const column = sql.raw(name)
  const values = await selectValues(db, text(sql`v.value`), valuesWith(column, words))
  return sql`a.${column} = ANY(${sql.param(values)}::text[])`
}

const isShortlisted = (status: ShortlistStatus | undefined): SQL | undefined =>
  status === undefined ? undefined : sql`a.shortlist_status = ${sql.raw(`'${status}'`)}`

/** Who reads: somebody of the staff of these showrooms, with days in the company's zone. */
export type ListReader = { userId: number; showrooms: ShowroomScope; timezone: string }

/** The conditions of every filter but the status. */
export const matchApplications = async (
  db: Db,
  filter: ApplicationsQuery,
  { showrooms, timezone }: ListReader,
): Promise<(SQL | undefined)[]> => [
  equals(sql`a.opening_id`, filter.jobId),
  await containsWords(db, 'job_title', filter.jobTitle),
  isNamed(filter.applicantName),
  isShortlisted(filter.shortlistStatus),
  await containsWords(db, 'country', filter.country),
  await containsWords(db, 'job_location', filter.jobLocation),
  createdBetween(filter.dateFrom, filter.dateTo, timezone),
  applicationsInScope(showrooms),
]
