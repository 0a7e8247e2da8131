import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { sendRejections } from '@/modules/careers/applications/operations/send-rejections'
import { findApplications } from '@/modules/careers/applications/queries/find-applications'
import { applicationWork } from '@/modules/careers/applications/queries/list-application-work'
import { listBoard } from '@/modules/careers/applications/queries/list-applications'
import { applicationsFilter } from '@/modules/careers/applications/schemas/applications-filter'
import { findOpenings } from '@/modules/careers/openings/queries/find-openings'
import { listOpeningChoices } from '@/modules/careers/openings/queries/list-opening-choices'
import { getTestPayload } from '../../setup/payload'
import { accepted } from '../api/client'
import {
  apply,
  as,
  at,
  createJob,
  newApplication,
  newJob,
  place,
  rowsOf,
  setStatus,
  withCareers,
} from './careers-kit'

withCareers()

const boardOf = async (given: Record<string, string>, showrooms: ShowroomScope = 'all') => {
  const { db } = await getTestPayload()
  const reader = { userId: 0, timezone: 'UTC', showrooms }
  const columns = await listBoard(db.drizzle, applicationsFilter.parse(given), reader)
  return Object.fromEntries(columns.map(({ rows, stage }) => [stage, rows.map(({ id }) => id)]))
}

const EMPTY = { SUBMITTED: [], UNDER_REVIEW: [], INTERVIEW: [], OFFERED: [], HIRED: [] }

describe('the board', () => {
  it('has each application in the column of its stage, for those who may see its showroom', async () => {
    const job = await newJob()
    const first = (await accepted(apply(job.id))).data
    const second = (await accepted(apply(job.id, {}, 'dealer'))).data
    await setStatus(second.id, 'INTERVIEW')
    const ofJob = { jobId: String(job.id) }
    const both = { ...EMPTY, SUBMITTED: [first.id], INTERVIEW: [second.id] }
    expect(await boardOf(ofJob)).toEqual(both)
    expect(await boardOf(ofJob, [place.id])).toEqual(both)
    expect(await boardOf(ofJob, [place.id + 1])).toEqual(EMPTY)
    expect(await boardOf({ ...ofJob, status: 'INTERVIEW' })).toEqual({ INTERVIEW: [second.id] })
  })

  it('shows a rejection in its stage until the applicant was written to', async () => {
    const { id, jobId } = await newApplication()
    const ofJob = { jobId: String(jobId) }
    await setStatus(id, 'REJECTED')
    expect((await boardOf(ofJob)).SUBMITTED).toEqual([id])
    await rowsOf(
      sql`UPDATE job_applications SET rejection_mail_at = now() - interval '1 minute' WHERE id = ${id}`,
    )
    await sendRejections(await getTestPayload())
    expect((await boardOf(ofJob)).SUBMITTED).toEqual([])
    expect((await boardOf({ ...ofJob, status: 'REJECTED' })).SUBMITTED).toEqual([id])
  })
})

describe('jobs of showrooms', () => {
  const LIMITED = { own: 0, other: 0 }
  const limitTo = (showrooms: readonly number[]) =>
    at.payload.update({
      collection: 'users',
      id: at.people.manager.id,
      data: { allShowrooms: false, assignedShowrooms: [...showrooms] },
      overrideAccess: true,
    })

  beforeAll(async () => {
    const elsewhere = { showroomName: 'Kobe Yard', city: 'Kobe', country: 'Japan', status: 'active' }
    LIMITED.own = place.id
    LIMITED.other = Number(
      (
        await at.payload.create({
          collection: 'showroom-offices',
          data: elsewhere as never,
          overrideAccess: true,
        })
      ).id,
    )
  })
  afterEach(() =>
    at.payload.update({
      collection: 'users',
      id: at.people.manager.id,
      data: { allShowrooms: true, assignedShowrooms: [] },
      overrideAccess: true,
    }),
  )

  it('are for their staff alone, those of none for all, and count the applications that these see', async () => {
    const own = await newJob({ title: 'Welder of ours' })
    const other = await newJob({ title: 'Welder of theirs', locationId: LIMITED.other })
    const none = await newJob({ title: 'Welder of nobody' })
    await rowsOf(sql`UPDATE openings SET location_id = NULL WHERE id = ${none.id}`)
    await accepted(apply(own.id))
    await accepted(apply(other.id))
    await limitTo([LIMITED.own])
    const { body } = await as('manager', 'GET', '/jobs?title=Welder')
    expect(
      body.data.map(({ applications, id }: { applications: number; id: number }) => [id, applications]),
    ).toEqual([
      [none.id, 0],
      [own.id, 1],
    ])
    const payload = await getTestPayload()
    const scope = [LIMITED.own]
    expect((await listOpeningChoices(payload.db.drizzle, scope)).map(({ label }) => label)).not.toContain(
      'Welder of theirs',
    )
    const found = await findOpenings(payload, 'welder', { id: 1, showrooms: scope }, 10)
    expect(found.map(({ title }) => title)).toEqual(['Welder of nobody', 'Welder of ours'])
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['PUT', '', { experience: 'None' }],
      ['PUT', '/status', { status: 'draft' }],
      ['DELETE', '', undefined],
    ] as const) {
      const refused = await as('manager', method, `/jobs/${other.id}${path}`, sent)
      expect([method, path, refused.status]).toEqual([method, path, 404])
    }
    expect((await as('manager', 'GET', `/jobs/${own.id}`)).status).toBe(200)
    // Its page is public all the same.
    expect((await as('customer', 'GET', `/jobs/${other.id}`)).status).toBe(200)
  })

  it('are neither created in other showrooms nor moved there', async () => {
    const { id } = await newJob()
    await limitTo([LIMITED.own])
    const there = { locationId: LIMITED.other }
    for (const answer of [await createJob(there), await as('manager', 'PUT', `/jobs/${id}`, there)])
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [expect.objectContaining({ path: 'locationId', message: 'There is no such location' })],
      ])
  })
})

describe('new applications', () => {
  const viewer = (showrooms: ShowroomScope) => ({ id: 1, showrooms, seesCustomers: true })
  const waiting = async (showrooms: ShowroomScope) =>
    (await applicationWork.oldest(await getTestPayload(), viewer(showrooms), 100)).map(({ id }) => id)

  it('are work for those who may see their showroom, until somebody takes a step', async () => {
    const { id } = await newApplication()
    expect(await waiting('all')).toContain(id)
    expect(await waiting([place.id + 1])).not.toContain(id)
    await setStatus(id, 'UNDER_REVIEW')
    expect(await waiting('all')).not.toContain(id)
  })
})

describe('the search across the back office', () => {
  it('finds applications by who applied, and jobs by their title', async () => {
    const payload = await getTestPayload()
    const job = await newJob({ title: 'Keeper of the lighthouse' })
    const { id } = (await accepted(apply(job.id, { name: 'Zuberi Ngángá' }))).data
    const everywhere = { id: 1, showrooms: 'all' as const }
    const found = await findApplications(payload, 'zuberi nganga', everywhere, 5)
    expect(found.map((one) => [one.id, one.detail])).toEqual([[id, 'Keeper of the lighthouse · Submitted']])
    const hidden = { id: 1, showrooms: [place.id + 1] }
    expect(await findApplications(payload, 'zuberi', hidden, 5)).toEqual([])
    const jobs = await findOpenings(payload, 'lighthouse', everywhere, 5)
    expect(jobs.map(({ href, title }) => [href, title])).toEqual([
      [`/admin/careers/jobs/${job.id}`, 'Keeper of the lighthouse'],
    ])
  })
})

describe('a saved view of applications', () => {
  it('keeps filters, order and look, and nothing of where in the list somebody was', async () => {
    const query = 'status=INTERVIEW&view=board&page=3&limit=50&dance=1'
    const body = { name: 'Interviews', query, isShared: true }
    const saved = (await accepted(as('manager', 'POST', '/jobs/application-views', body))).data
    expect(saved.query).toBe('status=INTERVIEW&view=board')
    const seen = (await accepted(as('supervisor', 'GET', '/jobs/application-views'))).data
    expect(seen.map(({ id }: { id: number }) => id)).toEqual([saved.id])
    expect((await as('operator', 'GET', '/jobs/application-views')).status).toBe(403)
  })
})
