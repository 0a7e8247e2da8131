import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, tokenOf } from './client'
import { TEXTS } from './odd-texts'

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

/** What is stored of a field of the person with an id or an address. */
async function stored(field: string, person: { id?: number; email?: string }): Promise<unknown> {
  const payload = await getTestPayload()
  const where = person.id === undefined ? sql`email = ${person.email}` : sql`id = ${person.id}`
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT to_jsonb(users) AS account FROM users WHERE ${where}`,
  )
  return (rows[0]?.account as Record<string, unknown> | undefined)?.[column(field)]
}

type Answer = Awaited<ReturnType<typeof call>>

/** Refused by name, or kept as given but for white space around it. */
async function judge(field: string, text: string, answer: Answer, person: { id?: number; email?: string }) {
  expect([200, 201, 409, 422], `${field}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
  if (answer.status >= 400) {
    const paths = answer.body.errors.map(({ path }: { path: string }) => path)
    expect(paths, field).toContain(field)
    for (const { message } of answer.body.errors) expect(message, field).toMatch(/\w/)
  } else expect(await stored(field, person), field).toBe(text.trim() || null)
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

describe('odd texts about people are kept exactly or refused at their field', () => {
  it.each(TEXTS)('in a profile: %j', async (text) => {
    const { id } = people.dealer
    for (const field of PROFILE) {
      const answer = await call('PATCH', '/users/my-profile', {
        token: tokens.dealer,
        body: { [field]: text },
      })
      await judge(field, text, answer, { id })
      const known = { ...PERSON, address: ADDRESS }[field] ?? null
      await call('PATCH', '/users/my-profile', { token: tokens.dealer, body: { [field]: known } })
    }
  })

  it.each(TEXTS)('in a contact: %j', async (text) => {
    const fields = [...PROFILE, 'email', 'middleName', 'state', 'status', 'profilePictureUrl']
    for (const [place, field] of fields.entries()) {
      const email = `contact-${TEXTS.indexOf(text)}-${place}@texts.example.com`
      const body = { ...PERSON, email, address: ADDRESS, status: 'BLOCKED', [field]: text }
      const answer = await call('POST', '/users', { token: tokens.admin, body })
      await judge(field, text, answer, { id: answer.body.data?.id })
      if (answer.status !== 201) continue
      const again = { token: tokens.admin, body: { [field]: text } }
      if (field !== 'email')
        expect((await call('PATCH', `/users/${answer.body.data.id}`, again)).status).toBe(200)
    }
  })

  it.each(TEXTS)('in a sign-up: %j', async (text) => {
    const fields = [...Object.keys(PERSON), 'email', 'password']
    await Promise.all(
      fields.map(async (field, place) => {
        const email = `sign-up-${TEXTS.indexOf(text)}-${place}@texts.example.com`
        const body = { ...PERSON, email, password: 'Correct1@horse', acceptTerms: true, [field]: text }
        const headers = { 'x-forwarded-for': `198.51.100.${place + 1}` }
        const answer = await call('POST', '/auth/sign-up', { body, headers })
        await judge(field, text, answer, { email })
      }),
    )
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
    for (const name of [...names, 'phoneNumber', 'userType', 'kind', 'ids', 'page', 'limit'])
      for (const path of ['/users', '/users/vcard', '/roles', '/default-role-permissions'])
        expect([200, 422], `${path} ${name}`).toContain(
          (await call('GET', `${path}?${name}=${value}`, { token: tokens.admin })).status,
        )
  })
})

describe('names of the world', () => {
  it.each(["O'Brien", 'Ngũgĩ', 'Łukasz', 'Анна', 'Jean-Luc', 'Nguyễn', '太郎丸', 'محمد'])(
    '%s is one, wherever a name is asked for',
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
      expect(await stored('lastName', { email: `up-${email}` })).toBe(name)
    },
  )
})
