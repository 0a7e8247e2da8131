import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { listDeletedPeople } from '@/modules/accounts/people/queries/list-deleted-people'
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

  it('of the staff is not blocked unless the call says so, as in the form', async () => {
    const email = 'clerk-by-call@people.example.com'
    const { body } = await as(tokens.manager).post('/users', contact(email, { roleId: 4 }))
    expect(body.data).toMatchObject({ status: 'PENDING', roleId: 4 })
    expect(await mailsTo(email)).toHaveLength(1)
    const blocked = contact('blocked-clerk@people.example.com', { roleId: 4, status: 'BLOCKED' })
    expect((await as(tokens.manager).post('/users', blocked)).body.data.status).toBe('BLOCKED')
  })

  it('of the staff needs no address, and one that is given is checked', async () => {
    const { address: _, city: __, country: ___, zip: ____, ...asked } = contact('no-home@people.example.com')
    const post = (over: object) => as(tokens.manager).post('/users', { ...asked, ...over })
    const { status, body } = await post({ roleId: 4, address: '', country: 'Atlantis' })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'address', message: 'Address is required' },
        { path: 'country', message: 'Please choose a country from the list' },
      ]),
    )
    expect((await post({})).status).toBe(422)
    expect((await post({ roleId: 4 })).status).toBe(201)
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
})

describe('activating somebody whose address is not confirmed', () => {
  const INVITED =
    'The e-mail address is not confirmed yet: an invitation has been sent, and the account becomes active once it is accepted.'
  const eventsTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event)

  it('invites them instead, whether it is done to several at once', async () => {
    const one = await somebody({ status: 'BLOCKED', emailVerifiedAt: new Date().toISOString() })
    const [two, three] = [await somebody({ status: 'BLOCKED' }), await somebody({ status: 'SUSPENDED' })]
    const activate = (...ids: number[]) => as(tokens.admin).post('/users/bulk-activate', { ids })
    expect((await activate(one.id, two.id)).body).toEqual({
      message:
        '1 user activated. 1 user invited: the account becomes active once the invitation is accepted, which confirms the e-mail address',
      count: 2,
    })
    expect([(await row(one.id))?.status, (await row(two.id))?.status]).toEqual(['ACTIVE', 'PENDING'])
    expect([await eventsTo(one.email), await eventsTo(two.email)]).toEqual([[], ['invite']])
    expect((await activate(three.id)).body.message).toMatch(/^1 user invited: /)
    expect((await activate(one.id)).body).toEqual({ message: '0 users activated', count: 0 })
  })

  it.each(['BLOCKED', 'SUSPENDED', 'PENDING'])('or by changing one who is %s', async (status) => {
    const { id, email } = await somebody({ status })
    const { body } = await as(tokens.admin).patch(`/users/${id}`, { status: 'ACTIVE' })
    expect([body.data.status, body.message]).toEqual(['PENDING', `User updated successfully. ${INVITED}`])
    expect(await eventsTo(email)).toEqual(['invite'])
    const token = await tokenTo(email, 'invite')
    await call('POST', '/auth/set-password', { body: { token, password: PASSWORD } })
    expect((await row(id))?.status).toBe('ACTIVE')
  })

  it('or by making the account', async () => {
    const email = 'made-active@people.example.com'
    const { body } = await as(tokens.admin).post('/users', contact(email, { status: 'ACTIVE' }))
    expect([body.data.status, body.message]).toEqual(['PENDING', `User created successfully. ${INVITED}`])
    expect(await eventsTo(email)).toEqual(['invite'])
  })

  it('is one thing for those whose address is: they are active, and nothing is sent', async () => {
    const { id, email } = await somebody({ status: 'BLOCKED', emailVerifiedAt: new Date().toISOString() })
    const { body } = await as(tokens.admin).patch(`/users/${id}`, { status: 'ACTIVE' })
    expect([body.data.status, body.message]).toEqual(['ACTIVE', 'User updated successfully'])
    expect(await eventsTo(email)).toEqual([])
  })

  it('leaves one who is active already as they are', async () => {
    const { id, email } = await somebody()
    const { body } = await as(tokens.admin).patch(`/users/${id}`, { status: 'ACTIVE', city: 'Mombasa' })
    expect([body.data.status, body.data.city]).toEqual(['ACTIVE', 'Mombasa'])
    expect(await eventsTo(email)).toEqual([])
  })

  it.each(['BLOCKED', 'SUSPENDED', 'PENDING'])('sets every other status as given: %s', async (status) => {
    const { id } = await somebody({ emailVerifiedAt: new Date().toISOString() })
    const { body } = await as(tokens.admin).patch(`/users/${id}`, { status })
    expect(body.data.status).toBe(status)
  })

  it('refuses a status that there is none of', async () => {
    const { id } = await somebody()
    const { status, body } = await as(tokens.admin).patch(`/users/${id}`, { status: 'GONE' })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'status', message: 'Please select a valid status' }],
    ])
  })
})

describe('another address for somebody', () => {
  it('is refused when another account has it', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { status, body } = await as(tokens.admin).patch(`/users/${one.id}/email`, {
      newEmail: other.email.toUpperCase(),
    })
    expect([status, body.errors]).toEqual([
      409,
      [{ path: 'newEmail', message: 'A user with this email already exists' }],
    ])
    expect(await mailsTo(other.email)).toEqual([])
  })

  it('is confirmed without a word to the mailbox before that nobody ever confirmed', async () => {
    const { id, email } = await somebody({ status: 'PENDING' })
    const newEmail = 'right@people.example.com'
    await as(tokens.admin).patch(`/users/${id}/email`, { newEmail })
    const token = await tokenTo(newEmail, 'change-email')
    expect((await call('POST', '/auth/confirm-email-change', { body: { token } })).status).toBe(200)
    expect(await mailsTo(email)).toEqual([])
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
    const [deleted] = (await listDeletedPeople(db, { page: 1, limit: 10, search: one.email })).rows
    expect(deleted).toMatchObject({ id: one.id, roleName: 'Operator', deletedBy: people.admin.email })
    const { body } = await as(tokens.admin).post('/users/bulk-restore', { ids: [one.id] })
    expect(body).toEqual({ message: '1 user restored', count: 1 })
    const { updated_at: _, ...same } = before as Record<string, unknown>
    expect(await row(one.id)).toMatchObject(same)
    expect((await as(one.token).get('/users/profile')).status).toBe(401)
    const again = { email: one.email, password: PASSWORD }
    expect((await call('POST', '/auth/sign-in', { body: again })).status).toBe(200)
    expect((await listDeletedPeople(db, { page: 1, limit: 10, search: one.email })).total).toBe(0)
  })

  it("of one's own account cannot be undone by others", async () => {
    const db = (await getTestPayload()).db.drizzle
    const [own, alive] = [await somebody(), await somebody()]
    await db.execute(sql`UPDATE users SET deleted_at = now(), deleted_by_self = true WHERE id = ${own.id}`)
    for (const { id } of [own, alive])
      expect((await as(tokens.admin).post('/users/bulk-restore', { ids: [id] })).status).toBe(404)
    expect((await listDeletedPeople(db, { page: 1, limit: 10, search: own.email })).total).toBe(0)
  })
})
