import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { answerName, givenAnswers } from '@/modules/careers/applications/rules/application-answers'
import { applicationFileKey } from '@/modules/careers/applications/rules/application-files'
import { REJECTED } from '@/modules/careers/applications/rules/application-history'
import { createOpening } from '@/modules/careers/openings/operations/create-or-change-opening'
import { getOpening, type Opening } from '@/modules/careers/openings/queries/list-openings'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { storage } from '@/server/storage'
import { requestOf } from '../request-as-person'
import { ago } from '../sales/run-as-of'
import { APPLICATIONS, type DemoApplication } from './applications'
import { OPENINGS } from './openings'
import { resumePdf } from './resume-pdf'

const ID = { id: number(sql`id`) }
const PDF = 'application/pdf'

/** Jobs with their questions, and people who applied for them, each with a resume. */
export async function seedCareers(payload: Payload, showrooms: readonly number[]): Promise<void> {
  const openings: Opening[] = []
  for (const { showroom, ...input } of OPENINGS) {
    const id = await createOpening(await requestOf(payload, 'manager'), {
      ...input,
      locationId: showrooms[showroom],
    })
    const made = await getOpening(payload, id, { seesAll: true, timezone: 'UTC', now: new Date() })
    if (made) openings.push(made)
  }
  for (const application of APPLICATIONS) {
    const opening = openings[application.opening]
    if (opening) await apply(payload, opening, application)
  }
}

async function storeResume({ email, name, phone, resume }: DemoApplication): Promise<string> {
  const path = applicationFileKey('resume', randomUUID(), PDF)
  await storage().put(path, resumePdf([name, `${email}   ${phone}`, '', ...resume]), PDF)
  return path
}

const iso = (daysAgo: number): string => ago(daysAgo).toISOString()

async function apply(payload: Payload, opening: Opening, application: DemoApplication): Promise<void> {
  const { account, country, daysAgo, email, name, note, phone, rejected, shortlist, stage } = application
  const given = Object.fromEntries(
    opening.questions.map(({ id }, at) => [answerName(id), application.answers[at]]),
  )
  const answers = givenAnswers(opening.questions, given)
  const applicant = account ? Number((await requestOf(payload, account)).user?.id) : null
  const { city } = opening.location
  const path = await storeResume(application)
  // The applicant is written to a day after a rejection.
  const mailAt = rejected ? iso(rejected.daysAgo - 1) : null
  const isMailed = rejected !== undefined && rejected.daysAgo > 1
  const [made] = await returning(
    payload,
    ID,
    sql`INSERT INTO job_applications (opening_id, applicant_id, job_title, job_location, name, email, phone, country,
        citizen, resume_path, resume_name, resume_type, answers, is_marked, stage, stage_at, shortlist_status, note,
        rejected_at, rejection_reason, rejection_mail_at, rejection_mail_sent_at, created_at, updated_at)
      VALUES (${opening.id}, ${applicant}, ${opening.title}, ${[city, opening.location.country].filter(Boolean).join(', ')},
        ${name}, ${email}, ${phone}, ${country}, ${country}, ${path}, ${`${name}.pdf`}, ${PDF},
        ${JSON.stringify(answers)}::jsonb, ${answers.some(({ disqualifies }) => disqualifies)}, ${stage},
        ${iso(application.stageDaysAgo ?? daysAgo)}, ${shortlist ?? 'PENDING'}, ${note ?? null},
        ${rejected ? iso(rejected.daysAgo) : null}, ${rejected?.reason ?? null}, ${mailAt},
        ${isMailed ? mailAt : null}, ${iso(daysAgo)}, ${iso(daysAgo)})`,
  )
  if (!made) return
  await writeHistory(payload, made.id, application)
  await rate(payload, made.id, application.ratings ?? [])
}

type Line = { kind: string; from: string | null; to: string | null; at: string; by: string }

async function writeHistory(payload: Payload, id: number, application: DemoApplication): Promise<void> {
  const { daysAgo, rejected, shortlist, stage, stageDaysAgo = daysAgo } = application
  const by = stage === 'WITHDRAWN' ? 'applicant' : 'staff'
  const lines: Line[] = [
    { kind: 'stage', from: null, to: 'SUBMITTED', at: iso(daysAgo), by: 'applicant' },
    ...(shortlist
      ? [{ kind: 'shortlist', from: 'PENDING', to: shortlist, at: iso(daysAgo - 0.1), by: 'staff' }]
      : []),
    ...(stage === 'SUBMITTED'
      ? []
      : [{ kind: 'stage', from: 'SUBMITTED', to: stage, at: iso(stageDaysAgo), by }]),
    ...(rejected
      ? [{ kind: 'rejection', from: null, to: REJECTED, at: iso(rejected.daysAgo), by: 'staff' }]
      : []),
  ]
  const manager = Number((await requestOf(payload, 'manager')).user?.id)
  for (const { at, by: kind, from, kind: what, to } of lines)
    await payload.db.drizzle.execute(
      sql`INSERT INTO application_history (application_id, kind, from_value, to_value, actor_id, actor_kind, at)
        VALUES (${id}, ${what}, ${from}, ${to}, ${kind === 'staff' ? manager : null}, ${kind}, ${at})`,
    )
}

async function rate(payload: Payload, id: number, ratings: readonly (number | undefined)[]): Promise<void> {
  for (const [at, who] of (['manager', 'admin'] as const).entries()) {
    const rating = ratings[at]
    if (rating === undefined) continue
    const user = Number((await requestOf(payload, who)).user?.id)
    await payload.db.drizzle.execute(
      sql`INSERT INTO application_ratings (application_id, user_id, rating) VALUES (${id}, ${user}, ${rating})`,
    )
  }
}
