import { expect, it } from 'vitest'
import type { Actor } from '@/kernel/permissions'
import { decisionProblem, isAdministrator, textChangesInWords, withdrawalProblem } from './mail-text-change'

const staff = (id: number, roleId: number): Actor => ({
  kind: 'staff',
  id,
  roleId,
  permissions: { settings: { read: true, update: true } },
  showrooms: 'all',
})

it.each([
  [staff(7, 1), true],
  [staff(7, 2), false],
  [{ kind: 'customer', id: 7 } as const, false],
  [{ kind: 'guest' } as const, false],
])('%j is an administrator: %s', (actor, expected) => {
  expect(isAdministrator(actor)).toBe(expected)
})

it.each([
  ['PENDING', null],
  ['APPROVED', 'This text has already been approved.'],
  ['REJECTED', 'This text has already been rejected.'],
  ['WITHDRAWN', 'This text has already been withdrawn.'],
] as const)('one that is %s is decided about: %s', (status, problem) => {
  expect(decisionProblem({ status })).toBe(problem)
  expect(withdrawalProblem({ status, proposedById: 7 }, staff(7, 2))).toBe(problem)
  expect(withdrawalProblem({ status, proposedById: 7 }, staff(8, 1))).toBe(
    'Only whoever proposed a text can withdraw it.',
  )
})

it('a difference shows what stood and what stands', () => {
  const before = { subject: 'Your quote', body: 'Hello\n\nThe old line\nThe end' }
  const after = { subject: 'Your quote!', body: 'Hello\n\nThe new line\nThe end' }
  expect(textChangesInWords(before, after)).toBe(
    ['Subject', '− Your quote', '+ Your quote!', 'Text', '− The old line', '+ The new line'].join('\n'),
  )
  expect(textChangesInWords(before, before)).toBe('')
})
