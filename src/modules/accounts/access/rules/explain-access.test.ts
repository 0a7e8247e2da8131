import { describe, expect, test } from 'vitest'
import { ACTIONS, can, effectivePermissions, MODULES } from '@/kernel/permissions'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { type AccessFacts, type AccessQuestion, type AccessReason, explainAccess } from './explain-access'

const [, manager, , operator] = SEEDED_ROLES
const nairobi = { id: 7, name: 'Nairobi' }

const person = (over: Partial<AccessFacts> = {}): AccessFacts => ({
  name: 'Anna',
  status: 'ACTIVE',
  roleId: 4,
  roleName: 'Operator',
  role: operator.permissions,
  own: null,
  showrooms: 'all',
  ...over,
})

type Case = [string, Partial<AccessFacts>, AccessQuestion, boolean, AccessReason]

const cases: Case[] = [
  ['the role holds it', {}, { module: 'inventory', action: 'update' }, true, 'role-allows'],
  ['the role lacks it', {}, { module: 'reports', action: 'read' }, false, 'role-lacks'],
  [
    'it was taken away from the person',
    { own: { inventory: { update: false } } },
    { module: 'inventory', action: 'update' },
    false,
    'own-refuses',
  ],
  [
    'it was given to the person alone',
    { own: { reports: { read: true } } },
    { module: 'reports', action: 'read' },
    true,
    'own-allows',
  ],
  [
    'a blocked account comes before everything',
    { status: 'BLOCKED', roleId: 1 },
    { module: 'inventory', action: 'read' },
    false,
    'account',
  ],
  ['so does a pending one', { status: 'PENDING' }, { module: 'inventory', action: 'read' }, false, 'account'],
  [
    'a customer',
    { roleId: null, roleName: null, role: {} },
    { module: 'inventory', action: 'read' },
    false,
    'customer',
  ],
  [
    'an Admin, whatever is stored',
    { roleId: 1, role: {}, own: { settings: { delete: false } }, showrooms: [] },
    { module: 'settings', action: 'delete', showroom: nairobi },
    true,
    'top-role',
  ],
  [
    'the showroom is not assigned',
    { showrooms: [3] },
    { module: 'inventory', action: 'read', showroom: nairobi },
    false,
    'showroom',
  ],
  [
    'the showroom is assigned',
    { showrooms: [3, 7] },
    { module: 'inventory', action: 'read', showroom: nairobi },
    true,
    'role-allows',
  ],
  [
    'a lacking permission is told before a showroom',
    { showrooms: [] },
    { module: 'reports', action: 'read', showroom: nairobi },
    false,
    'role-lacks',
  ],
]

describe('why someone may or may not do something', () => {
  test.each(cases)('%s', (_, over, question, allowed, reason) => {
    const answer = explainAccess(person(over), question)
    expect(answer).toMatchObject({ allowed, reason })
    expect(answer.sentence).toContain('Anna'.slice(0, reason === 'role-lacks' ? 0 : 4))
  })

  test('agrees with what the server decides, for every module and action', () => {
    const own = { inventory: { delete: true }, content: { read: false } }
    for (const role of [manager, operator]) {
      const facts = person({ roleId: role.id, roleName: role.name, role: role.permissions, own })
      const permissions = effectivePermissions(role.permissions, own)
      const actor = { kind: 'staff', id: 1, roleId: role.id, permissions, showrooms: 'all' } as const
      for (const { key: module } of MODULES)
        for (const action of ACTIONS)
          expect(explainAccess(facts, { module, action }).allowed, `${module} ${action}`).toBe(
            can(actor, module, action),
          )
    }
  })
})
