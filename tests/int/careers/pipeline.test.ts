import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { accepted, type PersonName } from '../api/client'
import {
  applicationRow,
  as,
  at,
  historyOf,
  mailsAbout,
  newApplication,
  rowsOf,
  setStatus,
  staffSees,
  withCareers,
} from './careers-kit'

withCareers()

const undo = async (id: number, who: PersonName = 'manager') => {
  const lines = (await accepted(as(who, 'GET', `/jobs/applications/${id}/history`))).data
  return as(who, 'POST', `/jobs/applications/${id}/undo`, { historyId: lines.at(-1).id })
}

describe('a status', () => {
  it('is set by those who may update careers', async () => {
    const { id } = await newApplication()
    const statuses = []
    for (const who of [null, 'customer', 'operator', 'supervisor', 'manager'] as const)
      statuses.push((await setStatus(id, 'INTERVIEW', {}, who)).status)
    // That there is one is nobody's business but theirs.
    expect(statuses).toEqual([401, 404, 403, 403, 200])
  })

  it('goes to any stage, forward and back, and never to withdrawn by staff', async () => {
    const { id } = await newApplication()
    for (const status of ['interview', 'UNDER_REVIEW', 'OFFERED', 'HIRED', 'INTERVIEW', 'SUBMITTED']) {
      const { body } = await setStatus(id, status)
      expect(body).toMatchObject({
        message: 'Application status updated successfully',
        data: { status: status.toUpperCase() },
      })
    }
    const withdrawn = await setStatus(id, 'WITHDRAWN')
    expect([withdrawn.status, withdrawn.body.errors[0].message]).toEqual([
      422,
      'Only the applicant can withdraw an application.',
    ])
    const unknown = await setStatus(id, 'DANCING')
    expect(unknown.body.errors[0].message).toBe(
      'Status must be one of SUBMITTED, UNDER_REVIEW, INTERVIEW, OFFERED, HIRED, REJECTED, WITHDRAWN',
    )
    expect(await mailsAbout(id)).toEqual(['application-received'])
  })

  it('REJECTED stands on top of the stage, which shows again once it is taken away', async () => {
    const { id } = await newApplication()
    await setStatus(id, 'INTERVIEW')
    const { body } = await setStatus(id, 'REJECTED', { reason: 'No licence' })
    expect(body.data).toMatchObject({ status: 'REJECTED', stage: 'INTERVIEW', rejectionReason: 'No licence' })
    const back = await setStatus(id, 'INTERVIEW')
    expect(back.body.data).toMatchObject({ status: 'INTERVIEW', rejectedAt: null, rejectionMailAt: null })
    await setStatus(id, 'REJECTED')
    expect((await setStatus(id, 'OFFERED')).body.data).toMatchObject({ status: 'OFFERED', rejectedAt: null })
    expect(await historyOf(id)).toEqual([
      ['stage', null, 'SUBMITTED', 'applicant'],
      ['stage', 'SUBMITTED', 'INTERVIEW', 'staff'],
      ['rejection', null, 'REJECTED', 'staff'],
      ['rejection', 'REJECTED', null, 'staff'],
      ['rejection', null, 'REJECTED', 'staff'],
      ['rejection', 'REJECTED', null, 'staff'],
      ['stage', 'INTERVIEW', 'OFFERED', 'staff'],
    ])
  })

  it('that it has already changes nothing, even set by two at once', async () => {
    const { id } = await newApplication()
    const set = async (status: string, reason?: string) => {
      const both = [setStatus(id, status, { reason }), setStatus(id, status, { reason }, 'admin')]
      return (await Promise.all(both)).map((answer) => answer.status)
    }
    expect(await set('INTERVIEW')).toEqual([200, 200])
    expect(await set('REJECTED', 'No licence')).toEqual([200, 200])
    const { rejection_mail_at: mailAt } = await applicationRow(id)
    const again = await setStatus(id, 'REJECTED', { reason: 'Other' })
    expect(again.body.data).toMatchObject({ status: 'REJECTED', rejectionReason: 'No licence' })
    expect((await applicationRow(id)).rejection_mail_at).toEqual(mailAt)
    expect(await historyOf(id)).toHaveLength(3)
    expect(await mailsAbout(id)).toEqual(['application-received'])
  })
})

describe('the e-mail about a rejection', () => {
  const send = async () => {
    const { sendRejections } = await import('@/modules/careers/applications/operations/send-rejections')
    return sendRejections(at.payload)
  }
  const makeDue = (id: number) =>
    rowsOf(sql`UPDATE job_applications SET rejection_mail_at = now() - interval '1 minute' WHERE id = ${id}`)

  it('waits for a day, and is sent once', async () => {
    const { id } = await newApplication()
    await setStatus(id, 'REJECTED')
    const { rejectionMailAt } = await staffSees(id)
    expect(Date.parse(rejectionMailAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    await send()
    expect(await mailsAbout(id)).toEqual(['application-received'])
    await makeDue(id)
    await Promise.all([send(), send()])
    await send()
    expect(await mailsAbout(id)).toEqual(['application-received', 'application-rejected'])
    expect((await historyOf(id)).at(-1)).toEqual(['rejection-mail', null, null, 'clock'])
  })

  it('is not sent if the rejection was undone, or the applicant withdrew', async () => {
    const one = await newApplication()
    await setStatus(one.id, 'REJECTED')
    await makeDue(one.id)
    await setStatus(one.id, 'SUBMITTED')
    const other = await newApplication()
    await setStatus(other.id, 'REJECTED')
    await makeDue(other.id)
    await accepted(as('customer', 'PATCH', `/jobs/applications/mine/${other.id}/withdraw`))
    await send()
    expect(await mailsAbout(one.id)).not.toContain('application-rejected')
    expect(await mailsAbout(other.id)).not.toContain('application-rejected')
  })
})

describe('undo', () => {
  it('is a step of its own, and can be undone', async () => {
    const { id } = await newApplication()
    await setStatus(id, 'OFFERED')
    expect((await undo(id)).body.data.status).toBe('SUBMITTED')
    expect((await undo(id)).body.data.status).toBe('OFFERED')
    await setStatus(id, 'REJECTED')
    expect((await undo(id)).body.data.status).toBe('OFFERED')
    expect(await historyOf(id)).toHaveLength(6)
  })

  it('is refused for another line than the last, and for what the applicant did', async () => {
    const { id } = await newApplication()
    expect((await undo(id)).status).toBe(409)
    const [first] = (await as('manager', 'GET', `/jobs/applications/${id}/history`)).body.data
    await setStatus(id, 'INTERVIEW')
    const late = await as('manager', 'POST', `/jobs/applications/${id}/undo`, { historyId: first.id })
    expect(late.status).toBe(409)
    expect((await staffSees(id)).status).toBe('INTERVIEW')
  })

  it('leaves the history as it was: it is only added to', async () => {
    const { id } = await newApplication()
    await expect(
      rowsOf(sql`UPDATE application_history SET to_value = 'HIRED' WHERE application_id = ${id}`),
    ).rejects.toThrow()
  })
})

describe('shortlist, note and rating', () => {
  it('are changed with the messages of each', async () => {
    const { id } = await newApplication()
    const listed = await as('manager', 'PUT', `/jobs/applications/${id}/shortlist`, {
      shortlistStatus: 'shortlisted',
    })
    expect(listed.body).toMatchObject({
      message: 'Application shortlist status updated successfully',
      data: { shortlistStatus: 'SHORTLISTED' },
    })
    const noted = await as('manager', 'PUT', `/jobs/applications/${id}/note`, {
      note: 'Good',
      shortlistStatus: 'NOT_SHORTLISTED',
    })
    expect(noted.body).toMatchObject({
      message: 'Application note updated successfully',
      data: { note: 'Good', shortlistStatus: 'NOT_SHORTLISTED' },
    })
    expect((await undo(id)).body.data.shortlistStatus).toBe('SHORTLISTED')
    const note = async (body: object) =>
      (await accepted(as('manager', 'PUT', `/jobs/applications/${id}/note`, body))).data
    const listedAlone = await note({ shortlistStatus: 'NOT_SHORTLISTED' })
    expect(listedAlone).toMatchObject({ note: 'Good', shortlistStatus: 'NOT_SHORTLISTED' })
    for (const empty of ['', null]) {
      await note({ note: 'Good' })
      expect((await note({ note: empty })).note).toBeNull()
    }
  })

  it('show the ratings of others once one has rated', async () => {
    const { id } = await newApplication()
    const rate = (who: PersonName, rating: number) =>
      as(who, 'PUT', `/jobs/applications/${id}/rating`, { rating })
    await accepted(rate('manager', 4))
    expect((await staffSees(id, 'admin')).ratings).toEqual([])
    expect((await rate('admin', 6)).status).toBe(422)
    const { body } = await rate('admin', 2)
    expect(body.data.ratings).toEqual([
      { by: 'manager Test', rating: 4, isOwn: false },
      { by: 'admin Test', rating: 2, isOwn: true },
    ])
    await accepted(rate('admin', 3))
    expect((await staffSees(id, 'manager')).ratings).toHaveLength(2)
  })
})

it('the order by rating gives away no ratings of others before one has rated', async () => {
  const [first, second] = [await newApplication(), await newApplication()]
  const rate = (id: number, rating: number, who: PersonName) =>
    accepted(as(who, 'PUT', `/jobs/applications/${id}/rating`, { rating }))
  const order = async (who: PersonName) =>
    (await accepted(as(who, 'GET', '/jobs/applications?sort=rating&limit=100'))).data
      .map(({ id }: { id: number }) => id)
      .filter((id: number) => [first.id, second.id].includes(id))
  await rate(first.id, 5, 'admin')
  await rate(second.id, 1, 'admin')
  expect(await order('admin')).toEqual([first.id, second.id])
  expect(await order('manager')).toEqual([second.id, first.id])
  await rate(first.id, 3, 'manager')
  expect(await order('manager')).toEqual([first.id, second.id])
})

it('whoever is brought back by undoing has waited there all along', async () => {
  const { id } = await newApplication()
  await accepted(setStatus(id, 'INTERVIEW'))
  const [moved] = await rowsOf(sql`UPDATE application_history SET reason = NULL WHERE application_id = ${id}
    AND to_value = 'INTERVIEW' RETURNING at`)
  await accepted(setStatus(id, 'OFFERED'))
  await accepted(undo(id))
  expect(await applicationRow(id)).toMatchObject({ stage: 'INTERVIEW', stage_at: moved?.at })
})

it('a rejection that the applicant has not heard of shows in nothing, and ends with a withdrawal', async () => {
  const { id } = await newApplication()
  const seen = async () => (await accepted(as('customer', 'GET', `/jobs/applications/mine/${id}`))).data
  const before = await seen()
  await accepted(setStatus(id, 'REJECTED'))
  expect(await seen()).toMatchObject({ status: 'SUBMITTED', updatedAt: before.createdAt })
  await accepted(as('customer', 'PATCH', `/jobs/applications/mine/${id}/withdraw`))
  expect(await applicationRow(id)).toMatchObject({ stage: 'WITHDRAWN', rejection_mail_at: null })
})

describe('several applications', () => {
  it('are moved together, with an e-mail if wanted; those that are refused say why', async () => {
    const [one, two] = [await newApplication(), await newApplication()]
    await setStatus(two.id, 'INTERVIEW')
    const { body } = await as('manager', 'POST', '/jobs/applications/bulk/status', {
      ids: [one.id, two.id, 999_999],
      status: 'INTERVIEW',
      notify: true,
    })
    expect(body).toMatchObject({
      message: '2 applications changed',
      data: [
        { id: one.id, message: null },
        { id: two.id, message: null },
        { id: 999_999, message: 'Application not found' },
      ],
    })
    expect(await mailsAbout(one.id)).toEqual(['application-received', 'application-interview'])
    // It was there already.
    expect(await mailsAbout(two.id)).toEqual(['application-received'])
  })
})

describe('the list of applications', () => {
  it('finds by every filter', async () => {
    const marked = `Wanjiru ${Date.now()}`
    const one = await newApplication({ name: marked })
    await setStatus(one.id, 'OFFERED')
    const two = await newApplication({ name: marked, country: 'Uganda', phone: '+256712345678' }, 'dealer')
    await setStatus(two.id, 'REJECTED')
    const list = async (query: string): Promise<number[]> => {
      const { body } = await as(
        'supervisor',
        'GET',
        `/jobs/applications?applicantName=${encodeURIComponent(marked.toUpperCase())}&${query}`,
      )
      return body.data.map(({ id }: { id: number }) => id)
    }
    const today = new Date().toISOString().slice(0, 10)
    expect(await list('')).toEqual([two.id, one.id])
    expect(await list('sort=oldest')).toEqual([one.id, two.id])
    expect(await list('status=offered')).toEqual([one.id])
    expect(await list('status=REJECTED')).toEqual([two.id])
    expect(await list('status=SUBMITTED')).toEqual([])
    expect(await list(`jobId=${one.jobId}&jobTitle=buyer&jobLocation=nairobi`)).toEqual([one.id])
    expect(await list('country=uganda')).toEqual([two.id])
    expect(await list('shortlistStatus=PENDING')).toEqual([two.id, one.id])
    expect(await list(`dateFrom=${today}&dateTo=${today}`)).toEqual([two.id, one.id])
    expect(await list('dateTo=2026-01-01')).toEqual([])
    expect(
      (await as('admin', 'GET', '/jobs/applications?dateFrom=2026-02-01&dateTo=2026-01-01')).status,
    ).toBe(422)
  })

  it('is not for those who may not read careers', async () => {
    const statuses = []
    for (const who of [null, 'customer', 'operator'] as const)
      statuses.push((await as(who, 'GET', '/jobs/applications')).status)
    expect(statuses).toEqual([401, 403, 403])
  })
})

describe('old applications', () => {
  it('are anonymised a year after they were decided, or their job closed', async () => {
    const [decided, left, open] = [await newApplication(), await newApplication(), await newApplication()]
    await setStatus(decided.id, 'HIRED')
    await rowsOf(
      sql`UPDATE job_applications SET stage_at = now() - interval '13 months' WHERE id IN (${decided.id}, ${left.id}, ${open.id})`,
    )
    await rowsOf(sql`UPDATE openings SET closing_date = '2025-01-01' WHERE id = ${left.jobId}`)
    const { anonymizeOldApplications } = await import(
      '@/modules/careers/applications/operations/anonymize-old-applications'
    )
    await anonymizeOldApplications(at.payload)
    expect((await applicationRow(decided.id)).name).toBeNull()
    expect((await applicationRow(left.id)).name).toBeNull()
    expect((await applicationRow(open.id)).name).toBe('Amina Otieno')
    expect((await setStatus(decided.id, 'INTERVIEW')).body.message).toBe(
      'This application has been anonymised.',
    )
  })
})

describe('deleting', () => {
  it('removes an application with its history, for those who may', async () => {
    const { id } = await newApplication()
    expect((await as('supervisor', 'DELETE', `/jobs/applications/${id}`)).status).toBe(403)
    const { body } = await as('manager', 'DELETE', `/jobs/applications/${id}`)
    expect(body.message).toBe('Application deleted successfully')
    expect(await historyOf(id)).toEqual([])
    expect(await rowsOf(sql`SELECT path FROM application_files_gone`)).not.toHaveLength(0)
  })
})
