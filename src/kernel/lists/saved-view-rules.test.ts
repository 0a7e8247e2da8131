import { expect, test } from 'vitest'
import type { Actor } from '../permissions'
import { mayChangeView, mayShareViews, viewQuery } from './saved-view-rules'

test.each([
  ['', ''],
  ['?status=QUOTED&page=3&limit=50', 'status=QUOTED'],
  ['turn=staff&keyword=hiace', 'keyword=hiace&turn=staff'],
  ['keyword=%20hiace%20&status=', 'keyword=hiace'],
  ['status=A&status=B', 'status=A'],
  ['customerName=O%27Neill+%26+Co', 'customerName=O%27Neill+%26+Co'],
])('%s is stored as %s', (query, stored) => {
  expect(viewQuery(query)).toBe(stored)
  expect(viewQuery(stored)).toBe(stored)
})

const staff = (id: number, roleId: number) => ({ kind: 'staff', id, roleId }) as Actor

test.each([
  ['its owner', staff(7, 4), { userId: 7, isShared: false }, true],
  ['a colleague, of a private one', staff(8, 4), { userId: 7, isShared: false }, false],
  ['a colleague, of a shared one', staff(8, 4), { userId: 7, isShared: true }, false],
  ['the top role, of a shared one', staff(8, 1), { userId: 7, isShared: true }, true],
  ['the top role, of a private one', staff(8, 1), { userId: 7, isShared: false }, false],
  ['a guest, of a shared one', { kind: 'guest' } as Actor, { userId: 7, isShared: true }, false],
  [
    'a customer with the number of its owner',
    { kind: 'customer', id: 7 } as Actor,
    { userId: 7, isShared: true },
    false,
  ],
])('%s', (_who, actor, view, may) => {
  expect(mayChangeView(actor, view)).toBe(may)
})

const permitted = (read: boolean, update: boolean): Actor => ({
  ...{ kind: 'staff', id: 7, roleId: 4, showrooms: 'all' },
  permissions: { inventory: { create: false, read, update, delete: false } },
})

test.each([
  ['those who change vehicles', permitted(true, true), true],
  ['those who only read them', permitted(true, false), false],
  ['a guest', { kind: 'guest' } as Actor, false],
  ['a customer', { kind: 'customer', id: 7 } as Actor, false],
])('%s share views of vehicles', (_who, actor, may) => {
  expect(mayShareViews(actor, 'inventory')).toBe(may)
  expect(mayShareViews(actor, 'sales')).toBe(false)
})
