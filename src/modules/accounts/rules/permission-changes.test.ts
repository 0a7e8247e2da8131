import { expect, test } from 'vitest'
import { permissionChanges } from './permission-changes'

test.each([
  ['nothing', {}, {}, []],
  ['equal matrices', { sales: { read: true } }, { sales: { read: true } }, []],
  [
    'a cell that was taken away',
    { sales: { read: true, update: true } },
    { sales: { read: true, update: false } },
    [{ module: 'sales', action: 'update', before: true, after: false }],
  ],
  [
    'a person’s first own cell',
    null,
    { reports: { read: true } },
    [{ module: 'reports', action: 'read', before: null, after: true }],
  ],
  [
    'a reset to the role',
    { reports: { read: false } },
    null,
    [{ module: 'reports', action: 'read', before: false, after: null }],
  ],
  ['what is no matrix', 'text', ['list'], []],
])('tells %s', (_, before, after, changes) => {
  expect(permissionChanges(before, after)).toEqual(changes)
})
