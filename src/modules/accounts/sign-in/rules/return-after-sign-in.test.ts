import { expect, test } from 'vitest'
import { afterSignIn } from './return-after-sign-in'
import { safeReturn } from './safe-return'

test.each([
  ['/vehicles/7?x=1#a', '/vehicles/7?x=1#a'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/api?x', '/'],
  ['/api/v1/auth/sign-out', '/'],
  ['/auth/login', '/'],
  ['/admin/auth/login', '/'],
  ['/authors', '/authors'],
  ['', '/'],
  [null, '/'],
])('after signing in, %j returns to %s', (given, expected) => {
  expect(safeReturn(given)).toBe(expected)
})

test.each([
  [1, '/', '/admin'],
  [1, '/vehicles', '/admin'],
  [4, '/admin/contacts?page=2', '/admin/contacts?page=2'],
  [null, '/', '/'],
  [null, '/vehicles/7?x=1', '/vehicles/7?x=1'],
  [null, '/admin', '/'],
  [null, '/admin/contacts', '/'],
  [null, '/administration', '/administration'],
])('after a sign-in with role %j on the way to %j comes %j', (roleId, next, target) => {
  expect(afterSignIn(roleId, next)).toBe(target)
})
