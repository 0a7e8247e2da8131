import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'
import { mailsTo, tokenTo } from './outbox'

const PASSWORD = 'Correct1@horse'

let people: People
const tokens = {} as Record<Exclude<PersonName, 'blocked'>, string>

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  for (const name of Object.keys(people) as PersonName[])
    if (name !== 'blocked') tokens[name] = await tokenOf(payload, people[name])
})

const contact = (email: string, over: Record<string, unknown> = {}) => ({
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

const as = (token: string) => ({
  get: (path: string) => call('GET', path, { token }),
  post: (path: string, body?: unknown) => call('POST', path, { token, body }),
  patch: (path: string, body: unknown) => call('PATCH', path, { token, body }),
  put: (path: string, body: unknown) => call('PUT', path, { token, body }),
  remove: (path: string) => call('DELETE', path, { token }),
})

let made = 0
/** A person who signed in, of any kind, with the session's token. */
async function somebody(over: Record<string, unknown> = {}) {
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

async function row(id: number) {
  const payload = await getTestPayload()
  return (await payload.db.drizzle.execute(sql`SELECT * FROM users WHERE id = ${id}`)).rows[0]
}

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

  it('holds at most 100 to a page and never a secret', async () => {
    const { body } = await as(tokens.admin).get('/users?limit=5000')
    expect(body.limit).toBe(100)
    expect(JSON.stringify(body)).not.toMatch(/hash|salt|password|session/i)
  })

  it('goes out as contact cards of the chosen, else of the filter', async () => {
    const { admin, manager } = people
    const chosen = await as(tokens.admin).get(`/users/vcard?ids=${admin.id},${manager.id},0,x`)
    expect(chosen.headers.get('content-type')).toContain('text/vcard')
    expect(chosen.body.match(/BEGIN:VCARD/g)).toHaveLength(2)
    const filtered = await as(tokens.admin).get('/users/vcard?lastName=Listed')
    expect(filtered.body.match(/BEGIN:VCARD/g)).toHaveLength(2)
    expect((await as(tokens.customer).get('/users/vcard')).status).toBe(403)
  })
})

describe('inviting somebody', () => {
  it('makes an account, blocked unless said otherwise, without a mail', async () => {
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

  it('touches nobody when one of them may not be touched', async () => {
    const one = await somebody()
    const { status } = await as(tokens.manager).post('/users/bulk-block', { ids: [one.id, people.admin.id] })
    expect(status).toBe(403)
    expect(await row(one.id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('is taken back by activating, which invites whoever never proved an address', async () => {
    const one = await somebody({ status: 'BLOCKED', emailVerifiedAt: new Date().toISOString() })
    const two = await somebody({ status: 'BLOCKED' })
    await as(tokens.admin).post('/users/bulk-activate', { ids: [one.id, two.id] })
    expect([(await row(one.id))?.status, (await row(two.id))?.status]).toEqual(['ACTIVE', 'PENDING'])
    expect((await mailsTo(two.email)).map(({ event }) => event)).toEqual(['invite'])
  })
})

describe('the last Admin', () => {
  it('cannot block, delete or demote themselves', async () => {
    const { id } = people.admin
    const admin = as(tokens.admin)
    expect((await admin.post('/users/bulk-block', { ids: [id] })).status).toBe(403)
    expect((await admin.remove(`/users/${id}`)).status).toBe(403)
    expect((await admin.patch(`/users/${id}`, { roleId: 2 })).status).toBe(403)
    expect((await admin.patch(`/users/${id}`, { status: 'SUSPENDED' })).status).toBe(403)
  })

  it('stays when two Admins block each other at once', async () => {
    const other = await somebody({ role: 1 })
    const answers = await Promise.all([
      as(tokens.admin).post('/users/bulk-block', { ids: [other.id] }),
      as(other.token).post('/users/bulk-block', { ids: [people.admin.id] }),
    ])
    const payload = await getTestPayload()
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT id FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL`,
    )
    expect(rows).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await payload.db.drizzle.execute(sql`
      UPDATE users SET status = CASE WHEN id = ${people.admin.id} THEN 'ACTIVE' ELSE 'BLOCKED' END::enum_users_status
      WHERE id IN (${people.admin.id}, ${other.id})`)
    tokens.admin = await tokenOf(payload, people.admin)
  })
})

describe('a Manager', () => {
  it('cannot touch an Admin by any call', async () => {
    const { id } = people.admin
    const manager = as(tokens.manager)
    const answers = [
      await manager.patch(`/users/${id}`, { city: 'Nakuru' }),
      await manager.patch(`/users/${id}/email`, { newEmail: 'taken.over@people.example.com' }),
      await manager.post('/users/bulk-block', { ids: [id] }),
      await manager.put(`/user-permissions/user/${id}`, { permissions: [] }),
      await manager.remove(`/users/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  it('cannot make an Admin, nor raise themselves, nor grant what they lack', async () => {
    const manager = as(tokens.manager)
    const grant = (moduleId: number, action: string) => ({ moduleId, [action]: true })
    const operator = people.operator.id
    expect((await manager.post('/users', contact('boss@people.example.com', { roleId: 1 }))).status).toBe(403)
    expect((await manager.patch(`/users/${operator}`, { roleId: 1 })).status).toBe(403)
    expect((await manager.patch(`/users/${people.manager.id}`, { roleId: 1 })).status).toBe(403)
    // Deleting in Settings and in Roles and Users is what a Manager lacks.
    const beyond = { permissions: [grant(9, 'delete')] }
    expect((await manager.put(`/user-permissions/user/${operator}`, beyond)).status).toBe(403)
    expect((await manager.patch('/roles/4', beyond)).status).toBe(403)
    expect((await manager.post('/roles', { name: 'Beyond', permissions: [grant(7, 'delete')] })).status).toBe(
      403,
    )
    expect((await manager.patch('/roles/2', { permissions: [grant(2, 'read')] })).status).toBe(403)
    expect((await manager.patch('/roles/1', { name: 'Not Admin' })).status).toBe(409)
    expect((await row(operator))?.role_id).toBe(4)
  })
})

describe('deleting', () => {
  it('takes everybody who is blocked and nobody else', async () => {
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
})

describe('roles', () => {
  it('lose a permission for people who are signed in, from the next request on', async () => {
    const admin = as(tokens.admin)
    const role = (await admin.post('/roles', { name: 'Buyer', permissions: [{ moduleId: 7, read: true }] }))
      .body.data
    const buyer = await somebody({ role: role.id })
    expect((await as(buyer.token).get('/users')).status).toBe(200)
    const taken = { permissions: [{ moduleId: 7, read: false }], updatedAt: role.updatedAt }
    expect((await admin.patch(`/roles/${role.id}`, taken)).status).toBe(200)
    expect((await as(buyer.token).get('/users')).status).toBe(403)
    // Whoever saw an older state is told instead of overwriting it.
    expect((await admin.patch(`/roles/${role.id}`, taken)).status).toBe(409)
  })

  it('lose it within the time of the cache where another process wrote it', async () => {
    const payload = await getTestPayload()
    const admin = as(tokens.admin)
    const { id } = (
      await admin.post('/roles', { name: 'Seller', permissions: [{ moduleId: 7, read: true }] })
    ).body.data
    const seller = await somebody({ role: id })
    expect((await as(seller.token).get('/users')).status).toBe(200)
    await payload.db.drizzle.execute(sql`UPDATE roles SET permissions = '{}' WHERE id = ${id}`)
    await expect
      .poll(async () => (await as(seller.token).get('/users')).status, { timeout: 3000, interval: 200 })
      .toBe(403)
  })

  it('are renamed, and deleted only when nobody is in them', async () => {
    const admin = as(tokens.admin)
    const { id } = (await admin.post('/roles', { name: 'Clerk' })).body.data
    expect((await admin.patch(`/roles/${id}`, { name: 'operator' })).status).toBe(409)
    expect((await admin.patch(`/roles/${id}`, { name: 'Registrar' })).body.data.name).toBe('Registrar')
    const clerk = await somebody({ role: id })
    const refused = await admin.remove(`/roles/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This role cannot be deleted: 1 person is in it',
    ])
    await admin.patch(`/users/${clerk.id}`, { roleId: null })
    expect((await admin.remove(`/roles/${id}`)).status).toBe(200)
  })
})

describe('permissions of one person', () => {
  it('lie over the role, are felt at once, and go back to it', async () => {
    const admin = as(tokens.admin)
    const one = await somebody({ role: 4 })
    const mine = `/user-permissions/user/${one.id}`
    expect((await as(one.token).get('/users')).status).toBe(403)
    const all = { create: true, read: true, update: true, delete: false }
    const set = {
      permissions: [
        { moduleId: 7, read: true },
        { moduleId: 2, ...all, update: false },
      ],
    }
    expect((await admin.put(mine, set)).status).toBe(200)
    expect((await as(one.token).get('/users')).status).toBe(200)
    // Only what differs from the role is kept.
    expect((await row(one.id))?.permissions).toEqual({
      inventory: { update: false },
      accounts: { read: true },
    })
    expect((await as(one.token).put(mine, set)).status).toBe(403)
    expect((await admin.put(mine, { permissions: [] })).status).toBe(200)
    expect((await row(one.id))?.permissions).toBeNull()
    expect((await as(one.token).get('/users')).status).toBe(403)
  })

  it('are for staff alone', async () => {
    const path = `/user-permissions/user/${people.customer.id}`
    const given = { permissions: [{ moduleId: 7, read: true }] }
    expect((await as(tokens.admin).put(path, given)).status).toBe(404)
  })

  it('are told with who changed what, from what to what', async () => {
    const { permissionHistory } = await import('@/modules/accounts/queries/permission-history')
    const one = await somebody({ role: 4, firstName: 'Told' })
    const path = `/user-permissions/user/${one.id}`
    await as(tokens.admin).put(path, { permissions: [{ moduleId: 8, read: true }] })
    await as(tokens.admin).patch('/roles/4', { permissions: [{ moduleId: 4, read: false }] })
    const payload = await getTestPayload()
    const [role, person] = await permissionHistory(payload.db.drizzle)
    expect(role).toMatchObject({
      by: people.admin.email,
      of: { kind: 'role', name: 'Operator' },
      changes: [{ module: 'content', action: 'read', before: true, after: false }],
    })
    expect(person).toMatchObject({
      of: { kind: 'person', name: one.email },
      changes: [{ module: 'reports', action: 'read', before: null, after: true }],
    })
  })
})

describe('modules', () => {
  it('take another name, and none can be added or removed', async () => {
    const admin = as(tokens.admin)
    expect((await admin.put('/modules/3', { name: 'Orders & sales' })).body.data.name).toBe('Orders & sales')
    const { body } = await admin.get('/modules')
    expect(body.data.map(({ name }: { name: string }) => name).slice(1, 4)).toEqual([
      'Inventory',
      'Orders & sales',
      'Content',
    ])
    expect((await admin.put('/modules/3', { name: ' ' })).status).toBe(422)
    expect((await admin.put('/modules/10', { name: 'Ten' })).status).toBe(404)
    expect((await admin.post('/modules', { name: 'Ten' })).status).toBe(409)
    expect((await admin.remove('/modules/3')).status).toBe(409)
  })
})

describe('a customer', () => {
  const verbs = (id: number): [string, string, unknown?][] => [
    ['GET', `/users/${id}`],
    ['GET', '/users'],
    ['GET', `/users/vcard?ids=${id}`],
    ['PATCH', `/users/${id}`, { city: 'Elsewhere' }],
    ['PUT', `/users/${id}`, { city: 'Elsewhere' }],
    ['PATCH', `/users/${id}/email`, { newEmail: 'mine@people.example.com' }],
    ['POST', `/users/${id}/invite`],
    ['DELETE', `/users/${id}`],
    ['POST', '/users', contact('new@people.example.com')],
    ['POST', '/users/bulk-activate', { ids: [id] }],
    ['POST', '/users/bulk-block', { ids: [id] }],
    ['POST', '/users/bulk-delete', { ids: [id] }],
    ['POST', '/users/delete-all-blocked'],
    ['GET', `/user-permissions/user/${id}`],
    ['PUT', `/user-permissions/user/${id}`, { permissions: [] }],
  ]

  it('neither reads nor writes a stranger by any verb', async () => {
    const before = await row(people.customer.id)
    for (const token of [tokens.otherCustomer, tokens.dealer])
      for (const [method, path, body] of verbs(people.customer.id)) {
        const { status, body: answer } = await call(method, path, { token, body })
        expect(status, `${method} ${path}`).toBe(403)
        expect(JSON.stringify(answer)).not.toContain(people.customer.email)
      }
    expect(await row(people.customer.id)).toEqual(before)
  })

  it('reads and changes the own profile, but nothing that decides who they are', async () => {
    const own = as(tokens.otherCustomer)
    expect((await own.get('/users/profile')).body.data).toMatchObject({ email: people.otherCustomer.email })
    expect((await own.patch('/users/my-profile', { city: 'Mombasa' })).body.data.city).toBe('Mombasa')
    for (const field of ['roleId', 'status', 'email', 'assignedShowrooms', 'id'])
      expect((await own.patch('/users/my-profile', { [field]: 1 })).status, field).toBe(422)
  })
})
