import { expect, test } from 'vitest'
import { CUSTOMS_LIST_STATUSES, type CustomsListStatus, customsStep } from './customs-list'

test.each<[CustomsListStatus, number, 'use' | 'retire', string]>([
  ['DRAFT', 10, 'use', 'IN_USE'],
  ['DRAFT', 0, 'use', 'Import its lines first'],
  ['IN_USE', 10, 'use', 'This list is in use already'],
  ['RETIRED', 10, 'use', 'IN_USE'],
  ['IN_USE', 10, 'retire', 'RETIRED'],
  ['DRAFT', 10, 'retire', 'Only a list in use can be retired'],
  ['RETIRED', 10, 'retire', 'Only a list in use can be retired'],
])('a %s list with %s lines: %s gives %s', (status, lines, step, outcome) => {
  const isStatus = CUSTOMS_LIST_STATUSES.some((one) => one === outcome)
  expect(customsStep(step, { status, lines })).toEqual(isStatus ? { to: outcome } : { refused: outcome })
})
