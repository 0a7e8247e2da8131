import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import { QUESTION_REQUIREMENTS, QUESTION_TYPES } from '@/modules/careers/openings/rules/opening-lists'
import { jobApplications } from '@/modules/careers/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, isoMoment, json, nullable, number, oneOf, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select, selectPage } from '@/server/rows/select'
import { all, ids, type Paging } from '@/server/sql'
import { boardStages } from '../rules/application-board'
import { HISTORY_KINDS } from '../rules/application-history'
import { type ApplicationStage, type ApplicationStatus, SHORTLIST_STATUSES } from '../rules/application-lists'
import { applicationStatus } from '../rules/application-transition'
import type { ApplicationSort, ApplicationsQuery } from '../schemas/applications'
import { hasStatus, isOfStage, type ListReader, matchApplications, ON_BOARD } from './match-applications'
import { type ApplicationReach, applicationsInReach } from './match-applications-in-reach'

const a = alias(jobApplications, 'a')

const storedAnswers = z.array(
  z.object({
    questionId: z.string(),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    requirement: z.enum(QUESTION_REQUIREMENTS),
    options: z.array(z.string()),
    tags: z.string(),
    answer: z.string(),
    disqualifies: z.boolean(),
  }),
)

const ROW = {
  id: a.id,
  openingId: a.openingId,
  jobTitle: a.jobTitle,
  jobLocation: a.jobLocation,
  applicantId: a.applicantId,
  name: nullable(a.name),
  email: nullable(a.email),
  phone: nullable(a.phone),
  country: nullable(a.country),
  citizen: nullable(a.citizen),
  resumeName: nullable(a.resumeName),
  resumePath: nullable(a.resumePath),
  resumeType: nullable(a.resumeType),
  coverLetterName: nullable(a.coverLetterName),
  coverLetterPath: nullable(a.coverLetterPath),
  coverLetterType: nullable(a.coverLetterType),
  answers: json(storedAnswers, a.answers),
  isMarked: a.isMarked,
  stage: a.stage,
  stageAt: a.stageAt,
  isRejected: flag(sql`a.rejected_at IS NOT NULL`),
  rejectedAt: nullable(isoMoment(sql`a.rejected_at`)),
  rejectionReason: nullable(a.rejectionReason),
  rejectionMailAt: nullable(isoMoment(sql`a.rejection_mail_at`)),
  rejectionMailSentAt: nullable(isoMoment(sql`a.rejection_mail_sent_at`)),
  shortlistStatus: oneOf(SHORTLIST_STATUSES, sql`a.shortlist_status::text`),
  note: nullable(a.note),
  anonymizedAt: nullable(isoMoment(sql`a.anonymized_at`)),
  showroomId: nullable(number(sql`(SELECT o.location_id FROM openings o WHERE o.id = a.opening_id)`)),
  createdAt: a.createdAt,
  updatedAt: a.updatedAt,
}

type Row = RowOf<typeof ROW>

/** An application as stored, with its status. Timestamps are ISO in UTC. */
export type Application = Row & { status: ApplicationStatus }

const toApplication = (row: Row): Application => ({ ...row, status: applicationStatus(row) })

/** Of others' ratings, the order gives away no more than the list does: see `listRatings`. */
const ratedFor = (userId: number): SQL => sql`(SELECT avg(r.rating) FROM application_ratings r
  WHERE r.application_id = a.id AND EXISTS (SELECT FROM application_ratings own
    WHERE own.application_id = a.id AND own.user_id = ${userId}))`

const ordersFor = (userId: number): Record<ApplicationSort, SQL> => ({
  newest: sql`a.id DESC`,
  oldest: sql`a.id`,
  // Who has waited longest in their stage comes first.
  waiting: sql`a.stage_at, a.id`,
  rating: sql`${ratedFor(userId)} DESC NULLS LAST, a.id DESC`,
})

/**
 * One page of applications for staff, the newest first unless another order is wanted.
 *
 * @param countTo where counting them stops
 */
export async function listApplications(
  db: Db,
  filter: ApplicationsQuery,
  reader: ListReader,
  countTo?: number,
): Promise<{ rows: Application[]; total: number }> {
  const where = all([hasStatus(filter.status), ...(await matchApplications(db, filter, reader))])
  const list = {
    shape: ROW,
    from: sql`job_applications a`,
    where,
    orderBy: ordersFor(reader.userId)[filter.sort ?? 'newest'],
  }
  const { rows, total } = await selectPage(db, list, filter, countTo)
  return { rows: rows.map(toApplication), total }
}

/** So many cards a column of the board shows. */
export const BOARD_CARDS = 20

/** A column of the board: those who have waited longest in it first. */
export type BoardColumn = { stage: ApplicationStage; rows: Application[]; total: number }

/**
 * The board: applications by stage, with those whose rejection can still be taken back before anybody is written to.
 *
 * @param countTo where counting them stops
 */
export async function listBoard(
  db: Db,
  filter: ApplicationsQuery,
  reader: ListReader,
  countTo?: number,
): Promise<BoardColumn[]> {
  const matching = await matchApplications(db, filter, reader)
  const shown = filter.status === undefined ? ON_BOARD : hasStatus(filter.status)
  return Promise.all(
    boardStages(filter.status).map(async (stage) => {
      const list = {
        shape: ROW,
        from: sql`job_applications a`,
        where: all([isOfStage(stage), shown, ...matching]),
        orderBy: ordersFor(reader.userId)[filter.sort ?? 'waiting'],
      }
      const { rows, total } = await selectPage(db, list, { page: 1, limit: BOARD_CARDS }, countTo)
      return { stage, rows: rows.map(toApplication), total }
    }),
  )
}

/** One page of what a person has applied for, the newest first. */
export async function listOwnApplications(
  db: Db,
  userId: number,
  paging: Paging,
): Promise<{ rows: Application[]; total: number }> {
  const list = {
    shape: ROW,
    from: sql`job_applications a`,
    where: sql`a.applicant_id = ${userId}`,
    orderBy: sql`a.id DESC`,
  }
  const { rows, total } = await selectPage(db, list, paging)
  return { rows: rows.map(toApplication), total }
}

/** One application; null if there is none within reach. */
export async function getApplication(
  on: Reader,
  id: number,
  reach: ApplicationReach = 'any',
): Promise<Application | null> {
  const [row] = await select(
    on,
    ROW,
    sql`FROM job_applications a WHERE a.id = ${id} AND ${applicationsInReach(reach)}`,
  )
  return row ? toApplication(row) : null
}

const LINE = {
  id: number(sql`h.id`),
  kind: oneOf(HISTORY_KINDS, sql`h.kind`),
  from: nullable(text(sql`h.from_value`)),
  to: nullable(text(sql`h.to_value`)),
  actorKind: text(sql`h.actor_kind`),
  actorId: nullable(number(sql`h.actor_id`)),
  reason: nullable(text(sql`h.reason`)),
  at: isoMoment(sql`h.at`),
}

/** What became of an application, oldest first, with who did it by name. */
export async function listApplicationHistory(db: Db, id: number) {
  const lines = await select(
    db,
    LINE,
    sql`FROM application_history h WHERE h.application_id = ${id} ORDER BY h.id`,
  )
  const names = await listPeopleNames(
    db,
    lines.flatMap(({ actorId }) => actorId ?? []),
  )
  return lines.map(({ actorId, ...line }) => ({
    ...line,
    by: actorId === null ? null : (names.get(actorId) ?? null),
  }))
}

const RATING = {
  applicationId: number(sql`r.application_id`),
  userId: number(sql`r.user_id`),
  rating: number(sql`r.rating`),
}

/** The ratings of applications as somebody is shown them: those of others only where they have rated themselves. */
export async function listRatings(db: Db, applications: readonly number[], userId: number) {
  const rows = await select(
    db,
    RATING,
    sql`FROM application_ratings r WHERE r.application_id = ANY(${ids(applications)})
      AND EXISTS (SELECT FROM application_ratings own WHERE own.application_id = r.application_id
        AND own.user_id = ${userId}) ORDER BY r.application_id, r.at`,
  )
  const names = await listPeopleNames(db, [...new Set(rows.map((row) => row.userId))])
  return rows.map((row) => ({ ...row, by: names.get(row.userId) ?? '', isOwn: row.userId === userId }))
}
