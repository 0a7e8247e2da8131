import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@/wiring/routes'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, tokenOf } from './client'

/** Each required call about accounts, people and roles, with its route. */
const CALLS = [
  ['sign up', 'post', '/auth/sign-up'],
  ['sign in with a password', 'post', '/auth/sign-in'],
  ['the session with its user, role and permissions', 'get', '/auth/session'],
  ['sign out', 'post', '/auth/sign-out'],
  ['change the own password', 'post', '/auth/change-password'],
  ['send the confirmation again', 'post', '/auth/resend-verification'],
  ['confirm an address', 'post', '/auth/verify-email'],
  ['a forgotten password', 'post', '/auth/forgot-password'],
  ['a new password by a mail', 'post', '/auth/reset-password'],
  ['the first password after an invitation', 'post', '/auth/set-password'],
  ['confirm a new address', 'post', '/auth/confirm-email-change'],
  ['the own profile', 'get', '/users/profile'],
  ['change the own profile', 'patch', '/users/my-profile'],
  ['people', 'get', '/users'],
  ['a person', 'get', '/users/{id}'],
  ['make a person', 'post', '/users'],
  ['change a person', 'patch', '/users/{id}'],
  ['change the address of a person', 'patch', '/users/{id}/email'],
  ['delete a person', 'delete', '/users/{id}'],
  ['activate people', 'post', '/users/bulk-activate'],
  ['block people', 'post', '/users/bulk-block'],
  ['delete people', 'post', '/users/bulk-delete'],
  ['restore people', 'post', '/users/bulk-restore'],
  ['delete everybody who is blocked', 'post', '/users/delete-all-blocked'],
  ['roles', 'get', '/roles'],
  ['make a role', 'post', '/roles'],
  ['change a role', 'patch', '/roles/{id}'],
  ['replace a role', 'put', '/roles/{id}'],
  ['delete a role', 'delete', '/roles/{id}'],
  ['what a person may do', 'get', '/user-permissions/user/{userId}'],
  ['what roles hold', 'get', '/default-role-permissions'],
  ['set what a role holds', 'post', '/default-role-permissions'],
  ['change what a role holds', 'put', '/default-role-permissions/{id}'],
  ['take from a role', 'delete', '/default-role-permissions/{id}'],
  ['modules', 'get', '/modules'],
  ['make a module', 'post', '/modules'],
  ['rename a module', 'put', '/modules/{id}'],
  ['delete a module', 'delete', '/modules/{id}'],
  ['countries', 'get', '/countries'],
  ['countries of ports', 'get', '/ports/countries'],
] as const

let admin: string
let customer: { id: number; token: string }

beforeAll(async () => {
  const payload = await getTestPayload()
  const people = await addPeople()
  admin = await tokenOf(payload, people.admin)
  customer = { id: people.customer.id, token: await tokenOf(payload, people.customer) }
})

describe('calls about accounts', () => {
  it.each(CALLS)('%s is answered by %s %s', (_, method, path) => {
    const matches = routes.filter((route) => route.path === path && route.methods.includes(method))
    expect(matches).toHaveLength(1)
  })

  it('the session returns who it is, in which role, and with which permissions in each of nine modules', async () => {
    const staff = (await call('GET', '/auth/session', { token: admin })).body.user
    expect(staff).toMatchObject({ roleId: 1, userType: null, assignedShowrooms: 'all' })
    expect(staff.userPermissions.map(({ moduleId }: { moduleId: number }) => moduleId)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    const buyer = (await call('GET', '/auth/session', { token: customer.token })).body.user
    expect(buyer).toMatchObject({ id: customer.id, roleId: null, userType: 'CUSTOMER', userPermissions: [] })
  })

  it('people are found by each filter in the contract', async () => {
    const total = async (query: string) =>
      (await call('GET', `/users?${query}`, { token: admin })).body.total as number
    const all = await total('')
    expect(all).toBeGreaterThanOrEqual(8)
    expect(await total('email=operator@people')).toBe(1)
    expect(await total('firstName=dealer')).toBe(1)
    expect(await total('lastName=nobody-is-called-so')).toBe(0)
    expect(await total('status=BLOCKED')).toBe(1)
    expect(await total('roleId=4')).toBe(1)
    expect(await total('userType=DEALER')).toBe(1)
    expect(await total(`memberSince=${new Date().toISOString().slice(0, 10)}`)).toBe(all)
    expect(await total('memberSince=2999-01-01')).toBe(0)
    expect(await total('country=Nowhere')).toBe(0)
    expect(await total('phoneNumber=%2B0000000')).toBe(0)
    expect(await total('status=all&roleId=&nonsense=1')).toBe(all)
    expect((await call('GET', '/users?status=SLEEPING', { token: admin })).status).toBe(422)
    expect((await call('GET', '/users?memberSince=yesterday', { token: admin })).status).toBe(422)
  })

  it.each([
    ['GET', '/users/abc'],
    ['GET', '/users/0'],
    ['PATCH', '/users/99999999999'],
    ['DELETE', '/roles/abc'],
    ['GET', '/user-permissions/user/x'],
    ['PUT', '/default-role-permissions/1'],
    ['PUT', '/modules/10'],
    ['GET', '/email-templates/no-such-mail'],
    ['GET', '/email-templates/%2e%2e'],
  ])('%s %s names nothing', async (method, path) => {
    const body = {
      PATCH: { city: 'Nairobi' },
      PUT: path.startsWith('/modules') ? { name: 'x' } : { read: true },
    }
    const sent = method in body ? body[method as keyof typeof body] : undefined
    expect((await call(method, path, { token: admin, body: sent })).status).toBe(404)
  })

  it('countries are those that a person may live in, each with its codes', async () => {
    const { body } = await call('GET', '/countries')
    expect(body.data.length).toBeGreaterThan(190)
    expect(body.data).toContainEqual({ name: 'Kenya', code: 'KE', diallingCode: '+254' })
    const profile = (country: string) =>
      call('PATCH', '/users/my-profile', { token: customer.token, body: { country, zip: '00100' } })
    expect((await profile('Atlantis')).status).toBe(422)
    expect((await profile('Kenya')).body.data).toMatchObject({ country: 'Kenya' })
  })
})
