import { expect, test } from 'vitest'
import type { Actor } from '@/kernel/permissions'
import { checkAdministratorsSettings } from './check-administrators-settings'

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
  expect(
    checkAdministratorsSettings(actor, { approverActiveDays: before }, { approverActiveDays: given }),
  ).toBe(problem)
})

test.each<[string, string[] | null | undefined, string[] | null | undefined, boolean]>([
  ['the same hosts come back with the rest of the form', ['a.example.com'], ['a.example.com'], true],
  ['none are the same as nothing', null, [], true],
  ['one is added', ['a.example.com'], ['a.example.com', 'b.example.com'], false],
  ['one is taken out', ['a.example.com'], [], false],
])('a manager sends hosts of scripts: %s', (_, before, given, isFine) => {
  const problem = checkAdministratorsSettings(staff(2), { scriptHosts: before }, { scriptHosts: given })
  expect(problem === null).toBe(isFine)
})
