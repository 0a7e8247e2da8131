import { expect, test } from 'vitest'
import { formatDue } from './format-due'

const NOW = new Date('2026-11-25T10:00:00Z')

test.each([
  ['OPEN', '2026-11-25T12:05:00Z', 'Due in 2 h 5 min', 'green'],
  ['IN_PROGRESS', '2026-11-25T10:59:00Z', 'Due in 59 min', 'amber'],
  ['OPEN', '2026-11-25T10:00:00Z', 'Overdue by less than 1 min', 'red'],
  ['OPEN', '2026-11-22T10:00:00Z', 'Overdue by 3 days', 'red'],
  ['OPEN', null, 'No time promised', 'slate'],
  ['WAITING_ON_CUSTOMER', null, 'Paused', 'slate'],
  ['ON_HOLD', null, 'Paused', 'slate'],
  ['RESOLVED', null, 'Resolved', 'slate'],
  ['CLOSED', null, 'Closed', 'slate'],
] as const)('%s due at %s is shown as %s', (status, dueAt, text, tone) => {
  expect(formatDue({ status, dueAt }, NOW)).toEqual({ text, tone })
})
