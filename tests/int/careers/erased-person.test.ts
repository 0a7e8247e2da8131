import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { eraseAccount } from '@/modules/accounts/own-account/operations/erase-account'
import { anonymizeOldApplications } from '@/modules/careers/applications/operations/anonymize-old-applications'
import { deleteGoneApplicationFiles } from '@/modules/careers/applications/operations/delete-gone-application-files'
import { sendRejections } from '@/modules/careers/applications/operations/send-rejections'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { accepted } from '../api/client'
import {
  applicationRow,
  apply,
  as,
  at,
  mailsAbout,
  newJob,
  rowsOf,
  setStatus,
  withCareers,
} from './careers-kit'

withCareers()

/** Every table of the database, whatever wrote it, in which a row contains the words. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await rowsOf(sql`SELECT table_schema AS schema, table_name AS name
    FROM information_schema.tables WHERE table_type = 'BASE TABLE'
    AND table_schema NOT IN ('pg_catalog', 'information_schema')`)
  const containing: string[] = []
  for (const { schema, name } of tables) {
    const rows =
      await rowsOf(sql`SELECT FROM ${sql.identifier(String(schema))}.${sql.identifier(String(name))} t
      WHERE t::text ILIKE ${`%${words}%`} LIMIT 1`)
    if (rows.length > 0) containing.push(`${schema}.${name}`)
  }
  return containing
}

const APPLICANT = {
  name: 'Zebedee Quartermain',
  email: 'zebedee@quartermain.example',
  phone: '+254 799 888 777',
}
const WORDS = [APPLICANT.name, APPLICANT.email, '799 888 777']

beforeAll(async () => {
  await at.payload.updateGlobal({
    slug: 'company-settings',
    data: { careersEmail: 'careers@kaido.example' },
    overrideAccess: true,
  })
})

const MAILS = [
  'application-received',
  'application-new',
  'application-under-review',
  'application-interview',
  'application-offered',
  'application-hired',
  'application-rejected',
  'application-withdrawn',
]

/** An application with texts of staff and e-mails of every kind, of which one is sent and the others wait. */
async function writtenAbout(): Promise<number> {
  const { id: jobId, questions } = await newJob({ questions: [{ question: 'Why?', type: 'TEXT' }] })
  const answers = { [`question_${questions[0].id}`]: `${APPLICANT.name} asks` }
  const { id } = (await accepted(apply(jobId, { ...APPLICANT, answers }, 'otherCustomer'))).data
  await accepted(as('manager', 'PUT', `/jobs/applications/${id}/note`, { note: `${APPLICANT.name} called` }))
  for (const status of ['UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'HIRED', 'SUBMITTED'])
    await accepted(
      as('manager', 'POST', '/jobs/applications/bulk/status', { ids: [id], status, notify: true }),
    )
  await accepted(as('manager', 'PUT', `/jobs/applications/${id}/rating`, { rating: 4 }))
  await accepted(setStatus(id, 'REJECTED', { reason: `${APPLICANT.name} has no licence` }))
  await rowsOf(sql`UPDATE job_applications SET rejection_mail_at = now() WHERE id = ${id}`)
  await sendRejections(at.payload)
  await accepted(setStatus(id, 'SUBMITTED'))
  await accepted(as('otherCustomer', 'PATCH', `/jobs/applications/mine/${id}/withdraw`))
  expect(await mailsAbout(id)).toEqual(MAILS)
  await rowsOf(sql`UPDATE mail_outbox SET state = 'sent', body_text = NULL, body_html = NULL
    WHERE event_key = 'application-new'`)
  expect(await tablesWith(APPLICANT.name)).toContain('public.mail_outbox')
  return id
}

async function expectNothingLeft(id: number): Promise<void> {
  expect(await mailsAbout(id)).toEqual([])
  for (const words of WORDS) expect(await tablesWith(words), words).toEqual([])
}

it('a deleted application, or one that is anonymised, leaves nothing of its applicant', async () => {
  const deleted = await writtenAbout()
  await accepted(as('manager', 'DELETE', `/jobs/applications/${deleted}`))
  await expectNothingLeft(deleted)
  const old = await writtenAbout()
  await rowsOf(sql`UPDATE job_applications SET stage_at = now() - interval '13 months',
    rejected_at = NULL WHERE id = ${old}`)
  await anonymizeOldApplications(at.payload)
  await expectNothingLeft(old)
})

it('an erased applicant is found nowhere in the database, nor in its files', async () => {
  const id = await writtenAbout()
  const { resume_path: path } = await applicationRow(id)
  await rowsOf(sql`UPDATE users SET deleted_by_self = true, deleted_at = now() - interval '40 days'
    WHERE id = ${at.people.otherCustomer.id}`)
  expect(await inTransaction(at, (req) => eraseAccount(req, at.people.otherCustomer.id))).toBe(true)
  await deleteGoneApplicationFiles(at.payload)
  await expectNothingLeft(id)
  expect(await storage().get(String(path))).toBeNull()
})
