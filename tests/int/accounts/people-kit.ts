import { sql } from '@payloadcms/db-postgres'
import { getTestPayload } from '../../setup/payload'
import { call, PASSWORD, tokenOf } from '../api/client'

/** The required fields of a new person. */
export const contact = (email: string, over: Record<string, unknown> = {}) => ({
  email,
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  phoneNumber: '+254 712 345 678',
  country: 'Kenya',
  zip: '00100',
  city: 'Nairobi',
  address: '1 Kenyatta Avenue',
  ...over,
})

/** Calls by a person with a session. */
export const as = (token: string | undefined) => ({
  get: (path: string) => call('GET', path, { token }),
  post: (path: string, body?: unknown) => call('POST', path, { token, body }),
  patch: (path: string, body: unknown) => call('PATCH', path, { token, body }),
  put: (path: string, body: unknown) => call('PUT', path, { token, body }),
  remove: (path: string) => call('DELETE', path, { token }),
})

let made = 0
/** A signed-in person of any kind, with the session's token. */
export async function somebody(over: Record<string, unknown> = {}) {
  const payload = await getTestPayload()
  made += 1
  const email = `somebody${made}@people.example.com`
  const data = { email, password: PASSWORD, firstName: 'Some', lastName: 'Body', status: 'ACTIVE', ...over }
  const { id } = await payload.create({
    collection: 'users',
    data: data as never,
    overrideAccess: true,
    depth: 0,
  })
  const person = { id: Number(id), email }
  return { ...person, token: data.status === 'ACTIVE' ? await tokenOf(payload, person) : '' }
}

/** A person's row as stored. */
export async function row(id: number) {
  const payload = await getTestPayload()
  return (await payload.db.drizzle.execute(sql`SELECT * FROM users WHERE id = ${id}`)).rows[0]
}

/** Lets an account have been active for so many days. */
export async function activeFor(id: number, days: number): Promise<void> {
  const payload = await getTestPayload()
  const { rowCount } = await payload.db.drizzle.execute(
    sql`UPDATE active_accounts SET since = now() - make_interval(days => ${days}) WHERE user_id = ${id}`,
  )
  if (!rowCount) throw new Error(`account ${id} is not active`)
}

/** A signed-in member of staff with a confirmed address whom nobody made, active for 30 days. */
export async function independent(role: number, over: Record<string, unknown> = {}) {
  const person = await somebody({ role, emailVerifiedAt: new Date().toISOString(), ...over })
  await activeFor(person.id, 30)
  return person
}
