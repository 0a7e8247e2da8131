import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resetPasswordMail } from '@/modules/accounts/sign-in/mail/sign-in-mails'
import { env } from '@/server/env'
import { GiveUp } from '@/server/jobs/define-job'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { deliver } from '@/server/mail/deliver-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { resendAdapter } from '@/server/mail/resend-adapter'
import { smtpAdapter } from '@/server/mail/smtp-adapter'
import { inTransaction } from '@/server/transaction'
import { jobs } from '@/wiring/jobs'
import { getTestPayload } from '../../setup/payload'
import { makePerson } from '../settings/people'
import { mailIdOf, mailOf, values, writeMail } from './outbox'

let payload: Payload
const FROM = 'Kaido <no-reply@kaido.example>'

beforeAll(async () => {
  payload = await getTestPayload()
  await prepareJobs(
    env().DATABASE_URL,
    jobs.map(({ queue }) => queue),
  )
})

describe('the outbox', () => {
  it('has one e-mail and one job per effect, however often it is requested', async () => {
    expect([await writeMail('once:1'), await writeMail('once:1')]).toEqual([true, false])
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name = 'mail.deliver' AND data -> 'input' ->> 'mailId' = ${String(await mailIdOf('once:1'))}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('has nothing if the caller rolls back', async () => {
    const before = await payload.db.drizzle.execute(sql`SELECT count(*)::int AS n FROM pgboss.job`)
    const failed = inTransaction({ payload }, async (req) => {
      await queueMail(req, resetPasswordMail, { address: 'a@b.example' }, 'rolled-back', values)
      throw new Error('stop')
    })
    await expect(failed).rejects.toThrow('stop')
    expect(await mailOf('rolled-back')).toBeUndefined()
    const after = await payload.db.drizzle.execute(sql`SELECT count(*)::int AS n FROM pgboss.job`)
    expect(after.rows).toEqual(before.rows)
  })

  it('stores the text of e-mails that do not leave the machine, and reports it', async () => {
    await writeMail('kept:1')
    await deliver(payload, await mailIdOf('kept:1'))
    expect(await mailOf('kept:1')).toMatchObject({ state: 'kept', adapter: 'outbox' })
    expect((await mailOf('kept:1'))?.body_text).toContain('#token=1')
  })
})

describe('a mail server', () => {
  let server: SMTPServer
  let received: Email[] = []
  /** Status codes for the next e-mails before the server accepts one. */
  let refusals: number[] = []
  let url = ''

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, _session, done) => {
        const raw = await readText(stream)
        const code = refusals.shift()
        received.push(await PostalMime.parse(raw))
        done(code ? Object.assign(new Error('Not now'), { responseCode: code }) : null)
      },
    })
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', () => ready())
    })
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
  beforeEach(() => {
    received = []
    refusals = []
  })

  it('gets both parts, letters of every script and a Message-ID of this product', async () => {
    await payload.db.drizzle.execute(
      sql`INSERT INTO mail_templates (key, subject, body) VALUES ('reset-password', '{{firstName}}: 新しいパスワード', ${resetPasswordMail.body})`,
    )
    await writeMail('smtp:1')
    await deliver(payload, await mailIdOf('smtp:1'), smtpAdapter(url, FROM))
    expect(received).toHaveLength(1)
    const [mail] = received
    expect(mail).toMatchObject({
      subject: 'Łukasz: 新しいパスワード',
      from: { name: 'Kaido', address: 'no-reply@kaido.example' },
      to: [{ address: 'lukasz@mail.example' }],
    })
    expect(mail?.text).toContain(values.link)
    expect(mail?.html).toContain('href="https://cars.example.com/x#token=1&amp;y=2"')
    expect(mail?.messageId).toMatch(/^<[\da-f]{24}@localhost>$/)
    await payload.db.drizzle.execute(sql`DELETE FROM mail_templates`)
  })

  it('gets an e-mail of a conversation with its references, and answers come to its address', async () => {
    const replyTo = 'support+17.0123456789abcdef0123@example.com'
    const references = ['<17.aa@localhost>', '<a1@mail.example>']
    const thread = { replyTo, mark: '17.aa', references, above: '--- Reply above ---', isAutomatic: true }
    await inTransaction({ payload }, (req) =>
      queueMail(req, resetPasswordMail, { address: 'a@mail.example' }, 'smtp:thread', values, thread),
    )
    await deliver(payload, await mailIdOf('smtp:thread'), smtpAdapter(url, FROM))
    const [mail] = received
    expect(mail).toMatchObject({
      replyTo: [{ address: replyTo }],
      references: references.join(' '),
      inReplyTo: '<a1@mail.example>',
      messageId: expect.stringMatching(/^<17\.aa\.[\da-f]{24}@localhost>$/),
      text: expect.stringMatching(/^--- Reply above ---\n/),
      html: expect.stringContaining('--- Reply above ---'),
    })
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('x-kaido-site')).toBe('localhost')
    expect(await mailOf('smtp:thread')).toMatchObject({
      state: 'sent',
      reply_to: null,
      message_mark: null,
      refers_to: null,
    })
  })

  it('that refuses temporarily gets the same Message-ID next time, and the text is deleted after success', async () => {
    await writeMail('smtp:2')
    const id = await mailIdOf('smtp:2')
    refusals = [451]
    const adapter = smtpAdapter(url, FROM)
    const failure = await deliver(payload, id, adapter).catch((error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(GiveUp)
    expect(await mailOf('smtp:2')).toMatchObject({ state: 'failed', attempts: 1 })
    await deliver(payload, id, adapter)
    expect(received).toHaveLength(2)
    expect(received[0]?.messageId).toBe(received[1]?.messageId)
    expect(await mailOf('smtp:2')).toMatchObject({
      state: 'sent',
      attempts: 2,
      problem: null,
      body_text: null,
      body_html: null,
    })
  })

  it('gets an e-mail once, though its job runs again', async () => {
    await writeMail('smtp:3')
    const id = await mailIdOf('smtp:3')
    for (const _ of [1, 2, 3]) await deliver(payload, id, smtpAdapter(url, FROM))
    expect(received).toHaveLength(1)
  })

  it('that refuses permanently is not tried again', async () => {
    await writeMail('smtp:4')
    refusals = [550]
    const failure = await deliver(payload, await mailIdOf('smtp:4'), smtpAdapter(url, FROM)).catch(
      (error) => error,
    )
    expect(failure).toBeInstanceOf(GiveUp)
    expect(await mailOf('smtp:4')).toMatchObject({
      state: 'failed',
      problem: 'The mail server answered 550',
    })
  })
})

describe('Resend', () => {
  type Call = { key: string | undefined; body: Record<string, unknown> }
  let server: Server
  let calls: Call[] = []
  let answers: { status: number; body: unknown }[] = []
  const taken = { status: 200, body: { id: 'r1' } }

  const answer = async (request: IncomingMessage) => {
    const body = JSON.parse(await readText(request))
    calls.push({ key: request.headers['idempotency-key']?.toString(), body })
    return answers.shift() ?? taken
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { status, body } = await answer(request)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', () => ready())
    })
    process.env.RESEND_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    delete process.env.RESEND_BASE_URL
    server.close()
  })
  beforeEach(() => {
    calls = []
    answers = []
  })

  it('gets the same idempotency key and Message-ID on retry', async () => {
    await writeMail('resend:1')
    const id = await mailIdOf('resend:1')
    answers = [{ status: 500, body: { name: 'internal_server_error', message: 'later', statusCode: 500 } }]
    const adapter = resendAdapter('re_test', FROM)
    await expect(deliver(payload, id, adapter)).rejects.toThrow('Resend: internal_server_error')
    await deliver(payload, id, adapter)
    expect(calls).toHaveLength(2)
    expect(calls[0]?.key).toBe('resend:1')
    expect(calls[1]).toEqual(calls[0])
    expect(calls[0]?.body).toMatchObject({
      from: FROM,
      to: 'lukasz@mail.example',
      headers: { 'Message-ID': expect.stringMatching(/^<.+>$/) },
    })
    expect(await mailOf('resend:1')).toMatchObject({ state: 'sent', adapter: 'resend', attempts: 2 })
  })

  it('gets where answers go', async () => {
    const thread = { replyTo: 'support+17.aa@example.com', mark: '17.aa', references: ['<17.aa@localhost>'] }
    await inTransaction({ payload }, (req) =>
      queueMail(req, resetPasswordMail, { address: 'a@mail.example' }, 'resend:thread', values, thread),
    )
    await deliver(payload, await mailIdOf('resend:thread'), resendAdapter('re_test', FROM))
    expect(calls[0]?.body).toMatchObject({
      reply_to: thread.replyTo,
      headers: { References: '<17.aa@localhost>', 'In-Reply-To': '<17.aa@localhost>' },
    })
  })

  it('that refuses permanently is not tried again', async () => {
    await writeMail('resend:2')
    answers = [{ status: 422, body: { name: 'validation_error', message: 'no', statusCode: 422 } }]
    await expect(
      deliver(payload, await mailIdOf('resend:2'), resendAdapter('re_test', FROM)),
    ).rejects.toBeInstanceOf(GiveUp)
  })
})

it('the cleanup removes old e-mails, and tokens that no longer work', async () => {
  for (const effect of ['old:sent', 'old:failed', 'young:kept']) await writeMail(effect)
  await payload.db.pool.query(`
    UPDATE mail_outbox SET state = 'sent', sent_at = now() - interval '91 days' WHERE effect_key = 'old:sent';
    UPDATE mail_outbox SET state = 'failed', created_at = now() - interval '91 days' WHERE effect_key = 'old:failed';
    UPDATE mail_outbox SET state = 'kept', sent_at = now() - interval '89 days' WHERE effect_key = 'young:kept'`)
  const { id } = await makePerson(payload, null)
  await payload.db.pool.query(
    `INSERT INTO account_tokens (user_id, purpose, token_hash, expires_at, used_at) VALUES
      ($1, 'invite', 'a', now() - interval '31 days', NULL), ($1, 'invite', 'b', now() + interval '1 day', now() - interval '31 days'),
      ($1, 'invite', 'c', now() - interval '29 days', NULL), ($1, 'invite', 'd', now() + interval '1 day', NULL)`,
    [id],
  )
  const prune = jobs.find(({ queue }) => queue.name === 'maintenance.prune')
  await prune?.run({ payload, input: {}, signal: AbortSignal.timeout(20_000) } as Parameters<
    typeof prune.run
  >[0])
  expect(await mailOf('old:sent')).toBeUndefined()
  expect(await mailOf('old:failed')).toBeDefined()
  expect(await mailOf('young:kept')).toBeDefined()
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT convert_from(token_hash, 'UTF8') AS t FROM account_tokens WHERE user_id = ${id} ORDER BY 1`,
  )
  expect(rows.map(({ t }) => t)).toEqual(['c', 'd'])
})
