import { expect, it } from 'vitest'
import type { Actor } from '@/kernel/permissions'
import { mayChangeView, mayShareViews, seesView } from './saved-view'

const staff = (id: number, roleId: number, actions: Partial<Record<'read' | 'update', boolean>>): Actor => ({
  kind: 'staff',
  id,
  roleId,
  permissions: { inventory: { create: false, read: false, update: false, delete: false, ...actions } },
  showrooms: 'all',
})
const admin = staff(1, 1, { read: true, update: true })
const owner = staff(5, 3, { read: true })
const clerk = staff(6, 4, { read: true, update: true })
const recruiter = staff(7, 9, {})
const guest: Actor = { kind: 'guest' }
const customer = { kind: 'customer', id: 5 } as Actor

it.each([
  ['the owner', owner, true, true, true, true],
  ['another', clerk, false, false, true, false],
  ['an administrator', admin, false, false, true, true],
  ['staff without the inventory', recruiter, false, false, false, false],
  ['a guest', guest, false, false, false, false],
  ['a customer', customer, false, false, false, false],
] as const)('%s of a view of 5', (_, actor, sees, changes, seesShared, changesShared) => {
  expect(seesView(actor, { userId: 5, isShared: false })).toBe(sees)
  expect(mayChangeView(actor, { userId: 5, isShared: false })).toBe(changes)
  expect(seesView(actor, { userId: 5, isShared: true })).toBe(seesShared)
  expect(mayChangeView(actor, { userId: 5, isShared: true })).toBe(changesShared)
})

it('those who change vehicles share views', () => {
  expect([admin, owner, clerk, recruiter, guest, customer].map(mayShareViews)).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ])
})
