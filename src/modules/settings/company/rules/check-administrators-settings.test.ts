import { expect, test } from 'vitest'
import type { Actor } from '@/kernel/permissions'
import { settingsProblem } from './check-administrators-settings'

const staff = (roleId: number): Actor => ({
  kind: 'staff',
  id: 1,
  roleId,
  permissions: { settings: { read: true, update: true } },
  showrooms: 'all',
})
const REFUSED = 'Only an administrator can change ‘Approvers have been active for (days)’.'

test.each<[string, Actor, unknown, unknown, string | null]>([
  ['an administrator lowers the days', staff(1), 7, 0, null],
  ['a manager does not lower them', staff(2), 7, 0, REFUSED],
  ['nor raises them', staff(2), 7, 8, REFUSED],
  ['nor empties them where they are not the default', staff(2), 30, null, REFUSED],
  ['a manager saves the rest of the form with the days as they are', staff(2), 7, 7, null],
  ['the default is the same as nothing', staff(2), null, 7, null],
  ['what is not sent stays', staff(2), 7, undefined, null],
  ['nobody else changes them', { kind: 'guest' }, 7, 0, REFUSED],
])('%s', (_, actor, before, given, problem) => {
  expect(settingsProblem(actor, { approverActiveDays: before }, { approverActiveDays: given })).toBe(problem)
})
