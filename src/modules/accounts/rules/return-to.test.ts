import { expect, test } from 'vitest'
import { safeReturn } from './return-to'

test.each([
  ['/vehicles/7?x=1#a', '/vehicles/7?x=1#a'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/..//evil.example', '/'],
  ['/api/v1/auth/sign-out', '/'],
  ['/auth/login', '/'],
  ['/admin/auth/login', '/'],
  ['/authors', '/authors'],
  ['', '/'],
  [null, '/'],
])('after signing in, %j leads to %s', (given, expected) => {
  expect(safeReturn(given)).toBe(expected)
})
