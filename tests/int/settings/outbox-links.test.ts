import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { getOutboxMail } from '@/modules/settings/mail/queries/list-outbox'
import { deliver } from '@/server/mail/deliver-mail'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

let people: People
const tokens = {} as Record<PersonName, string>

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  for (const name of ['admin', 'manager'] as const) tokens[name] = await tokenOf(payload, people[name])
})

it('the outbox hides one-time links; undelivered ones can be shown to the top role, which is logged', async () => {
  const payload = await getTestPayload()
  const db = payload.db.drizzle
  await call('POST', '/auth/forgot-password', { body: { email: people.customer.email } })
  const { rows } = await db.execute(sql`
    SELECT id, body_text FROM mail_outbox WHERE to_address = ${people.customer.email}`)
  const id = Number(rows[0]?.id)
  const token = /#token=([\w-]+)/.exec(String(rows[0]?.body_text))?.[1] ?? 'none'
  const show = (who: PersonName) => call('POST', `/email-outbox/${id}/links`, { token: tokens[who] })
  const seen = async () => JSON.stringify(await getOutboxMail(db, id))

  // While it waits it will be sent; there is nothing to pass on.
  expect(await seen()).not.toContain(token)
  expect((await show('admin')).status).toBe(404)
  await deliver(payload, id)
  expect(await seen()).not.toContain(token)
  expect(await getOutboxMail(db, id)).toMatchObject({ state: 'kept', hasOpenLink: true })
  expect((await show('manager')).status).toBe(404)
  const { body, status } = await show('admin')
  expect([status, body.links]).toEqual([200, [`http://localhost:3000/auth/update-password#token=${token}`]])
  const log = await db.execute(
    sql`SELECT actor_id, action, detail, after FROM audit_log WHERE area = 'E-mail'`,
  )
  expect(log.rows).toEqual([
    {
      actor_id: people.admin.id,
      action: 'show',
      detail: `one-time link of the e-mail to ${people.customer.email}`,
      after: null,
    },
  ])

  const set = { token, password: 'Harbour7@lantern' }
  expect((await call('POST', '/auth/reset-password', { body: set })).status).toBe(200)
  expect(await getOutboxMail(db, id)).toMatchObject({ hasOpenLink: false })
  expect((await show('admin')).status).toBe(404)
})
