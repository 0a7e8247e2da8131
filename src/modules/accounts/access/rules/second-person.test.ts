import { expect, test } from 'vitest'
import { type SecondPerson, secondPersonProblem, TIES } from './second-person'

const MANAGER: SecondPerson = { isAdministrator: false, isActiveLongEnough: true, tie: null }
const ELSE = 'Somebody else has to approve it.'

test.each<[string, Partial<SecondPerson>, number, string | null]>([
  ['an independent account of long standing approves', {}, 7, null],
  [
    'a new account does not',
    { isActiveLongEnough: false },
    7,
    `Only accounts that have been active for 7 days can approve this. ${ELSE}`,
  ],
  [
    'the days are those of the settings',
    { isActiveLongEnough: false },
    1,
    `Only accounts that have been active for a day can approve this. ${ELSE}`,
  ],
  [
    'an administrator approves on the first day',
    { isAdministrator: true, isActiveLongEnough: false },
    7,
    null,
  ],
  ['an administrator approves, whoever created them', { isAdministrator: true, tie: 'created' }, 7, null],
  [
    'an invited account does not approve what its inviter proposed, however old it is',
    { tie: 'invited' },
    7,
    `You were invited by whoever proposed this. ${ELSE}`,
  ],
  [
    'the reason that lasts is named before the one that passes',
    { isActiveLongEnough: false, tie: 'role' },
    7,
    `Your role was assigned by whoever proposed this. ${ELSE}`,
  ],
  [
    'a chain of invitations does not help',
    { tie: 'line' },
    0,
    `You were invited or promoted by somebody whom the proposer invited. ${ELSE}`,
  ],
])('%s', (_, facts, days, problem) => {
  expect(secondPersonProblem({ ...MANAGER, ...facts }, days)).toBe(problem)
})

test.each(TIES)('%s prevents everybody but administrators from approving, with a reason', (tie) => {
  expect(secondPersonProblem({ ...MANAGER, tie }, 7)).toMatch(new RegExp(`.{20,}\\. ${ELSE}$`))
  expect(secondPersonProblem({ ...MANAGER, tie, isAdministrator: true }, 7)).toBeNull()
})
