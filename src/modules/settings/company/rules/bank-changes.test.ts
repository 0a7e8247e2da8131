import { describe, expect, test } from 'vitest'
import type { Actor, PermissionMatrix } from '@/kernel/permissions'
import type { BankAccount } from './bank-account'
import {
  applyBankChange,
  type BankChange,
  type BankChangeStatus,
  decisionProblem,
  VERDICTS,
} from './bank-changes'

const account = (id: string, currency: string, isDefault: boolean): BankAccount => ({
  id,
  currency,
  bankName: `Bank ${id}`,
  accountName: 'Kaido',
  accountNumber: `1000-${id.charCodeAt(0)}`,
  swift: null,
  bankAddress: null,
  isDefault,
})
const a = account('a', 'USD', true)
const b = account('b', 'USD', false)
const k = account('k', 'KES', true)

const staff = (id: number, roleId: number, permissions: PermissionMatrix = {}): Actor => ({
  kind: 'staff',
  id,
  roleId,
  permissions,
  showrooms: 'all',
})
const MANAGER = { settings: { read: true, update: true } }

test.each<[string, Actor, BankChangeStatus, string | null]>([
  ['another administrator may decide', staff(2, 1), 'PENDING', null],
  ['another member of staff with the permission may decide', staff(3, 2, MANAGER), 'PENDING', null],
  ['nobody decides alone', staff(1, 1), 'PENDING', 'Somebody else has to decide about your change.'],
  [
    'not with a reading permission',
    staff(3, 2, { settings: { read: true } }),
    'PENDING',
    'You are not allowed to do this',
  ],
  ['not a customer', { kind: 'customer', id: 9 }, 'PENDING', 'You are not allowed to do this'],
  ['not twice', staff(2, 1), 'APPROVED', 'This change has already been approved.'],
  ['not after a rejection', staff(2, 1), 'REJECTED', 'This change has already been rejected.'],
])('%s', (_, actor, status, problem) => {
  for (const verdict of VERDICTS)
    expect(decisionProblem({ status, proposedById: 1 }, actor, verdict, null)).toBe(problem)
})

test('whoever may not approve a change may still reject it', () => {
  const proposal = { status: 'PENDING', proposedById: 1 } as const
  const decide = (verdict: 'approve' | 'reject') =>
    decisionProblem(proposal, staff(3, 2, MANAGER), verdict, 'You were invited by whoever proposed this.')
  expect([decide('approve'), decide('reject')]).toEqual(['You were invited by whoever proposed this.', null])
})

describe('a change of the accounts', () => {
  const { id: _, ...entry } = account('n', 'USD', false)
  const NO_LONGER = expect.stringContaining('has changed since')
  const defaults = (accounts: readonly BankAccount[]) =>
    accounts.map(({ currency, id, isDefault }) => `${id} ${currency}${isDefault ? ' default' : ''}`)
  test.each<[string, BankAccount[], Pick<BankChange, 'kind'> & Partial<BankChange>, unknown]>([
    [
      'the first of a currency is its default',
      [a],
      { kind: 'ADD', after: { ...entry, currency: 'KES' } },
      ['a USD default', 'n KES default'],
    ],
    ['a second one is not', [a], { kind: 'ADD', after: entry }, ['a USD default', 'n USD']],
    [
      'unless it is to be',
      [a, k],
      { kind: 'ADD', after: { ...entry, isDefault: true } },
      ['a USD', 'k KES default', 'n USD default'],
    ],
    [
      'an account is added once',
      [a],
      { kind: 'ADD', after: { ...entry, accountNumber: '1000 97' } },
      'This account is already there.',
    ],
    [
      'another becomes the default',
      [a, b],
      { kind: 'ALTER', before: b, after: { ...b, isDefault: true } },
      ['a USD', 'b USD default'],
    ],
    [
      'the default cannot step down by itself',
      [a, b],
      { kind: 'ALTER', before: a, after: { ...a, isDefault: false } },
      'Invoices in USD use this account. Make another USD account the default first.',
    ],
    [
      'an only account stays the default',
      [a, k],
      { kind: 'ALTER', before: a, after: { ...a, isDefault: false } },
      ['a USD default', 'k KES default'],
    ],
    [
      'to another currency',
      [b, a],
      { kind: 'ALTER', before: b, after: { ...b, currency: 'JPY' } },
      ['b JPY default', 'a USD default'],
    ],
    ['one is removed', [a, b], { kind: 'REMOVE', before: b }, ['a USD default']],
    ['the last of a currency is removed', [a, k], { kind: 'REMOVE', before: k }, ['a USD default']],
    ['the remaining one becomes the default', [a, b], { kind: 'REMOVE', before: a }, ['b USD default']],
    [
      'not the default of several',
      [a, b, { ...b, id: 'c' }],
      { kind: 'REMOVE', before: a },
      'Invoices in USD use this account. Make another USD account the default first.',
    ],
    ['not what is gone', [a], { kind: 'REMOVE', before: k }, NO_LONGER],
    [
      'not what has changed meanwhile',
      [{ ...a, bankName: 'Other' }],
      { kind: 'ALTER', before: a, after: { ...a, swift: 'BOTKJPJT' } },
      NO_LONGER,
    ],
  ])('%s', (_, accounts, change, expected) => {
    const result = applyBankChange(accounts, { before: null, after: null, ...change }, 'n')
    expect(result.ok ? defaults(result.value) : result.error).toEqual(expected)
  })
})
