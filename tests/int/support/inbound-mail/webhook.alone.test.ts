import { sql } from '@payloadcms/db-postgres'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { forgetEnv } from '@/server/env'
import { call } from '../../api/client'
import { answer, at, newTicket, responsesOf, rowsOf, withTickets } from '../tickets/tickets-kit'
import { addressOf, letter } from './mails-kit'

withTickets()

const SECRET = Buffer.from('a secret of more than thirty-two bytes').toString('base64')
const JSON_TYPE = 'application/json'

function setSecret(secret: string | undefined): void {
  process.env.INBOUND_MAIL_ADDRESS = 'support@example.com'
  if (secret === undefined) delete process.env.INBOUND_MAIL_SECRET
  else process.env.INBOUND_MAIL_SECRET = secret
  forgetEnv()
}
beforeAll(() => setSecret(SECRET))
afterAll(() => {
  setSecret(undefined)
  delete process.env.INBOUND_MAIL_ADDRESS
  forgetEnv()
})

type Sent = { type?: string; secret?: string; at?: Date; headers?: Record<string, string> }

/** Brings a body, signed. */
function bring(
  body: Buffer | string,
  { at = new Date(), headers, secret = SECRET, type = 'message/rfc822' }: Sent = {},
) {
  const id = 'msg_1'
  const signature = new Webhook(secret).sign(id, at, body)
  return call('POST', '/support-management/inbound-mail', {
    raw: typeof body === 'string' ? body : new Uint8Array(body),
    headers: {
      'content-type': type,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
      ...headers,
    },
  })
}

const inJson = (raw: Buffer): string => JSON.stringify({ raw: raw.toString('base64') })
const mails = () => rowsOf(sql`SELECT count(*)::int AS n FROM inbound_mails`)

describe('a signed e-mail', () => {
  it('is taken as it is, and answered once it is stored', async () => {
    const id = await newTicket()
    const raw = letter({ to: addressOf(id), text: 'The name is right.' })
    const { body, status } = await bring(raw)
    expect([status, body]).toEqual([200, { message: 'E-mail received', isNew: true }])
    expect((await responsesOf(id)).map(({ message }) => message)).toEqual(['The name is right.'])
    expect((await bring(raw)).body).toMatchObject({ isNew: false })
    expect(await responsesOf(id)).toHaveLength(1)
  })

  it('is taken in base64, whatever bytes it has', async () => {
    const id = await newTicket()
    const head = letter({
      to: addressOf(id),
      headers: { 'Content-Type': 'text/plain; charset=koi8-r', 'Content-Transfer-Encoding': '8bit' },
      text: '\n',
    })
    const raw = Buffer.concat([head, Buffer.from([0xf3, 0xd0, 0xc1, 0xd3, 0xc9, 0xc2, 0xcf])])
    expect((await bring(raw)).status).toBe(415)
    expect((await bring(inJson(raw), { type: JSON_TYPE })).status).toBe(200)
    expect((await responsesOf(id)).map(({ message }) => message)).toEqual(['Спасибо'])
  })
})

it('an answer that went out by e-mail brings the customer’s answer back into its ticket', async () => {
  const id = await newTicket()
  await answer('operator', id, { message: 'Which name?', sendEmailNotification: true })
  const [sent] = await rowsOf(sql`SELECT * FROM mail_outbox
    WHERE to_address = ${at.people.customer.email} AND event_key = 'ticket-answered' ORDER BY id DESC LIMIT 1`)
  expect(sent).toMatchObject({
    reply_to: addressOf(id),
    refers_to: expect.stringMatching(/^<\d+\.[0-9a-f]{20}@localhost>$/),
    is_automatic: false,
    body_text: expect.stringMatching(/^--- Reply above this line ---\n/),
  })
  const quoted = String(sent?.body_text).replaceAll(/^/gm, '> ')
  const text = `Anna Otieno.\n\nOn Fri, Nov 27, 2026 at 9:12 AM Kaido wrote:\n${quoted}`
  const headers = { 'Message-ID': '<anna-1@customer.example>' }
  expect((await bring(letter({ to: String(sent?.reply_to), text, headers }))).status).toBe(200)
  expect((await responsesOf(id)).at(-1)).toMatchObject({ message: 'Anna Otieno.', channel: 'MAIL' })
  await answer('operator', id, { message: 'Thank you.', sendEmailNotification: true })
  const [next] = await rowsOf(
    sql`SELECT refers_to FROM mail_outbox WHERE event_key = 'ticket-answered' ORDER BY id DESC LIMIT 1`,
  )
  expect(next?.refers_to).toBe(`${sent?.refers_to} <anna-1@customer.example>`)
})

describe('what is not signed', () => {
  const minutesAgo = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000) })
  const other = Buffer.from('another secret of more than thirty-two bytes').toString('base64')

  test.each<[string, Sent]>([
    ['by another secret', { secret: other }],
    ['recently', minutesAgo(6)],
    ['until later', minutesAgo(-6)],
    ['at all', { headers: { 'webhook-signature': '' } }],
    ['under this id', { headers: { 'webhook-id': 'msg_2' } }],
    ['by a version that is known', { headers: { 'webhook-signature': 'v2,AAAA' } }],
  ])('%s is refused and not stored', async (_, sent) => {
    const before = await mails()
    expect((await bring(letter({}), sent)).status).toBe(401)
    expect(await mails()).toEqual(before)
  })

  it('is refused if the body is another than was signed', async () => {
    const headers = { 'webhook-signature': new Webhook(SECRET).sign('msg_1', new Date(), letter({})) }
    expect((await bring(letter({ text: 'Another.' }), { headers })).status).toBe(401)
  })

  it('may not be tried without end', async () => {
    const tries = Array.from({ length: 101 }, () => bring(letter({}), { secret: other }))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
  })
})

test.each([
  ['no JSON', '{', 400],
  ['no e-mail', '{}', 400],
  ['another alphabet', '{"raw":"*"}', 400],
  ['nothing', '{"raw":""}', 400],
])('a signed request with %s is refused', async (_, body, status) => {
  expect((await bring(body, { type: JSON_TYPE })).status).toBe(status)
})

it('of more than 25 MB is refused', async () => {
  const raw = Buffer.concat([letter({}), Buffer.alloc(25 * 1024 * 1024, 'a')])
  expect((await bring(raw)).status).toBe(413)
})

it('no e-mail is received where no secret is set', async () => {
  setSecret(undefined)
  expect((await bring(letter({}))).status).toBe(404)
  setSecret(SECRET)
})
