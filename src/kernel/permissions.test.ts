import { describe, expect, it, test } from 'vitest'
import {
  ACTIONS,
  type Actor,
  can,
  effectivePermissions,
  MODULES,
  type ModuleKey,
  mayGrant,
  seesCost,
} from './permissions'
import { SEEDED_ROLES } from './seeded-roles'
import { reachesShowroom, visibleShowrooms } from './showroom-scope'

const staff = (roleId: number, over: Partial<Extract<Actor, { kind: 'staff' }>> = {}): Actor => ({
  kind: 'staff',
  id: 10,
  roleId,
  permissions: SEEDED_ROLES.find((role) => role.id === roleId)?.permissions ?? {},
  showrooms: [],
  ...over,
})
const guest: Actor = { kind: 'guest' }
const customer: Actor = { kind: 'customer', id: 5 }

it('fixes ids, keys and names of the nine modules', () => {
  expect(MODULES.map(({ id, key, name }) => `${id} ${key} ${name}`)).toEqual([
    '1 dashboard Dashboard',
    '2 inventory Inventory',
    '3 sales Sales',
    '4 content Content',
    '5 support Customer Support',
    '6 careers Careers',
    '7 accounts Roles and Users',
    '8 reports Reports',
    '9 settings Settings',
  ])
})

it('seeds Admin, Manager, Supervisor and Operator as roles 1 to 4', () => {
  expect(SEEDED_ROLES.map(({ id, key, name }) => [id, key, name])).toEqual([
    [1, 'admin', 'Admin'],
    [2, 'manager', 'Manager'],
    [3, 'supervisor', 'Supervisor'],
    [4, 'operator', 'Operator'],
  ])
})

describe('the seeded matrix', () => {
  test.each<[ModuleKey, string, string, string]>([
    ['dashboard', 'r', 'r', 'r'],
    ['inventory', 'crud', 'cru', 'cru'],
    ['sales', 'crud', 'cru', 'ru'],
    ['content', 'crud', 'cru', 'r'],
    ['support', 'crud', 'cru', 'cru'],
    ['careers', 'crud', 'r', ''],
    ['accounts', 'cru', 'r', ''],
    ['reports', 'crud', 'r', ''],
    ['settings', 'ru', '', ''],
  ])('%s: Manager %s, Supervisor %s, Operator %s, Admin everything', (module, ...rows) => {
    const held = (roleId: number) =>
      ['create', 'read', 'update', 'delete']
        .filter((action) => can(staff(roleId), module, action as (typeof ACTIONS)[number]))
        .map((action) => action[0])
        .join('')
    expect([2, 3, 4].map(held)).toEqual(rows)
    expect(held(1)).toBe('crud')
  })
})

describe('can', () => {
  it('lets role 1 do everything even with an empty matrix', () => {
    const top = staff(1, { permissions: {} })
    expect(MODULES.every(({ key }) => ACTIONS.every((action) => can(top, key, action)))).toBe(true)
  })

  test.each([
    ['guests', guest],
    ['customers', customer],
    ['an unknown role without entries', staff(77)],
    ['a matrix with other values than true', staff(77, { permissions: JSON.parse('{"sales":{"read":1}}') })],
  ])('lets %s do nothing', (_, actor) => {
    expect(MODULES.some(({ key }) => ACTIONS.some((action) => can(actor, key, action)))).toBe(false)
  })

  it('does not take a customer whose id is 1 for role 1', () => {
    expect(can({ kind: 'customer', id: 1 }, 'inventory', 'read')).toBe(false)
  })
})

describe('mayGrant', () => {
  it('nobody may grant permissions they do not have', () => {
    expect(mayGrant(staff(2), { settings: { read: true, update: true } })).toBe(true)
    expect(mayGrant(staff(2), { settings: { delete: true } })).toBe(false)
    expect(mayGrant(staff(2), SEEDED_ROLES[0].permissions)).toBe(false)
    expect(mayGrant(staff(1), SEEDED_ROLES[0].permissions)).toBe(true)
    expect(mayGrant(customer, { dashboard: { read: true } })).toBe(false)
    expect(mayGrant(customer, { dashboard: { read: false } })).toBe(true)
  })
})

test.each<[string, Actor, number[] | 'all']>([
  ['role 1 sees all, whatever is assigned', staff(1, { showrooms: [2] }), 'all'],
  ['staff see the assigned ones', staff(3, { showrooms: [2, 4] }), [2, 4]],
  ['staff without any see none', staff(3), []],
  ["staff assigned 'all' see all", staff(3, { showrooms: 'all' }), 'all'],
  ['guests see all public ones', guest, 'all'],
  ['customers see all public ones', customer, 'all'],
])('showrooms: %s', (_, actor, expected) => {
  expect(visibleShowrooms(actor)).toEqual(expected)
})

test.each<[string, Actor, boolean]>([
  ['create alone', staff(77, { permissions: { inventory: { create: true } } }), true],
  ['update alone', staff(77, { permissions: { inventory: { update: true } } }), true],
  ['read and delete', staff(77, { permissions: { inventory: { read: true, delete: true } } }), false],
  ['role 1', staff(1, { permissions: {} }), true],
  ['guest', guest, false],
  ['customer', customer, false],
])('cost is shown to %s: %s', (_, actor, expected) => {
  expect(seesCost(actor)).toBe(expected)
})

test.each([
  ['all', 3, true],
  ['all', null, true],
  [[3, 5], 3, true],
  [[3, 5], '5', true],
  [[3, 5], 4, false],
  [[3, 5], null, false],
  [[3, 5], undefined, false],
  [[0], null, false],
  [[], 3, false],
] as const)('a scope of %j reaches what stands in showroom %j: %s', (scope, showroom, expected) => {
  expect(reachesShowroom(scope, showroom)).toBe(expected)
})

it("a person's own settings override the role’s permissions, also to take some away", () => {
  const role = { sales: { read: true, update: true } }
  const held = effectivePermissions(role, { sales: { update: false }, content: { read: true } })
  expect(held.sales).toEqual({ read: true, create: false, update: false, delete: false })
  expect(held.content?.read).toBe(true)
})
