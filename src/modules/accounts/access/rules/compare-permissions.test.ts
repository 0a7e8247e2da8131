import { expect, test } from 'vitest'
import { comparePermissions } from './compare-permissions'

test.each([
  ['nothing', 'role', {}, {}, []],
  ['equal matrices', 'person', { sales: { read: true } }, { sales: { read: true } }, []],
  [
    'a cell that was taken away',
    'role',
    { sales: { read: true, update: true } },
    { sales: { read: true, update: false } },
    [{ module: 'sales', action: 'update', before: true, after: false }],
  ],
  [
    'a person’s first own cell',
    'person',
    null,
    { reports: { read: true } },
    [{ module: 'reports', action: 'read', before: null, after: true }],
  ],
  [
    'a reset to the role',
    'person',
    { reports: { read: false } },
    null,
    [{ module: 'reports', action: 'read', before: false, after: null }],
  ],
  ['what is no matrix', 'person', 'text', ['list'], []],
  [
    'a new role: what it does not hold is no news',
    'role',
    null,
    { sales: { read: true, update: false } },
    [{ module: 'sales', action: 'read', before: false, after: true }],
  ],
] as const)('describes %s', (_, of, before, after, changes) => {
  expect(comparePermissions(of, before, after)).toEqual(changes)
})
