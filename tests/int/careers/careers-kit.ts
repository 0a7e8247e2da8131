import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { accepted, call, type PersonName } from '../api/client'
import { PDF, sent } from '../inventory/media/uploads-kit'
import { at, rowsOf, withPeople } from '../sales/orders/orders-kit'

export { PDF, sent } from '../inventory/media/uploads-kit'
export { at, rowsOf, STAFF } from '../sales/orders/orders-kit'

/** A showroom in Nairobi, where the openings of a file are. */
export const place = { id: 0 }

/** Creates people, lists and a showroom once per file; each case has its own hour. */
export function withCareers(): void {
  withPeople()
  beforeAll(async () => {
    const payload = await getTestPayload()
    const data = { showroomName: 'Nairobi Westlands', city: 'Nairobi', country: 'Kenya', status: 'active' }
    const made = await payload.create({
      collection: 'showroom-offices',
      data: data as never,
      overrideAccess: true,
    })
    place.id = Number(made.id)
  })
  beforeEach(() => rowsOf(sql`DELETE FROM rate_limits`))
}

/** A call of somebody; null for a guest. */
export const as = (who: PersonName | null, method: string, path: string, body?: unknown, key?: string) =>
  call(method, path, {
    token: who ? at.tokens[who] : undefined,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })

/** The day in so many days, in UTC. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const leastOpening = () => ({
  title: 'Auction buyer',
  closingDate: dayIn(30),
  type: 'full-time',
  mode: 'on-site',
  experience: 'Two years',
  status: 'published',
  locationId: place.id,
  description: '<p>You buy at <b>auctions</b>.</p>',
  keyResponsibilities: 'Bid, and know when to stop.',
  requirements: '<ul><li>Japanese</li></ul>',
  education: 'Any',
})

export const createJob = (more: object = {}, who: PersonName | null = 'manager', key?: string) =>
  as(who, 'POST', '/jobs', { ...leastOpening(), ...more }, key)

/** A published opening, as the call answers it. */
export const newJob = async (more: object = {}) => (await accepted(createJob(more))).data

type Wish = { data?: Buffer; name?: string; type?: string; folder?: string }

/** The path of a file that somebody has uploaded for an application. */
export const upload = async (
  who: PersonName = 'customer',
  { data = PDF, folder = 'resumes', name = 'resume.pdf', type = 'pdf' }: Wish = {},
): Promise<string> => {
  const wish = { fileName: name, fileType: type, folder: `job-applications/${folder}` }
  return (await sent(String(at.tokens[who]), wish, data)).path
}

export const person = {
  name: 'Amina Otieno',
  email: 'amina@example.com',
  phone: '+254 712 345 678',
  country: 'Kenya',
  citizen: 'Kenya',
}

export const apply = async (
  jobId: number,
  more: Record<string, unknown> = {},
  who: PersonName | null = 'customer',
  key?: string,
) => {
  const resumeUrl = 'resumeUrl' in more || who === null ? undefined : await upload(who)
  return as(who, 'POST', '/jobs/applications', { jobId, ...person, resumeUrl, ...more }, key)
}

/** A new application for a new job, as its applicant is answered. */
export const newApplication = async (more: Record<string, unknown> = {}, who: PersonName = 'customer') =>
  (await accepted(apply((await newJob()).id, more, who))).data

export const setStatus = (
  id: number,
  status: string,
  more: object = {},
  who: PersonName | null = 'manager',
) => as(who, 'PUT', `/jobs/applications/${id}/status`, { status, ...more })

export const staffSees = async (id: number, who: PersonName = 'manager') =>
  (await accepted(as(who, 'GET', `/jobs/applications/${id}`))).data

export const applicationRow = async (id: number) =>
  (await rowsOf(sql`SELECT * FROM job_applications WHERE id = ${id}`))[0] ?? {}

/** The lines of an application's history: kind, from, to, who. */
export const historyOf = async (id: number) => {
  const rows = await rowsOf(sql`SELECT kind, from_value, to_value, actor_kind FROM application_history
    WHERE application_id = ${id} ORDER BY id`)
  return rows.map((row) => Object.values(row))
}

/** The kinds of e-mails that were written about an application, in their order. */
export const mailsAbout = async (id: number): Promise<unknown[]> => {
  const rows = await rowsOf(
    sql`SELECT event_key FROM mail_outbox WHERE effect_key LIKE ${`application:${id}:%`} ORDER BY id`,
  )
  return rows.map((row) => row.event_key)
}
