import { expect, test } from 'vitest'
import { type AccountState, maySignIn } from './may-sign-in'
import { storedUserType } from './user-types'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each<[string, AccountState, string]>([
  ['an active account may', { status: 'ACTIVE' }, 'yes'],
  ['one whose e-mail is not confirmed may not', { status: 'PENDING' }, 'pending'],
  ['a blocked one may not', { status: 'BLOCKED' }, 'blocked'],
  ['a suspended one may not', { status: 'SUSPENDED' }, 'suspended'],
  [
    'a self-deleted one comes back',
    { status: 'ACTIVE', deletedAt: daysAgo(0), deletedBySelf: true },
    'restore',
  ],
  ['also on day 30', { status: 'ACTIVE', deletedAt: daysAgo(30), deletedBySelf: true }, 'restore'],
  ['not on day 31', { status: 'ACTIVE', deletedAt: daysAgo(31), deletedBySelf: true }, 'deleted'],
  ['one deleted by staff does not come back', { status: 'ACTIVE', deletedAt: daysAgo(0) }, 'deleted'],
  [
    'a blocked one cannot restore itself',
    { status: 'BLOCKED', deletedAt: daysAgo(1), deletedBySelf: true },
    'blocked',
  ],
])('%s', (_, account, expected) => {
  const answer = maySignIn(account, now)
  expect(answer.ok ? (answer.value.restore ? 'restore' : 'yes') : answer.error.reason).toBe(expected)
  if (!answer.ok) expect(answer.error.message).not.toBe('')
})

test.each([
  ['staff have none', true, false, 'DEALER', null],
  ['staff who are told to have one have none', true, true, 'CUSTOMER', null],
  ['who leaves the staff is a customer', false, true, null, 'CUSTOMER'],
  ['who leaves the staff is what is said', false, true, 'DEALER', 'DEALER'],
  ['a dealer stays one', false, false, 'DEALER', 'DEALER'],
  ['a customer who never said stays so', false, false, null, null],
] as const)('of types of customers: %s', (_, isStaff, wasStaff, given, stored) => {
  expect(storedUserType(isStaff, wasStaff, given)).toBe(stored)
})
