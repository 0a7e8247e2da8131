import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { accepted, type PersonName } from '../api/client'
import {
  applicationRow,
  apply,
  as,
  at,
  historyOf,
  mailsAbout,
  newApplication,
  newJob,
  PDF,
  person,
  rowsOf,
  setStatus,
  upload,
  withCareers,
} from './careers-kit'

withCareers()

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const office = (part: string) =>
  Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(part, 'utf16le'), Buffer.alloc(512)])

const messagesOf = (body: { errors?: { path: string; message: string }[] }) =>
  (body.errors ?? []).map(({ message, path }) => [path, message])

describe('applying for a job', () => {
  it.each([
    [null, 401],
    ['manager', 403],
    ['admin', 403],
    ['customer', 201],
    ['dealer', 201],
  ] as [PersonName | null, number][])('by %s answers %i', async (who, status) => {
    const { id } = await newJob()
    const more = who === 'manager' || who === 'admin' ? { resumeUrl: 'job-applications/resumes/1_a.pdf' } : {}
    expect((await apply(id, more, who)).status).toBe(status)
  })

  it('that is incomplete does not count against the applicant', async () => {
    const { id } = await newJob({ questions: [{ question: 'Age?', type: 'TEXT', requirement: 'required' }] })
    const resumeUrl = await upload()
    const send = (answers: object) =>
      as('customer', 'POST', '/jobs/applications', { jobId: id, ...person, resumeUrl, answers })
    const statuses = new Set<number>()
    for (let turn = 0; turn < 22; turn += 1) statuses.add((await send({})).status)
    expect([...statuses]).toEqual([422])
  })

  it('stores what was sent with the questions as they were asked, and writes to both sides once', async () => {
    const questions = [
      {
        question: 'Do you have a driving licence?',
        type: 'YES_NO',
        requirement: 'required',
        disqualifying: ['No'],
      },
      { question: 'Which yards do you know?', type: 'MULTIPLE_CHOICE', options: ['USS', 'TAA'] },
      { question: 'Why us?', type: 'TEXT' },
    ]
    const job = await newJob({ questions })
    const [licence, yards] = job.questions
    const answers = { [`question_${licence.id}`]: 'no', [`question_${yards.id}`]: 'taa' }
    const coverLetterUrl = await upload('customer', { folder: 'cover-letters', name: 'letter.pdf' })
    const { body } = await apply(job.id, { answers, coverLetterUrl })
    expect(body.message).toBe('Application submitted successfully')
    expect(body.data).toMatchObject({
      jobId: job.id,
      jobTitle: 'Auction buyer',
      jobLocation: 'Nairobi, Kenya',
      status: 'SUBMITTED',
      phone: '+254712345678',
      resumeName: 'resume.pdf',
      coverLetterName: 'letter.pdf',
      answers: { [`question_${licence.id}`]: 'No', [`question_${yards.id}`]: 'TAA' },
      answeredQuestions: [
        { question: 'Do you have a driving licence?', answer: 'No' },
        { question: 'Which yards do you know?', answer: 'TAA' },
        { question: 'Why us?', answer: '' },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('disqualifies')
    await accepted(as('manager', 'PUT', `/jobs/${job.id}`, { questions: [] }))
    const staff = (await as('supervisor', 'GET', `/jobs/applications/${body.data.id}`)).body.data
    expect(staff).toMatchObject({
      isMarked: true,
      answers: { [`question_${licence.id}`]: 'No' },
      answeredQuestions: [{ question: 'Do you have a driving licence?', disqualifies: true }, {}, {}],
    })
    expect(await historyOf(body.data.id)).toEqual([['stage', null, 'SUBMITTED', 'applicant']])
    expect(await mailsAbout(body.data.id)).toEqual(['application-received'])
  })

  it('names everything that is missing', async () => {
    const { id } = await newJob({ questions: [{ question: 'Age?', type: 'TEXT', requirement: 'required' }] })
    const empty = await as('customer', 'POST', '/jobs/applications', { jobId: id })
    expect(empty.status).toBe(422)
    expect(messagesOf(empty.body)).toEqual([
      ['name', 'Name is required'],
      ['email', 'Please enter a valid email address'],
      ['phone', 'Please enter a valid phone number'],
      ['country', 'Country is required'],
      ['citizen', 'Citizenship is required'],
      ['resumeUrl', 'Resume is required'],
    ])
    const { body } = await apply(id)
    expect(messagesOf(body)).toEqual([[expect.stringMatching(/^answers\.question_/), 'Age? is required']])
  })

  it('refuses an answer that is none of the options, and one to no question', async () => {
    const job = await newJob({
      questions: [{ question: 'Where?', type: 'MULTIPLE_CHOICE', options: ['A', 'B'] }],
    })
    const name = `question_${job.questions[0].id}`
    const { body } = await apply(job.id, { answers: { [name]: 'C', question_none: 'x' } })
    expect(messagesOf(body)).toEqual([
      [`answers.${name}`, 'Choose one of the answers'],
      ['answers.question_none', 'This question is not asked any more'],
    ])
  })

  it('twice is one application, even at once, and the same again under one key', async () => {
    const { id } = await newJob()
    const statuses = (await Promise.all([apply(id), apply(id), apply(id)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409, 409])
    const late = await apply(id)
    expect(late.body.message).toBe('You have already applied for this job.')
    const other = await newJob()
    const resumeUrl = await upload()
    const [first, second] = await Promise.all(
      [1, 2].map(() => apply(other.id, { resumeUrl }, 'customer', 'apply-once')),
    )
    expect(second?.body.data.id).toBe(first?.body.data.id)
    expect(
      await rowsOf(sql`SELECT id FROM job_applications WHERE opening_id IN (${id}, ${other.id})`),
    ).toHaveLength(2)
  })

  it('is refused once the day is over, and for what is not public', async () => {
    const { id } = await newJob()
    await rowsOf(sql`UPDATE openings SET closing_date = '2026-01-31' WHERE id = ${id}`)
    const closed = await apply(id)
    expect([closed.status, closed.body.message]).toEqual([
      409,
      'This job is closed. Applications are no longer accepted.',
    ])
    const draft = await newJob({ status: 'draft' })
    expect((await apply(draft.id)).status).toBe(404)
  })
})

describe('a resume', () => {
  it.each([
    ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a program', Buffer.from(`4d5a90000300000004000000ffff0000${'00'.repeat(200)}`, 'hex'), 415],
    ['a workbook with the name of a letter', office('Workbook'), 415],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415],
    ['a letter of Word', office('WordDocument'), 201],
    ['a PDF', PDF, 201],
  ])('that is %s', async (_, data, status) => {
    const { id } = await newJob()
    const resumeUrl = await upload('customer', { data })
    const answer = await apply(id, { resumeUrl })
    expect(answer.status).toBe(status)
    if (status === 415) expect(answer.body.message).toBe('Please select a valid file type: PDF, DOC, DOCX')
    expect(await rowsOf(sql`SELECT id FROM job_applications WHERE opening_id = ${id}`)).toHaveLength(
      status === 201 ? 1 : 0,
    )
  })

  it('of somebody else, or from another folder, was not uploaded', async () => {
    const { id } = await newJob()
    const theirs = await upload('dealer')
    const letter = await upload('customer', { folder: 'cover-letters' })
    for (const resumeUrl of [theirs, letter, 'https://example.com/resume.pdf', '../../etc/passwd']) {
      const { body, status } = await apply(id, { resumeUrl })
      expect([status, messagesOf(body)]).toEqual([422, [['resumeUrl', 'This file was not uploaded']]])
    }
  })

  it('is opened by the applicant and by staff who read careers, and does not exist for others', async () => {
    const { id } = await newApplication()
    const statuses = []
    for (const who of ['customer', 'supervisor', 'operator', 'otherCustomer', 'dealer', null] as const)
      statuses.push((await as(who, 'GET', `/jobs/applications/${id}/resume`)).status)
    expect(statuses).toEqual([302, 302, 403, 404, 404, 401])
    for (const path of [`${id}/resume`, 'mine', `mine/${id}`])
      expect((await as(null, 'GET', `/jobs/applications/${path}`)).body.message).toBe('Please sign in')
    expect((await apply(1, {}, null)).body.message).toBe(
      'Please sign up as a user before applying for this job.',
    )
    expect((await as('customer', 'GET', `/jobs/applications/${id}/cover-letter`)).status).toBe(404)
  })

  it('is limited to 10 MB, a cover letter to 5', async () => {
    const ask = (folder: string, size: number) =>
      as('customer', 'POST', '/uploads/presigned-url', {
        fileName: 'cv.pdf',
        fileType: 'pdf',
        folder: `job-applications/${folder}`,
        size,
      })
    expect((await ask('resumes', 10 * 1024 * 1024)).status).toBe(200)
    for (const [folder, megabytes] of [
      ['resumes', 10],
      ['cover-letters', 5],
    ] as const) {
      const { body, status } = await ask(folder, megabytes * 1024 * 1024 + 1)
      expect([status, body.message]).toEqual([413, `File size must be less than ${megabytes}MB`])
    }
    expect(
      (
        await as('manager', 'POST', '/uploads/presigned-url', {
          fileName: 'a.pdf',
          fileType: 'pdf',
          folder: 'job-applications/resumes',
          size: 9,
        })
      ).status,
    ).toBe(403)
  })
})

describe('own applications', () => {
  it('are listed for their applicant alone', async () => {
    const mine = await newApplication()
    const theirs = await newApplication({}, 'dealer')
    const listed = (await as('customer', 'GET', '/jobs/applications/mine')).body.data.map(
      ({ id }: { id: number }) => id,
    )
    expect(listed).toContain(mine.id)
    expect(listed).not.toContain(theirs.id)
    for (const [method, path] of [
      ['GET', `/jobs/applications/mine/${theirs.id}`],
      ['PATCH', `/jobs/applications/mine/${theirs.id}/withdraw`],
    ] as const)
      expect((await as('customer', method, path)).status).toBe(404)
    for (const [method, path] of [
      ['GET', `/jobs/applications/${theirs.id}`],
      ['GET', `/jobs/applications/${theirs.id}/history`],
      ['PUT', `/jobs/applications/${theirs.id}/status`],
      ['PUT', `/jobs/applications/${theirs.id}/note`],
      ['DELETE', `/jobs/applications/${theirs.id}`],
    ] as const)
      expect([403, 404]).toContain(
        (await as('customer', method, path, method === 'PUT' ? {} : undefined)).status,
      )
  })

  it('are withdrawn, and may be sent again', async () => {
    const { id, jobId } = await newApplication()
    const { body } = await as('customer', 'PATCH', `/jobs/applications/mine/${id}/withdraw`)
    expect(body).toMatchObject({
      message: 'Application withdrawn successfully',
      data: { status: 'WITHDRAWN' },
    })
    expect((await as('customer', 'PATCH', `/jobs/applications/mine/${id}/withdraw`)).status).toBe(409)
    const again = await apply(jobId, { name: 'Amina O.' })
    expect(again.body.data).toMatchObject({ id, status: 'SUBMITTED', name: 'Amina O.' })
    expect(await historyOf(id)).toEqual([
      ['stage', null, 'SUBMITTED', 'applicant'],
      ['stage', 'SUBMITTED', 'WITHDRAWN', 'applicant'],
      ['stage', 'WITHDRAWN', 'SUBMITTED', 'applicant'],
    ])
    expect(await mailsAbout(id)).toEqual([
      'application-received',
      'application-withdrawn',
      'application-received',
    ])
  })

  it('show a rejection only once the applicant was written to', async () => {
    const { id } = await newApplication()
    await setStatus(id, 'UNDER_REVIEW')
    await accepted(setStatus(id, 'REJECTED'))
    const seen = async () => (await as('customer', 'GET', `/jobs/applications/mine/${id}`)).body.data.status
    expect(await seen()).toBe('UNDER_REVIEW')
    await rowsOf(sql`UPDATE job_applications SET rejection_mail_sent_at = now() WHERE id = ${id}`)
    expect(await seen()).toBe('REJECTED')
  })

  it('are in the file of own data, and nothing of the person is left after their erasure', async () => {
    const marked = `Zebedee ${Date.now()}`
    const { id } = await newApplication({ name: marked, citizen: 'Ruritania' }, 'otherCustomer')
    await accepted(as('manager', 'PUT', `/jobs/applications/${id}/note`, { note: `${marked} called` }))
    const { resume_path: path } = await applicationRow(id)
    const { eraseApplications } = await import('@/modules/careers/applications/operations/erase-applications')
    const { listOwnApplications } = await import('@/modules/careers/applications/queries/list-applications')
    const db = at.payload.db.drizzle
    const userId = at.people.otherCustomer.id
    expect((await listOwnApplications(db as never, userId, { page: 1, limit: 10 })).rows[0]?.name).toBe(
      marked,
    )
    await eraseApplications(db as never, [userId])
    const row = await applicationRow(id)
    expect(row).toMatchObject({
      stage: 'WITHDRAWN',
      applicant_id: null,
      name: null,
      note: null,
      answers: [],
      resume_path: null,
    })
    expect(JSON.stringify(row)).not.toContain(marked)
    const { deleteGoneApplicationFiles } = await import(
      '@/modules/careers/applications/operations/delete-gone-application-files'
    )
    expect(await deleteGoneApplicationFiles(at.payload)).toBeGreaterThan(0)
    const { storage } = await import('@/server/storage')
    expect(await storage().get(String(path))).toBeNull()
  })
})
