import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, tokenOf } from '../api/client'

const PASSWORD = 'Correct1@horse'

let people: People
let admin: string

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  admin = await tokenOf(payload, people.admin)
})

const person = (email: string) => ({
  email,
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  phoneNumber: '+254 712 345 678',
  country: 'Kenya',
  zip: '00100',
  city: 'Nairobi',
})
const signUp = (email: string) =>
  call('POST', '/auth/sign-up', {
    body: { ...person(email), password: PASSWORD, userType: 'CUSTOMER', acceptTerms: true },
  })

/** Working links and written mails, of one kind for one address. */
async function countOf(email: string, kind: string) {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*)::int FROM account_tokens t JOIN users u ON u.id = t.user_id
        WHERE u.email = ${email} AND t.purpose = ${kind} AND t.used_at IS NULL) AS links,
      (SELECT count(*)::int FROM mail_outbox WHERE to_address = ${email} AND event_key = ${kind}) AS mails`)
  return rows[0]
}

/** Backdates everything so far. */
async function aWhileLater(email: string): Promise<void> {
  const payload = await getTestPayload()
  await payload.db.drizzle.execute(sql`
    UPDATE account_tokens SET created_at = created_at - interval '1 minute'
    WHERE user_id = (SELECT id FROM users WHERE email = ${email})`)
}

describe('a mail that is requested several times', () => {
  it('is one for all concurrent requests, and another for a later one', async () => {
    const email = 'waiting@again.example.com'
    await signUp(email)
    expect(await countOf(email, 'verify-email')).toEqual({ links: 1, mails: 1 })
    await aWhileLater(email)
    const again = () => call('POST', '/auth/resend-verification', { body: { email } })
    const answers = await Promise.all([again(), again(), again()])
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([200, 'Verification email resent! Please check your inbox.'])
    expect(await countOf(email, 'verify-email')).toEqual({ links: 2, mails: 2 })
    await aWhileLater(email)
    await again()
    expect(await countOf(email, 'verify-email')).toEqual({ links: 3, mails: 3 })
  })

  it('is one for two sign-ups with one address at once', async () => {
    const email = 'twice@again.example.com'
    await Promise.all([signUp(email), signUp(email)])
    expect(await countOf(email, 'verify-email')).toEqual({ links: 1, mails: 1 })
  })

  it('is one for a forgotten password', async () => {
    const { email } = people.customer
    const request = () => call('POST', '/auth/forgot-password', { body: { email } })
    await Promise.all([request(), request()])
    expect(await countOf(email, 'reset-password')).toEqual({ links: 1, mails: 1 })
  })

  it('is one for an invitation', async () => {
    const email = 'invited@again.example.com'
    const body = { ...person(email), address: '1 Kenyatta Avenue', status: 'ACTIVE' }
    const { id } = (await call('POST', '/users', { token: admin, body })).body.data
    await aWhileLater(email)
    const invite = () => call('POST', `/users/${id}/invite`, { token: admin })
    const answers = await Promise.all([invite(), invite()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countOf(email, 'invite')).toEqual({ links: 2, mails: 2 })
  })
})

describe('the type of a customer', () => {
  const typeOf = async (id: number) =>
    (await call('GET', `/users/${id}`, { token: admin })).body.data.userType
  const change = async (id: number, body: Record<string, unknown>) =>
    (await call('PATCH', `/users/${id}`, { token: admin, body })).status

  it('is removed when a role is given, does not come back meanwhile, and is a customer’s afterwards', async () => {
    const { id } = people.dealer
    expect(await typeOf(id)).toBe('DEALER')
    expect(await change(id, { roleId: 4 })).toBe(200)
    expect(await typeOf(id)).toBeNull()
    const payload = await getTestPayload()
    const token = await tokenOf(payload, people.dealer)
    expect((await call('GET', '/auth/session', { token })).body.user).toMatchObject({
      roleId: 4,
      userType: null,
    })
    await call('PATCH', '/users/my-profile', { token, body: { userType: 'CUSTOMER' } })
    expect(await typeOf(id)).toBeNull()
    expect(await change(id, { roleId: null })).toBe(200)
    expect(await typeOf(id)).toBe('CUSTOMER')
  })

  it('is not set for invited staff', async () => {
    const body = {
      ...person('staff@again.example.com'),
      address: '1 Kenyatta Avenue',
      roleId: 4,
      userType: 'CUSTOMER',
    }
    const { status, body: answer } = await call('POST', '/users', { token: admin, body })
    expect([status, answer.data.userType, answer.data.roleId]).toEqual([201, null, 4])
  })

  it('stays when something else changes', async () => {
    expect(await change(people.otherCustomer.id, { city: 'Mombasa' })).toBe(200)
    expect(await typeOf(people.otherCustomer.id)).toBe('CUSTOMER')
  })
})

describe('an ended session', () => {
  it('leaves no trace of its device and network address', async () => {
    const payload = await getTestPayload()
    const { email } = people.otherCustomer
    const { body } = await call('POST', '/auth/sign-in', { body: { email, password: PASSWORD } })
    const devices = async () => {
      const { rows } = await payload.db.drizzle.execute(
        sql`SELECT session_id FROM session_devices WHERE user_id = ${people.otherCustomer.id}`,
      )
      return rows.length
    }
    expect(await devices()).toBe(1)
    await call('POST', '/auth/sign-out', { token: body.token })
    expect(await devices()).toBe(0)
  })
})
