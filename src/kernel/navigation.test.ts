import { describe, expect, test } from 'vitest'
import { countInWords, countText } from './count-in-words'
import { badgeOf, currentLine, mayOpen, type Needs } from './navigation'
import type { Actor } from './permissions'

const line = (href: string) => ({ href, under: null })
const ENTRIES = [
  line('/admin'),
  line('/admin/inventory'),
  line('/admin/inventory/vehicles'),
  { href: '/admin/inventory/tags', under: '/admin/inventory' },
  { href: '/admin/inventory/variables', under: '/admin/inventory' },
  { href: '/admin/inventory/variables/colours', under: '/admin/inventory/variables' },
  { href: '/admin/collections/media', under: '/admin/inventory' },
  line('/admin/settings'),
]

describe('the current line of the navigation', () => {
  test.each([
    ['/admin', '/admin'],
    ['/admin/inventory', '/admin/inventory'],
    ['/admin/inventory/vehicles', '/admin/inventory/vehicles'],
    ['/admin/inventory/vehicles/edit/7', '/admin/inventory/vehicles'],
    ['/admin/inventory/vehicles-of-others', '/admin/inventory'],
    ['/admin/inventory/tags/create', '/admin/inventory'],
    ['/admin/inventory/variables/colours/edit/3', '/admin/inventory'],
    ['/admin/collections/media/12', '/admin/inventory'],
    ['/admin/settings/ports', '/admin/settings'],
    ['/admin/unknown', null],
  ])('of %s is %s', (path, expected) => expect(currentLine(path, ENTRIES)).toBe(expected))

  test('is none for an entry whose page the viewer may not open, or that links to itself', () => {
    expect(currentLine('/admin/a', [{ href: '/admin/a', under: '/admin/gone' }])).toBeNull()
    expect(currentLine('/admin/a', [{ href: '/admin/a', under: '/admin/a' }])).toBeNull()
  })
})

const staff = (roleId: number): Actor => ({
  kind: 'staff',
  id: 5,
  roleId,
  permissions: { inventory: { read: true } },
  showrooms: [],
})

test.each<[Needs, boolean, boolean]>([
  ['staff', true, true],
  ['top-role', true, false],
  [{ module: 'inventory' }, true, true],
  [{ module: 'inventory', action: 'create' }, true, false],
  [{ module: 'settings' }, true, false],
  [{ anyOf: [{ module: 'settings' }, { module: 'inventory' }] }, true, true],
  [{ anyOf: [{ module: 'settings' }, 'top-role'] }, true, false],
])(
  'a screen for %j opens to the top role: %s, to a role that reads the inventory: %s',
  (needs, top, other) => {
    expect(mayOpen(staff(1), needs)).toBe(top)
    expect(mayOpen(staff(4), needs)).toBe(other)
    expect(mayOpen({ kind: 'customer', id: 3 }, needs)).toBe(false)
    expect(mayOpen({ kind: 'guest' }, needs)).toBe(false)
  },
)

test.each([
  [{ count: 100, capped: false }, '100'],
  [{ count: 1_000, capped: false }, '1,000'],
  [{ count: 1_000, capped: true }, 'more than 1,000'],
])('a page counts %o as %s', (counted, text) => {
  expect(countInWords(counted)).toBe(text)
})

test('badges add up what waits, and stop at 99', () => {
  const one = { count: 40, capped: false }
  expect(countText(badgeOf([one, one]))).toBe('80')
  expect(countText(badgeOf([one, one, one]))).toBe('99+')
  expect(countText(badgeOf([{ count: 99, capped: true }]))).toBe('99+')
  expect(countText(badgeOf([]))).toBe('0')
})
