import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

let people: People
const tokens = {} as Record<PersonName, string>

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  for (const name of ['admin', 'manager', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
})

const problem = `550 no such person: ${'someone@example.com'}`

it('the sender is shown with its state; whom an e-mail did not reach, to administrators alone', async () => {
  const { drizzle } = (await getTestPayload()).db
  await drizzle.execute(sql`
    INSERT INTO mail_outbox (event_key, effect_key, to_address, subject, body_text, body_html, state, problem)
    VALUES ('sender-test', 'sender-test-state', 'someone@example.com', 'x', 'x', 'x', 'failed', ${problem})`)
  const read = (who: PersonName) => call('GET', '/email-sender', { token: tokens[who] })
  const { body } = await read('admin')
  expect(body.data).toMatchObject({ provider: 'outbox', failed: 1, lastFailure: { problem } })
  expect(body.data.sender).toContain('@')
  expect((await read('manager')).body.data.lastFailure.problem).toBeNull()
  expect((await read('customer')).status).toBe(403)
  expect((await call('GET', '/email-sender', {})).status).toBe(401)
})

it('a test goes to whoever sends it, 20 times an hour', async () => {
  const { drizzle } = (await getTestPayload()).db
  const test = () => call('POST', '/email-sender/test', { token: tokens.admin })
  const { body, status } = await test()
  expect([status, body.message]).toEqual([200, 'Kept in the outbox, not delivered: no provider is set up.'])
  const { rows } = await drizzle.execute(
    sql`SELECT to_address FROM mail_outbox WHERE event_key = 'sender-test' AND state <> 'failed'`,
  )
  expect(rows).toEqual([{ to_address: people.admin.email }])
  for (let sent = 1; sent < 20; sent += 1) expect((await test()).status).toBe(200)
  expect((await test()).status).toBe(429)
})
