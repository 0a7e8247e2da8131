import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople } from '../api/actors'
import type { People } from '../api/client'
import { as, row, somebody } from './people-kit'

let people: People
let tokens: Admitted['tokens']

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
})

describe('roles', () => {
  it('lose a permission for signed-in people from the next request on', async () => {
    const admin = as(tokens.admin)
    const role = (await admin.post('/roles', { name: 'Buyer', permissions: [{ moduleId: 7, read: true }] }))
      .body.data
    const buyer = await somebody({ role: role.id })
    expect((await as(buyer.token).get('/users')).status).toBe(200)
    const taken = { permissions: [{ moduleId: 7, read: false }], updatedAt: role.updatedAt }
    expect((await admin.patch(`/roles/${role.id}`, taken)).status).toBe(200)
    expect((await as(buyer.token).get('/users')).status).toBe(403)
    // A caller with an outdated version gets a conflict instead of overwriting the newer one.
    expect((await admin.patch(`/roles/${role.id}`, taken)).status).toBe(409)
  })

  it("lose it within the cache's lifetime if another process wrote it", async () => {
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

  it('are renamed, and deleted only if nobody has them', async () => {
    const admin = as(tokens.admin)
    const { id } = (await admin.post('/roles', { name: 'Clerk' })).body.data
    expect((await admin.patch(`/roles/${id}`, { name: 'operator' })).status).toBe(409)
    expect((await admin.patch(`/roles/${id}`, { name: 'Registrar' })).body.data.name).toBe('Registrar')
    const clerk = await somebody({ role: id })
    const refused = await admin.remove(`/roles/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This role cannot be deleted: 1 person has it',
    ])
    await admin.patch(`/users/${clerk.id}`, { roleId: null })
    expect((await admin.remove(`/roles/${id}`)).status).toBe(200)
  })
})

describe('permissions of one person', () => {
  it('override the role, apply immediately, and can be reset to it', async () => {
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
    // Only differences from the role are stored.
    expect((await row(one.id))?.permissions).toEqual({
      inventory: { update: false },
      accounts: { read: true },
    })
    expect((await as(one.token).put(mine, set)).status).toBe(403)
    expect((await admin.put(mine, { permissions: [] })).status).toBe(200)
    expect((await row(one.id))?.permissions).toBeNull()
    expect((await as(one.token).get('/users')).status).toBe(403)
  })

  it('are only for staff', async () => {
    const path = `/user-permissions/user/${people.customer.id}`
    const given = { permissions: [{ moduleId: 7, read: true }] }
    expect((await as(tokens.admin).put(path, given)).status).toBe(404)
  })

  it('are listed with who changed what, from what to what', async () => {
    const { listPermissionHistory: permissionHistory } = await import(
      '@/modules/accounts/access/queries/list-permission-history'
    )
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
  it('can be renamed, and neither added nor removed', async () => {
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

describe('what a role holds in a module', () => {
  it('is changed by the body that made it, and only for the same role and module', async () => {
    const admin = as(tokens.admin)
    const { id: roleId } = (await admin.post('/roles', { name: 'Porter' })).body.data
    const body = { roleId, moduleId: 2, read: true, create: true, update: false, delete: false }
    const made = await admin.post('/default-role-permissions', body)
    expect(made.status).toBe(201)
    const at = `/default-role-permissions/${made.body.data.id}`
    const changed = await admin.put(at, { ...body, create: false })
    expect(changed.status).toBe(200)
    expect(changed.body.data).toMatchObject({ roleId, moduleId: 2, read: true, create: false })
    const flagsAlone = await admin.put(at, { update: true })
    expect(flagsAlone.body.data).toMatchObject({ read: true, create: false, update: true })
    const other = await admin.put(at, { ...body, roleId: 4, moduleId: 3 })
    expect([other.status, other.body.errors]).toEqual([
      422,
      [
        { path: 'roleId', message: 'This entry belongs to another role' },
        { path: 'moduleId', message: 'This entry belongs to another module' },
      ],
    ])
  })
})
