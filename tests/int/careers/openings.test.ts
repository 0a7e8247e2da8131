import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { accepted, type PersonName } from '../api/client'
import { as, at, createJob, dayIn, newJob, place, rowsOf, withCareers } from './careers-kit'

withCareers()

const messagesOf = (body: { errors?: { path: string; message: string }[] }) =>
  (body.errors ?? []).map(({ message, path }) => [path, message])

describe('creating a job', () => {
  it.each([
    [null, 401],
    ['customer', 403],
    ['dealer', 403],
    ['operator', 403],
    ['supervisor', 403],
    ['manager', 201],
    ['admin', 201],
  ] as [PersonName | null, number][])('by %s answers %i', async (who, status) => {
    expect((await createJob({}, who)).status).toBe(status)
  })

  it('stores it as it is sent, with HTML cleaned', async () => {
    const { body, status } = await createJob({
      type: 'Commission Only',
      description: '<p onclick="x()">Sell<script>alert(1)</script> <a href="javascript:x()">cars</a></p>',
    })
    expect(status).toBe(201)
    expect(body.message).toBe('Job created successfully')
    expect(body.data).toMatchObject({
      type: 'commission only',
      status: 'published',
      isClosed: false,
      location: { city: 'Nairobi', country: 'Kenya' },
      requirements: '<ul><li>Japanese</li></ul>',
      keyResponsibilities: '<p>Bid, and know when to stop.</p>',
      postedBy: 'manager Test',
      applications: 0,
    })
    expect(body.data.description).not.toMatch(/script|onclick|javascript/)
  })

  it.each([
    ['but its status', { status: 'draft' }, []],
    ['with its status', {}, [['status', 'Status is required']]],
  ])('names everything that is missing, %s', async (_, sent, more) => {
    const { body, status } = await as('manager', 'POST', '/jobs', sent)
    expect(status).toBe(422)
    expect(messagesOf(body)).toEqual([
      ['title', 'Job title is required'],
      ['closingDate', 'Closing date is required'],
      ['type', 'Job type is required'],
      ['mode', 'Job mode is required'],
      ['experience', 'Experience is required'],
      ['locationId', 'Job location is required'],
      ['description', 'Job description is required'],
      ['keyResponsibilities', 'Key responsibilities are required'],
      ['requirements', 'Requirements are required'],
      ['education', 'Education is required'],
      ...more,
    ])
  })

  it.each([
    [{ status: undefined }, 'status', 'Status is required'],
    [{ status: 'live' }, 'status', 'Status must be one of published, unpublished, draft'],
    [{ type: 'forever' }, 'type', /^Job type must be one of full-time/],
    [{ closingDate: '2020-01-31' }, 'closingDate', 'Closing date cannot be in the past'],
    [{ closingDate: 'soon' }, 'closingDate', 'Closing date must be a day such as 2026-01-31'],
    [{ closingDate: '2027-01-01xyz' }, 'closingDate', 'Closing date must be a day such as 2026-01-31'],
    [{ locationId: 999_999 }, 'locationId', 'There is no such location'],
    [{ description: '<p> </p>' }, 'description', 'Job description is required'],
    [{ questions: [{ type: 'TEXT' }] }, 'questions.0.question', 'Question is required'],
    [{ questions: [{ question: 'Why us?' }] }, 'questions.0.type', 'Question type is required'],
    [
      { questions: [{ question: 'Where?', type: 'MULTIPLE_CHOICE', options: ['Here'] }] },
      'questions.0.options',
      'Enter at least two options',
    ],
    [
      { questions: [{ question: 'Do you drive?', type: 'YES_NO', disqualifying: ['Maybe'] }] },
      'questions.0.disqualifying',
      'An answer that disqualifies must be one of the options',
    ],
  ])('refuses %j at %s', async (more, path, message) => {
    const { body, status } = await createJob(more)
    expect(status).toBe(422)
    const found = messagesOf(body).find(([at]) => at === path)
    expect(found?.[1]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })

  it('again under one key is one job', async () => {
    const [first, second] = await Promise.all([
      createJob({}, 'manager', 'job-once'),
      createJob({}, 'manager', 'job-once'),
    ])
    expect(second.body.data.id).toBe(first.body.data.id)
  })
})

describe('questions', () => {
  const questions = [
    {
      question: 'Do you have a driving licence?',
      type: 'yes/no',
      requirement: 'Required',
      disqualifying: ['no'],
    },
    {
      question: 'Which yards do you know?',
      type: 'MULTIPLE_CHOICE',
      options: ['USS', 'TAA'],
      tags: ['yard', 'japan'],
    },
    { question: 'Why us?', type: 'TEXT' },
  ]

  it('are stored in their order, with a requirement and ids that stay', async () => {
    const job = await newJob({ questions })
    expect(job.questions).toMatchObject([
      { type: 'YES_NO', requirement: 'required', options: [], disqualifying: ['no'], tags: '' },
      { type: 'MULTIPLE_CHOICE', requirement: 'optional', options: ['USS', 'TAA'], tags: 'yard, japan' },
      { type: 'TEXT', requirement: 'optional' },
    ])
    const [licence, yards, why] = job.questions
    const sent = { questions: [why, { ...licence, question: 'Do you drive?' }, yards] }
    const changed = (await accepted(as('manager', 'PUT', `/jobs/${job.id}`, sent))).data
    expect(changed.questions.map(({ id }: { id: string }) => id)).toEqual([why.id, licence.id, yards.id])
    expect(changed.questions[1].question).toBe('Do you drive?')
  })

  it('are public without tags and what disqualifies', async () => {
    const job = await newJob({ questions })
    const { body } = await as(null, 'GET', `/jobs/${job.id}`)
    expect(body.data.questions).toHaveLength(3)
    const listed = await as('customer', 'GET', '/jobs?title=Auction')
    for (const seen of [body, listed.body]) expect(JSON.stringify(seen)).not.toMatch(/disqualifying|tags/)
    expect(body.data).toMatchObject({ postedBy: null })
    expect(body.data).not.toHaveProperty('applications')
  })
})

describe('a status', () => {
  const setStatus = (id: number, status: string, who: PersonName | null = 'manager') =>
    as(who, 'PUT', `/jobs/${id}/status`, { status })

  it('moves freely, and only what is published is public', async () => {
    const { id } = await newJob()
    for (const status of [
      'draft',
      'unpublished',
      'published',
      'unpublished',
      'draft',
      'published',
    ] as const) {
      const { body } = await setStatus(id, status.toUpperCase())
      expect(body).toMatchObject({ message: 'Job status updated successfully', data: { status } })
      expect((await as(null, 'GET', `/jobs/${id}`)).status).toBe(status === 'published' ? 200 : 404)
      expect((await as('customer', 'GET', `/jobs/${id}`)).status).toBe(status === 'published' ? 200 : 404)
      expect((await as('supervisor', 'GET', `/jobs/${id}`)).status).toBe(200)
    }
  })

  it('is changed by those who may update careers', async () => {
    const { id } = await newJob()
    const statuses = []
    for (const who of [null, 'customer', 'operator', 'supervisor', 'manager'] as const)
      statuses.push((await setStatus(id, 'draft', who)).status)
    expect(statuses).toEqual([401, 403, 403, 403, 200])
  })
})

describe('changing a job', () => {
  it('changes what is sent, and refuses what is outdated', async () => {
    const job = await newJob()
    const { body } = await as('manager', 'PUT', `/jobs/${job.id}`, {
      title: 'Head of auctions',
      updatedAt: job.updatedAt,
    })
    expect(body).toMatchObject({
      message: 'Job updated successfully',
      data: { title: 'Head of auctions', status: 'published' },
    })
    const late = await as('manager', 'PUT', `/jobs/${job.id}`, { title: 'X', updatedAt: job.updatedAt })
    expect(late.status).toBe(409)
    expect((await as('manager', 'PUT', '/jobs/999999', { title: 'X' })).status).toBe(404)
  })

  it('next to a newer draft leaves what readers see', async () => {
    const { id } = await newJob()
    const payload = await getTestPayload()
    await payload.update({
      collection: 'openings',
      id,
      data: { experience: 'Five years' },
      draft: true,
      overrideAccess: true,
    })
    await accepted(as('manager', 'PUT', `/jobs/${id}`, { title: 'Chief buyer' }))
    expect((await as(null, 'GET', `/jobs/${id}`)).body.data).toMatchObject({
      title: 'Auction buyer',
      experience: 'Two years',
    })
    expect((await as('admin', 'GET', `/jobs/${id}`)).body.data).toMatchObject({
      title: 'Chief buyer',
      experience: 'Five years',
    })
  })

  it('of which the day is over is possible, and it stays published and closed', async () => {
    const { id } = await newJob()
    await rowsOf(sql`UPDATE openings SET closing_date = '2026-01-31' WHERE id = ${id}`)
    await rowsOf(sql`UPDATE _openings_v SET version_closing_date = '2026-01-31' WHERE parent_id = ${id}`)
    const { body } = await as('manager', 'PUT', `/jobs/${id}`, { title: 'Closed job' })
    expect(body.data).toMatchObject({ title: 'Closed job', status: 'published', isClosed: true })
  })
})

describe('the list of jobs', () => {
  it('finds by every filter, and shows the public what is published', async () => {
    const marked = `Welder ${Date.now()}`
    const one = await newJob({ title: marked, mode: 'hybrid', type: 'casual' })
    const draft = await newJob({ title: marked, status: 'draft' })
    const list = async (query: string, who: PersonName | null = null): Promise<number[]> => {
      const { body } = await as(who, 'GET', `/jobs?title=${encodeURIComponent(marked)}&${query}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    expect(await list('')).toEqual([one.id])
    expect(await list('', 'supervisor')).toEqual([draft.id, one.id])
    expect(await list('status=Draft', 'admin')).toEqual([draft.id])
    expect(await list('status=draft')).toEqual([])
    expect(await list(`mode=Hybrid&type=casual&locationId=${place.id}&createdFrom=2026-01-01`)).toEqual([
      one.id,
    ])
    expect(await list(`postedBy=${at.people.manager.id}`)).toEqual([one.id])
    expect(await list('postedBy=manager')).toEqual([one.id])
    expect(await list('mode=remote')).toEqual([])
    expect(await list(`createdFrom=${dayIn(2)}`)).toEqual([])
  })

  it('names the places of published jobs', async () => {
    await newJob()
    const { body } = await as(null, 'GET', '/jobs/locations')
    expect(body.data).toContainEqual({
      id: place.id,
      name: 'Nairobi Westlands',
      city: 'Nairobi',
      country: 'Kenya',
    })
  })
})

describe('deleting a job', () => {
  it('is for those who may, and of one without applications', async () => {
    const { id } = await newJob()
    expect((await as('supervisor', 'DELETE', `/jobs/${id}`)).status).toBe(403)
    const { body } = await as('manager', 'DELETE', `/jobs/${id}`)
    expect(body.message).toBe('Job deleted successfully')
    expect((await as('manager', 'GET', `/jobs/${id}`)).status).toBe(404)
  })
})

it('a job whose questions are emptied by Payload has none', async () => {
  const { id } = await newJob({ questions: [{ question: 'Why?', type: 'TEXT' }] })
  const data = { questions: null, _status: 'published' as const }
  await at.payload.update({ collection: 'openings', id, data, overrideAccess: true })
  expect((await accepted(as(null, 'GET', `/jobs/${id}`))).data.questions).toEqual([])
})
