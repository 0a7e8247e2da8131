import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError, conflict, notFound, validationFailed } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import { plainPhone } from '@/modules/accounts/people/rules/check-person'
import { getOpening, type Opening } from '@/modules/careers/openings/queries/list-openings'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { createOnceWithin } from '@/server/create-once'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import { forgiveTry, type Limit } from '@/server/rate-limit'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { applicationReceivedMail } from '../mail/application-mails'
import { answerIssues, type GivenAnswer, givenAnswers } from '../rules/application-answers'
import type { ApplicationInput } from '../schemas/applications'
import { lockApplication } from './lock-application'
import { mailApplicant, mailCareers } from './mail-applicant'
import { type StoredFile, storeApplicationFile } from './store-application-file'
import { writeApplicationHistory } from './write-application-history'

const BY_PERSON: Limit = { name: 'job-applications', points: 20, duration: 60 * 60 }

/** What an honest applicant runs into, and corrects: it does not count against them. Files that are not what they claim do. */
const CORRECTED = new Set([404, 409, 422])

export const ALREADY_APPLIED = 'You have already applied for this job.'
export const JOB_CLOSED = 'This job is closed. Applications are no longer accepted.'

/** The opening, if one can apply for it. @throws AppError 404 if it is not public, 409 once it is closed */
async function requireOpening(db: Db, id: number): Promise<Opening> {
  const { timezone } = await readTradeSettings(db)
  const opening = await getOpening(db, id, { seesAll: false, timezone, now: new Date() })
  if (!opening) throw notFound('Job not found')
  if (opening.isClosed) throw conflict(JOB_CLOSED)
  return opening
}

const placeOf = ({ location: { city, country } }: Opening): string =>
  [city, country].filter(Boolean).join(', ')

type Files = { resume: StoredFile; coverLetter: StoredFile | null }
type Written = {
  opening: Opening
  input: ApplicationInput
  files: Files
  answers: GivenAnswer[]
  userId: number
}

const columnsOf = ({ answers, files: { coverLetter, resume }, input, opening }: Written) => sql`
  job_title = ${opening.title}, job_location = ${placeOf(opening)}, name = ${trimText(input.name)},
  email = ${trimText(input.email)}, phone = ${plainPhone(trimText(input.phone))}, country = ${trimText(input.country)},
  citizen = ${trimText(input.citizen)}, resume_path = ${resume.path}, resume_name = ${resume.name},
  resume_type = ${resume.type}, cover_letter_path = ${coverLetter?.path ?? null},
  cover_letter_name = ${coverLetter?.name ?? null}, cover_letter_type = ${coverLetter?.type ?? null},
  answers = ${JSON.stringify(answers)}::jsonb, is_marked = ${answers.some(({ disqualifies }) => disqualifies)},
  stage = 'SUBMITTED', stage_at = now(), updated_at = now()`

const ID = { id: number(sql`id`) }

/** The application's id, and the stage that it had before; a person has one for each opening, and may apply again after withdrawing. */
async function insertOrReopen(db: Db, written: Written): Promise<{ id: number; from: string | null }> {
  const { opening, userId } = written
  const [made] = await returning(
    db,
    ID,
    sql`INSERT INTO job_applications (opening_id, applicant_id, job_title, job_location, answers, is_marked, stage,
        stage_at, shortlist_status)
      VALUES (${opening.id}, ${userId}, ${opening.title}, '', '[]', false, 'SUBMITTED', now(), 'PENDING')
      ON CONFLICT (opening_id, applicant_id) WHERE applicant_id IS NOT NULL DO NOTHING`,
  )
  if (made) return { id: made.id, from: null }
  const [known] = await selectValues(
    db,
    number(sql`id`),
    sql`FROM job_applications WHERE opening_id = ${opening.id} AND applicant_id = ${userId}`,
  )
  if (known === undefined) throw conflict(ALREADY_APPLIED)
  const { isRejected, stage } = await lockApplication(db, known, { applicantId: userId })
  if (stage !== 'WITHDRAWN' || isRejected) throw conflict(ALREADY_APPLIED)
  return { id: known, from: stage }
}

async function storeFiles(db: Db, userId: number, input: ApplicationInput, stored: string[]): Promise<Files> {
  const letter = blankToNull(input.coverLetterUrl)
  return {
    resume: await storeApplicationFile(db, userId, 'resume', trimText(input.resumeUrl), stored),
    coverLetter:
      letter === null ? null : await storeApplicationFile(db, userId, 'coverLetter', letter, stored),
  }
}

async function submit(
  req: PayloadRequest,
  db: Db,
  input: ApplicationInput,
  stored: string[],
): Promise<number> {
  const userId = Number(req.user?.id)
  // So that it is neither closed nor changed meanwhile.
  await lockRows(db, 'openings', [input.jobId])
  const opening = await requireOpening(db, input.jobId)
  const issues = answerIssues(opening.questions, input.answers ?? {})
  if (issues.length > 0) throw validationFailed(issues)
  const { from, id } = await insertOrReopen(db, { opening, input, answers: [], userId, files: {} as Files })
  const files = await storeFiles(db, userId, input, stored)
  const written = {
    opening,
    input,
    files,
    userId,
    answers: givenAnswers(opening.questions, input.answers ?? {}),
  }
  await db.execute(sql`UPDATE job_applications SET ${columnsOf(written)} WHERE id = ${id}`)
  const by = { kind: 'applicant', userId } as const
  await writeApplicationHistory(db, { applicationId: id, kind: 'stage', from, to: 'SUBMITTED', by })
  const about = await lockApplication(db, id, { applicantId: userId })
  const effect = `submitted:${Date.now()}`
  await mailApplicant(req, applicationReceivedMail, about, effect)
  await mailCareers(req, about, `new:${effect}`)
  return id
}

/**
 * Applies for a job in the name of the request's person, with files that they uploaded before. Sent again under the same
 * Idempotency-Key it is the same application.
 *
 * @returns its id
 * @throws AppError 404 for a job that is not public, 409 once it is closed or applied for, 413, 415, 422, 429, 503
 */
export async function createApplication(req: PayloadRequest, input: ApplicationInput): Promise<number> {
  const stored: string[] = []
  try {
    return await createOnceWithin(BY_PERSON, req, 'job-applications', input, (inner, db) =>
      submit(inner, db, input, stored),
    )
  } catch (error) {
    for (const path of stored) await storage().remove(path)
    if (error instanceof AppError && CORRECTED.has(error.status))
      await forgiveTry(req.payload, BY_PERSON, String(req.user?.id))
    throw error
  }
}
