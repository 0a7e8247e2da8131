import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { answerAtOnce } from '@/server/even-response-time'
import { getTestPayload } from '../../setup/payload'
import { makePerson, PASSWORD, type Person } from '../settings/people'
import { callNatively } from './actors'
import { call } from './client'

const WRONG = 'Wrong1@password'
let person: Person
beforeAll(async () => {
  person = await makePerson(await getTestPayload(), 4)
})

/** How long something takes on this machine now, in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const refusal = async (address: string) => {
  const { status } = await call('POST', '/auth/sign-in', { body: { email: address, password: WRONG } })
  expect(status).toBe(401)
}

it('a refusal is delayed for half a second, whether the e-mail is known or not', async () => {
  for (const address of [person.email, 'nobody@example.com'])
    expect(await timeOf(() => refusal(address))).toBeGreaterThan(495)
})

it('the work of checking a password is done for an unknown e-mail too, by either sign-in', async () => {
  answerAtOnce()
  await callNatively('GET', 'users/me')
  const hashing = await timeOf(() => promisify(pbkdf2)(WRONG, 'salt', 600_000, 32, 'sha256'))
  expect(await timeOf(() => refusal('somebody-else@example.com'))).toBeGreaterThan(hashing / 3)
  const native = () =>
    callNatively('POST', 'users/login', undefined, { email: 'native-nobody@example.com', password: WRONG })
  expect(await timeOf(native)).toBeGreaterThan(hashing / 3)
})

it('a sign-in does not write back what changed while the password was checked', async () => {
  const { drizzle } = (await getTestPayload()).db
  const body = { email: person.email, password: PASSWORD }
  const trying = call('POST', '/auth/sign-in', { body })
  await drizzle.execute(sql`UPDATE users SET status = 'BLOCKED', city = 'Łódź' WHERE id = ${person.id}`)
  await trying
  const { rows } = await drizzle.execute(sql`SELECT status, city FROM users WHERE id = ${person.id}`)
  expect(rows[0]).toEqual({ status: 'BLOCKED', city: 'Łódź' })
})
