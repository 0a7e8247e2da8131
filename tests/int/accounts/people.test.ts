import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { listDeleted } from '@/modules/accounts/people/queries/list-deleted'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople } from '../api/actors'
import { call, PASSWORD, type People } from '../api/client'
import { mailsTo, tokenTo } from './outbox'
import { as, contact, row, somebody } from './people-kit'

let people: People
let tokens: Admitted['tokens']

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
})

describe('the list of people', () => {
  beforeAll(async () => {
    const payload = await getTestPayload()
    const facts = [
      {
        firstName: 'Ngũgĩ',
        country: 'Kenya',
        userType: 'DEALER',
        phoneNumber: '+254712000111',
        status: 'PENDING',
      },
      { firstName: 'Łukasz', country: 'Poland', userType: 'CUSTOMER', status: 'SUSPENDED' },
    ]
    for (const [index, data] of facts.entries())
      await payload.create({
        collection: 'users',
        data: {
          email: `listed${index}@list.example.com`,
          password: PASSWORD,
          lastName: 'Listed',
          ...data,
        } as never,
        overrideAccess: true,
        depth: 0,
      })
  })

  test.each([
    ['search=ngũgĩ listed', ['listed0@list.example.com']],
    ['lastName=listed&status=SUSPENDED', ['listed1@list.example.com']],
    ['email=list.example.com&userType=DEALER', ['listed0@list.example.com']],
    ['firstName=łukasz', ['listed1@list.example.com']],
    ['lastName=Listed&country=poland', ['listed1@list.example.com']],
    ['phoneNumber=000111', ['listed0@list.example.com']],
    ['lastName=Listed&memberSince=2100-01-01', []],
    ['lastName=Listed&kind=staff', []],
    ['roleId=1', ['admin@people.example.com']],
    ['search=%25', []],
  ])('finds by %s', async (query, emails) => {
    const { body } = await as(tokens.admin).get(`/users?${query}`)
    expect(body.data.map((one: { email: string }) => one.email)).toEqual(emails)
    expect(body.total).toBe(emails.length)
  })

  it('has at most 100 per page and never a secret', async () => {
    const { body } = await as(tokens.admin).get('/users?limit=5000')
    expect(body.limit).toBe(100)
    expect(JSON.stringify(body)).not.toMatch(/hash|salt|password|session/i)
  })

  it('is exported as contact cards of the selected people, or else of the filter', async () => {
    const { admin, manager } = people
    const chosen = await as(tokens.admin).get(`/users/vcard?ids=${admin.id},${manager.id},0,x`)
    expect(chosen.headers.get('content-type')).toContain('text/vcard')
    expect(chosen.body.match(/BEGIN:VCARD/g)).toHaveLength(2)
    const nobody = await as(tokens.admin).get('/users/vcard?ids=0,x')
    expect(nobody.status).toBe(200)
    expect(String(nobody.body)).not.toContain('BEGIN:VCARD')
    const filtered = await as(tokens.admin).get('/users/vcard?lastName=Listed')
    expect(filtered.body.match(/BEGIN:VCARD/g)).toHaveLength(2)
    expect((await as(tokens.customer).get('/users/vcard')).status).toBe(403)
  })
})

describe('inviting a person', () => {
  it('creates an account, blocked by default, without a mail', async () => {
    const email = 'quiet@people.example.com'
    const { status, body } = await as(tokens.manager).post('/users', contact(email))
    expect([status, body.data.status]).toEqual([201, 'BLOCKED'])
    expect(await mailsTo(email)).toEqual([])
  })

  it('sends a link that sets the password and makes the account active, once', async () => {
    const email = 'invited@people.example.com'
    const { body } = await as(tokens.manager).post('/users', contact(email, { status: 'ACTIVE', roleId: 4 }))
    expect(body.data).toMatchObject({ status: 'PENDING', roleId: 4, emailVerifiedAt: null })
    const token = await tokenTo(email, 'invite')
    expect((await call('POST', '/auth/set-password', { body: { token, password: PASSWORD } })).status).toBe(
      200,
    )
    const signedIn = await call('POST', '/auth/sign-in', { body: { email, password: PASSWORD } })
    expect(signedIn.body.user).toMatchObject({ email, roleId: 4 })
    expect((await call('POST', '/auth/set-password', { body: { token, password: PASSWORD } })).status).toBe(
      400,
    )
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await as(tokens.admin).post('/users', { email: 'x', firstName: 'A' })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['address', 'city', 'country', 'email', 'firstName', 'lastName', 'phoneNumber', 'zip'].sort(),
    )
  })

  it('refuses a taken address at its field', async () => {
    const { status, body } = await as(tokens.admin).post(
      '/users',
      contact(people.customer.email.toUpperCase()),
    )
    expect([status, body.errors[0].path]).toEqual([409, 'email'])
  })
})

describe('blocking', () => {
  it('ends the sessions: the next request is a guest’s', async () => {
    const [one, two] = [await somebody(), await somebody({ role: 4 })]
    expect((await as(one.token).get('/users/profile')).status).toBe(200)
    const { body } = await as(tokens.admin).post('/users/bulk-block', { ids: [one.id, two.id] })
    expect(body.count).toBe(2)
    expect((await as(one.token).get('/users/profile')).status).toBe(401)
    expect((await as(two.token).get('/vehicles')).status).toBe(401)
    const again = await call('POST', '/auth/sign-in', { body: { email: one.email, password: PASSWORD } })
    expect([again.status, again.body.message]).toEqual([403, 'This account is blocked'])
  })

  it('changes nobody if one of them may not be changed', async () => {
    const one = await somebody()
    const { status } = await as(tokens.manager).post('/users/bulk-block', { ids: [one.id, people.admin.id] })
    expect(status).toBe(403)
    expect(await row(one.id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('is undone by activating, which invites anyone who has never proved an address', async () => {
    const one = await somebody({ status: 'BLOCKED', emailVerifiedAt: new Date().toISOString() })
    const two = await somebody({ status: 'BLOCKED' })
    await as(tokens.admin).post('/users/bulk-activate', { ids: [one.id, two.id] })
    expect([(await row(one.id))?.status, (await row(two.id))?.status]).toEqual(['ACTIVE', 'PENDING'])
    expect((await mailsTo(two.email)).map(({ event }) => event)).toEqual(['invite'])
  })
})

describe('deleting', () => {
  it('deletes everyone who is blocked and nobody else', async () => {
    const blocked = await somebody({ status: 'BLOCKED' })
    const suspended = await somebody({ status: 'SUSPENDED' })
    const { total } = (await as(tokens.admin).get('/users?status=BLOCKED')).body
    expect((await as(tokens.manager).post('/users/delete-all-blocked')).status).toBe(403)
    const { body } = await as(tokens.admin).post('/users/delete-all-blocked')
    expect(body.count).toBe(total)
    expect((await row(blocked.id))?.deleted_at).not.toBeNull()
    expect((await row(suspended.id))?.deleted_at).toBeNull()
    expect((await as(tokens.admin).get('/users?status=BLOCKED')).body.total).toBe(0)
    expect((await as(tokens.admin).get(`/users/${blocked.id}`)).status).toBe(404)
  })

  it('can be undone: the account is as it was, except for its sessions', async () => {
    const one = await somebody({ role: 4 })
    const before = await row(one.id)
    await as(tokens.admin).post('/users/bulk-delete', { ids: [one.id] })
    expect((await as(tokens.manager).post('/users/bulk-restore', { ids: [one.id] })).status).toBe(403)
    const db = (await getTestPayload()).db.drizzle
    const [deleted] = (await listDeleted(db, { page: 1, limit: 10, search: one.email })).rows
    expect(deleted).toMatchObject({ id: one.id, roleName: 'Operator', deletedBy: people.admin.email })
    const { body } = await as(tokens.admin).post('/users/bulk-restore', { ids: [one.id] })
    expect(body).toEqual({ message: '1 user restored', count: 1 })
    const { updated_at: _, ...same } = before as Record<string, unknown>
    expect(await row(one.id)).toMatchObject(same)
    expect((await as(one.token).get('/users/profile')).status).toBe(401)
    const again = { email: one.email, password: PASSWORD }
    expect((await call('POST', '/auth/sign-in', { body: again })).status).toBe(200)
    expect((await listDeleted(db, { page: 1, limit: 10, search: one.email })).total).toBe(0)
  })

  it("of one's own account cannot be undone by others", async () => {
    const db = (await getTestPayload()).db.drizzle
    const [own, alive] = [await somebody(), await somebody()]
    await db.execute(sql`UPDATE users SET deleted_at = now(), deleted_by_self = true WHERE id = ${own.id}`)
    for (const { id } of [own, alive])
      expect((await as(tokens.admin).post('/users/bulk-restore', { ids: [id] })).status).toBe(404)
    expect((await listDeleted(db, { page: 1, limit: 10, search: own.email })).total).toBe(0)
  })
})
