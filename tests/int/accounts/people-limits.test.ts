import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople } from '../api/actors'
import { call, type People, tokenOf } from '../api/client'
import { as, contact, row, somebody } from './people-kit'

let people: People
let tokens: Admitted['tokens']

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
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
  it('cannot change an Admin by any call', async () => {
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

  it('cannot create an Admin, nor raise themselves, nor grant what they lack', async () => {
    const manager = as(tokens.manager)
    const grant = (moduleId: number, action: string) => ({ moduleId, [action]: true })
    const operator = people.operator.id
    expect((await manager.post('/users', contact('boss@people.example.com', { roleId: 1 }))).status).toBe(403)
    expect((await manager.patch(`/users/${operator}`, { roleId: 1 })).status).toBe(403)
    expect((await manager.patch(`/users/${people.manager.id}`, { roleId: 1 })).status).toBe(403)
    // Deleting in Settings and in Roles and Users is what a Manager may not do.
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

describe('a Manager of one showroom', () => {
  it('assigns nobody to another one: neither new nor existing people', async () => {
    const payload = await getTestPayload()
    const [own, other] = await Promise.all(
      ['Mombasa', 'Tokyo'].map((city) =>
        payload.create({
          collection: 'showroom-offices',
          data: { showroomName: `Kaido ${city}`, city, country: 'Kenya' },
          overrideAccess: true,
          depth: 0,
        }),
      ),
    )
    const { token } = await somebody({ role: 2, assignedShowrooms: [own?.id] })
    const known = await somebody({ role: 4 })
    const manager = as(token)
    let invited = 0
    const invite = (assignedShowrooms: unknown) => {
      invited += 1
      const person = { roleId: 4, assignedShowrooms, status: 'ACTIVE' }
      return manager.post('/users', contact(`reach${invited}@people.example.com`, person))
    }
    const change = (assignedShowrooms: unknown) => manager.patch(`/users/${known.id}`, { assignedShowrooms })
    const refused = [
      { path: 'assignedShowrooms', message: 'You can only assign showrooms that you can see yourself' },
    ]
    for (const beyond of ['all', [other?.id], [own?.id, other?.id]])
      for (const give of [invite, change]) {
        const { status, body } = await give(beyond)
        expect([status, body.errors]).toEqual([422, refused])
      }
    expect((await invite([own?.id])).body.data.assignedShowrooms).toEqual([own?.id])
    expect((await change([own?.id])).body.data.assignedShowrooms).toEqual([own?.id])
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

  it('reads and changes their own profile, but nothing that determines their access', async () => {
    const own = as(tokens.otherCustomer)
    expect((await own.get('/users/profile')).body.data).toMatchObject({ email: people.otherCustomer.email })
    expect((await own.patch('/users/my-profile', { city: 'Mombasa' })).body.data.city).toBe('Mombasa')
    for (const field of ['roleId', 'status', 'email', 'assignedShowrooms', 'id'])
      expect((await own.patch('/users/my-profile', { [field]: 1 })).status, field).toBe(422)
  })
})
