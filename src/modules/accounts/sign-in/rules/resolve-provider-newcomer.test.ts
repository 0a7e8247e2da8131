import { expect, test } from 'vitest'
import { type Arrival, type Newcomer, resolveProviderNewcomer } from './resolve-provider-newcomer'

const account = (isEmailVerified: boolean, status: 'ACTIVE' | 'PENDING' = 'ACTIVE') => ({
  status,
  isEmailVerified,
})

test.each<[string, Newcomer, Arrival]>([
  ['a proved address without an account', { email: 'a@x.io', emailVerified: true, account: null }, 'create'],
  [
    'an unproved address without an account',
    { email: 'a@x.io', emailVerified: false, account: null },
    'create-pending',
  ],
  ['no address', { email: null, emailVerified: false, account: null }, 'refuse-no-email'],
  ['proved on both sides', { email: 'a@x.io', emailVerified: true, account: account(true) }, 'link'],
  [
    'proved by the provider alone',
    { email: 'a@x.io', emailVerified: true, account: account(false) },
    'refuse-connect-first',
  ],
  [
    'an account that waits',
    { email: 'a@x.io', emailVerified: true, account: account(true, 'PENDING') },
    'refuse-connect-first',
  ],
  [
    'proved by the account alone',
    { email: 'a@x.io', emailVerified: false, account: account(true) },
    'refuse-connect-first',
  ],
])('%s', (_, newcomer, expected) => {
  expect(resolveProviderNewcomer(newcomer)).toBe(expected)
})
