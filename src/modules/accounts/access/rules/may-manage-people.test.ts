import { expect, it, test } from 'vitest'
import type { Actor } from '@/kernel/permissions'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { ownDifferences } from './compare-permissions'
import { mayAssign } from './may-assign'
import { mayManage, type Target } from './may-manage-people'

const matrixOf = (roleId: number) => SEEDED_ROLES.find(({ id }) => id === roleId)?.permissions ?? {}
const staff = (roleId: number, id = 10): Actor => ({
  kind: 'staff',
  id,
  roleId,
  permissions: matrixOf(roleId),
  showrooms: 'all',
})
const person = (roleId: number | null, id = 20): Target => ({
  id,
  roleId,
  permissions: roleId ? matrixOf(roleId) : {},
})

test.each<[string, Actor, Target, boolean, string]>([
  ['a manager changes a customer', staff(2), person(null), false, 'yes'],
  ['a manager changes an operator', staff(2), person(4), false, 'yes'],
  ['a manager changes a manager', staff(2), person(2), false, 'yes'],
  ['a manager does not touch an Admin', staff(2), person(1), false, 'top-role'],
  ['an Admin changes an Admin', staff(1), person(1), false, 'yes'],
  ['an Admin does not block himself', staff(1), person(1, 10), true, 'self'],
  ['a supervisor may not change people', staff(3), person(null), false, 'not-allowed'],
  ['a customer may nothing', { kind: 'customer', id: 5 }, person(null), false, 'not-allowed'],
])('%s', (_, actor, target, takesAway, expected) => {
  const answer = mayManage(actor, 'update', target, takesAway)
  expect(answer.ok ? 'yes' : answer.error).toBe(expected)
})

it('nobody may change people with more permissions than their own', () => {
  const limited: Actor = {
    kind: 'staff',
    id: 10,
    roleId: 77,
    permissions: { accounts: { update: true } },
    showrooms: [],
  }
  const answer = mayManage(limited, 'update', person(4))
  expect(answer.ok ? 'yes' : answer.error).toBe('holds-more')
})

test.each<[string, Actor, number | null, boolean]>([
  ['a manager makes an operator', staff(2), 4, true],
  ['a manager makes no Admin', staff(2), 1, false],
  ['an Admin makes an Admin', staff(1), 1, true],
  ['a supervisor makes no manager', staff(3), 2, false],
  ['anybody may leave a customer one', staff(3), null, true],
])('%s', (_, actor, roleId, expected) => {
  expect(mayAssign(actor, roleId, roleId ? matrixOf(roleId) : {})).toBe(expected)
})

it('stores only those of one person’s permissions that differ from the role', () => {
  const role = { sales: { read: true, update: true } }
  expect(ownDifferences(role, { sales: { read: true, update: false }, content: { read: false } })).toEqual({
    sales: { update: false },
  })
  expect(ownDifferences(role, { sales: { read: true } })).toBeNull()
})
