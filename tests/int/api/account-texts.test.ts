import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { type Answer, addPeople, call, type People, tokenOf } from './client'
import { TEXTS } from './odd-texts'
import { offer, refusedIn } from './offer'

let people: People
const tokens = { admin: '', dealer: '' }

const COMPANY = { companyName: 'Rift Valley Motors', companyAddress: '12 Moi Avenue, Nakuru' }
const PERSON = {
  firstName: 'Ngũgĩ',
  lastName: "O'Brien",
  country: 'Kenya',
  phoneNumber: '+254712345678',
  zip: '00100',
  city: 'Nairobi',
  userType: 'DEALER',
  ...COMPANY,
}
const ADDRESS = '1 Kenyatta Avenue'

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  tokens.admin = await tokenOf(payload, people.admin)
  tokens.dealer = await tokenOf(payload, people.dealer)
  const body = { ...PERSON, address: ADDRESS }
  expect((await call('PATCH', '/users/my-profile', { token: tokens.dealer, body })).status).toBe(200)
})

const column = (field: string) =>
  field.replace(/[A-Z1-3]/g, (mark) => (/\d/.test(mark) ? mark : `_${mark.toLowerCase()}`))

/** What is stored about the person with an id or an address. */
async function stored(person: { id?: number; email?: string }): Promise<Record<string, unknown>> {
  const payload = await getTestPayload()
  const where = person.id === undefined ? sql`email = ${person.email}` : sql`id = ${person.id}`
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT to_jsonb(users) AS account FROM users WHERE ${where}`,
  )
  return (rows[0]?.account ?? {}) as Record<string, unknown>
}

/** Accepted, or rejected with a message at a field that contained the text. */
function check({ body, status }: Answer, fields: readonly string[]): void {
  expect([200, 201, 409, 422], `${fields.join(', ')}: ${JSON.stringify(body)}`).toContain(status)
  if (status < 400) return
  expect(fields, JSON.stringify(body.errors)).toEqual(expect.arrayContaining(refusedIn(body)))
  expect(body.errors).not.toEqual([])
  for (const { message } of body.errors) expect(message).toMatch(/\w/)
}

/**
 * Sends a text in all fields at once; those that accept it store it as given except for surrounding
 * white space.
 */
async function stores(
  text: string,
  fields: readonly string[],
  send: (having: Record<string, string>) => ReturnType<typeof call>,
  personOf: (answer: Answer) => { id?: number; email?: string },
): Promise<{ taken: readonly string[]; answer: Answer } | null> {
  const having = (some: readonly string[]) => Object.fromEntries(some.map((field) => [field, text]))
  const result = await offer(fields, (some) => send(having(some)), check)
  if (!result) return null
  const account = await stored(personOf(result.answer))
  for (const field of result.taken) expect(account[column(field)], field).toBe(text.trim() || null)
  return result
}

const PROFILE = [
  ...[
    'firstName',
    'lastName',
    'country',
    'phoneNumber',
    'zip',
    'address',
    'gender',
    'dob',
    'city',
    'userType',
  ],
  ...['deliveryAddress1', 'deliveryAddress2', 'deliveryAddress3', 'companyName', 'companyAddress'],
]

describe('odd texts about people are stored exactly or rejected at their field', () => {
  it.each(TEXTS)('in a profile: %j', async (text) => {
    const { id } = people.dealer
    const patch = (body: Record<string, unknown>) =>
      call('PATCH', '/users/my-profile', { token: tokens.dealer, body })
    const result = await stores(text, PROFILE, patch, () => ({ id }))
    const known: Record<string, unknown> = { ...PERSON, address: ADDRESS }
    const before = (result?.taken ?? []).map((field) => [field, known[field] ?? null])
    if (result) expect((await patch(Object.fromEntries(before))).status).toBe(200)
  })

  it.each(TEXTS)('in a contact: %j', async (text) => {
    const fields = [...PROFILE, 'email', 'middleName', 'state', 'status', 'profilePictureUrl']
    const base = { ...PERSON, address: ADDRESS, status: 'BLOCKED' }
    const email = `contact-${TEXTS.indexOf(text)}@texts.example.com`
    const send = (having: Record<string, string>) =>
      call('POST', '/users', { token: tokens.admin, body: { ...base, email, ...having } })
    const result = await stores(text, fields, send, ({ body }) => ({ id: body.data.id }))
    if (!result) return
    const body = Object.fromEntries(result.taken.map((field) => [field, text]))
    const again = await call('PATCH', `/users/${result.answer.body.data.id}`, { token: tokens.admin, body })
    expect(again.status).toBe(200)
  })

  it.each(TEXTS)('in a sign-up: %j', async (text) => {
    const fields = [...Object.keys(PERSON), 'email', 'password']
    const email = `sign-up-${TEXTS.indexOf(text)}@texts.example.com`
    const base = { ...PERSON, email, password: 'Correct1@horse', acceptTerms: true }
    const headers = { 'x-forwarded-for': `198.51.100.${TEXTS.indexOf(text) + 1}` }
    const send = (having: Record<string, string>) =>
      call('POST', '/auth/sign-up', { body: { ...base, ...having }, headers })
    await stores(text, fields, send, () => ({ email }))
  })

  it.each(TEXTS)('in the names of roles and modules, and in the text of a mail: %j', async (text) => {
    const { admin: token } = tokens
    const role = await call('POST', '/roles', { token, body: { name: text } })
    expect([201, 409, 422]).toContain(role.status)
    if (role.status === 201) expect(role.body.data.name).toBe(text.trim())
    const module = await call('PUT', '/modules/9', { token, body: { name: text } })
    expect([200, 409, 422]).toContain(module.status)
    if (module.status === 200) expect(module.body.data.name).toBe(text.trim())
    const mail = { subject: 'Confirm', body: 'Hello {{firstName}}: {{link}}' }
    for (const field of ['subject', 'body'] as const) {
      const body = { ...mail, [field]: field === 'body' ? `${text} {{link}}` : text }
      const answer = await call('PUT', '/email-templates/verify-email', { token, body })
      expect([200, 422], field).toContain(answer.status)
      if (answer.status === 200) expect(answer.body.data.text[field], field).toBe(body[field].trim())
    }
    await call('PUT', '/modules/9', { token, body: { name: 'Settings' } })
    await call('DELETE', '/email-templates/verify-email', { token })
  })

  it.each(TEXTS)('in filters of lists they break nothing: %j', async (text) => {
    const value = encodeURIComponent(text.toWellFormed())
    const names = ['search', 'email', 'firstName', 'lastName', 'status', 'roleId', 'memberSince', 'country']
    const all = [...names, 'phoneNumber', 'userType', 'kind', 'ids', 'page', 'limit']
    for (const path of ['/users', '/users/vcard', '/roles', '/default-role-permissions'])
      await offer(
        all,
        (some) =>
          call('GET', `${path}?${some.map((name) => `${name}=${value}`).join('&')}`, { token: tokens.admin }),
        ({ status }, some) => expect([200, 422], `${path} ${some.join(', ')}`).toContain(status),
      )
  })
})

describe('names from around the world', () => {
  it.each(["O'Brien", 'Ngũgĩ', 'Łukasz', 'Анна', 'Jean-Luc', 'Nguyễn', '太郎丸', 'محمد'])(
    '%s is one, wherever a name is entered',
    async (name) => {
      const profile = { firstName: name, lastName: name, city: name }
      const own = await call('PATCH', '/users/my-profile', { token: tokens.dealer, body: profile })
      expect([own.status, own.body.data?.firstName]).toEqual([200, name])
      const email = `name-${name.codePointAt(0)}-${name.length}@texts.example.com`
      const contact = { ...PERSON, ...profile, middleName: name, email, address: ADDRESS }
      const made = await call('POST', '/users', { token: tokens.admin, body: contact })
      expect([made.status, made.body.data?.lastName]).toEqual([201, name])
      const body = {
        ...PERSON,
        ...profile,
        email: `up-${email}`,
        password: 'Correct1@horse',
        acceptTerms: true,
      }
      const headers = { 'x-forwarded-for': `203.0.113.${name.length}` }
      expect((await call('POST', '/auth/sign-up', { body, headers })).status).toBe(201)
      expect(await stored({ email: `up-${email}` })).toMatchObject({ last_name: name })
    },
  )
})
