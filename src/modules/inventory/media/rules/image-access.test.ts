import { expect, test } from 'vitest'
import type { Actor, ModuleKey } from '@/kernel/permissions'
import { mayChangeImage } from './image-access'

const staff = (...updates: ModuleKey[]): Actor => ({
  kind: 'staff',
  id: 1,
  roleId: 9,
  permissions: Object.fromEntries(updates.map((key) => [key, { update: true }])),
  showrooms: 'all',
})
const clerk = staff('inventory')
const writer = staff('content')
const both = staff('inventory', 'content')

test.each<[string, Actor, ModuleKey[], boolean, boolean, boolean]>([
  // who, areas that use it, vehicle of others, may change: picture, description
  ['a clerk, unused', clerk, [], false, true, true],
  ['a clerk, of vehicles', clerk, ['inventory'], false, true, true],
  ['a clerk, of vehicles of others', clerk, ['inventory'], true, false, false],
  ['a clerk, of posts', clerk, ['content'], false, false, false],
  ['a clerk, of vehicles and posts', clerk, ['inventory', 'content'], false, false, false],
  ['a clerk, of the company', clerk, ['settings'], false, false, false],
  ['a writer, unused', writer, [], false, false, false],
  ['a writer, of posts', writer, ['content'], false, false, true],
  ['a writer, of vehicles', writer, ['inventory'], false, false, false],
  ['a writer, of vehicles and posts', writer, ['inventory', 'content'], false, false, false],
  ['a writer, of posts and the company', writer, ['content', 'settings'], false, false, false],
  ['both, of vehicles and posts', both, ['inventory', 'content'], false, true, true],
  ['both, of the company', both, ['settings'], false, false, false],
  ['the company, too', staff('inventory', 'settings'), ['settings'], false, true, true],
  ['a customer', { kind: 'customer', id: 1 }, [], false, false, false],
  ['a guest', { kind: 'guest' }, ['content'], false, false, false],
])('%s', (_who, actor, areas, isOfOthers, picture, description) => {
  const use = { areas: new Set(areas), isOfOthers }
  expect(mayChangeImage(actor, use, 'picture')).toBe(picture)
  expect(mayChangeImage(actor, use, 'description')).toBe(description)
})
