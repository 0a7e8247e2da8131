import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { resetPasswordMail } from '@/modules/accounts/sign-in/mail/sign-in-mails'
import { env } from '@/server/env'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { jobs } from '@/wiring/jobs'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'
import { followingHooks } from '../follow-hooks'
import { makePerson, PASSWORD } from '../settings/people'
import { mailIdOf, mailOf, writeMail } from './outbox'

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
  await prepareJobs(
    env().DATABASE_URL,
    jobs.map(({ queue }) => queue),
  )
})

describe('texts of e-mails', () => {
  const path = '/email-templates/reset-password'
  const text = { subject: 'Hello {{firstName}}', body: 'Go [there]({{link}})' }

  const tokenFor = async (role: number): Promise<string> => {
    const { email } = await makePerson(payload, role)
    const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    return token ?? ''
  }

  it('are written by those who may change settings, tested, and withdrawn', async () => {
    const token = await tokenFor(2)
    const saved = await call('PUT', path, { token, body: text })
    expect([saved.status, saved.body.data.text, saved.body.data.own.updatedBy]).toEqual([
      200,
      text,
      expect.stringMatching(/@kaido\.example$/),
    ])
    const outdated = { ...text, updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await call('PUT', path, { token, body: outdated })).status).toBe(409)
    expect((await call('POST', `${path}/test`, { token })).status).toBe(200)
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT subject FROM mail_outbox WHERE effect_key LIKE 'test:reset-password:%'`,
    )
    expect(rows).toEqual([{ subject: 'Hello Wanjirũ' }])
    expect((await call('DELETE', path, { token })).status).toBe(200)
    const { body } = await call('GET', path, { token })
    expect([body.data.own, body.data.text.subject]).toEqual([null, resetPasswordMail.subject])
  })

  it('of two people writing the first one, one is notified of the other', async () => {
    const token = await tokenFor(2)
    const save = (subject: string) =>
      call('PUT', path, { token, body: { ...text, subject, updatedAt: null } })
    const answers = await Promise.all([save('One'), save('Other')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body } = await call('GET', path, { token })
    expect(body.data.text.subject).toBe(answers[0]?.status === 200 ? 'One' : 'Other')
    await call('DELETE', path, { token })
  })

  it('notify the hooks of their collection of every change, and the log once for each', async () => {
    const token = await tokenFor(1)
    const reported = await followingHooks(payload, 'mail-templates', async () => {
      await call('PUT', path, { token, body: text })
      await call('PUT', path, { token, body: { ...text, subject: 'Good day' } })
      await call('DELETE', path, { token })
      await call('DELETE', path, { token })
    })
    expect(reported.map(({ did, doc }) => [did, doc.key, doc.subject])).toEqual([
      ['create', 'reset-password', text.subject],
      ['update', 'reset-password', 'Good day'],
      ['delete', 'reset-password', 'Good day'],
    ])
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT action, area, record_label FROM audit_log WHERE table_name = 'mail_templates'
        AND record_id = ${String(reported[0]?.id)} ORDER BY id`)
    expect(rows).toEqual(
      ['create', 'update', 'delete'].map((action) => ({
        action,
        area: 'Mail templates',
        record_label: 'reset-password',
      })),
    )
  })

  it('use no variable that the e-mail does not offer, and belong to a known e-mail', async () => {
    const token = await tokenFor(1)
    const { status, body } = await call('PUT', path, {
      token,
      body: { ...text, body: '{{password}} {{link}}' },
    })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'body', message: '{{password}} is not available in this e-mail' }],
    ])
    expect((await call('GET', '/email-templates/no-such', { token })).status).toBe(404)
  })

  it('are sent again by the top role alone, and only after a failure', async () => {
    await writeMail('again:1')
    const id = await mailIdOf('again:1')
    const [admin, manager] = [await tokenFor(1), await tokenFor(2)]
    const again = (token: string) => call('POST', `/email-outbox/${id}/send-again`, { token })
    expect((await again(admin)).status).toBe(409)
    await payload.db.drizzle.execute(sql`UPDATE mail_outbox SET state = 'failed' WHERE id = ${id}`)
    expect((await again(manager)).status).toBe(404)
    expect((await again(admin)).status).toBe(200)
    expect(await mailOf('again:1')).toMatchObject({ state: 'waiting' })
  })
})
