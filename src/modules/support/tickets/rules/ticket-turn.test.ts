import { expect, it } from 'vitest'
import { type TurnOf, turnOfTicket } from './ticket-turn'

const NOW = new Date('2026-11-28T10:00:00.000Z')
const [EARLIER, LATER, STILL_LATER] = [
  '2026-11-28T09:00:00.000Z',
  '2026-11-28T12:00:00.000Z',
  '2026-11-28T15:00:00.000Z',
]
const OPEN: TurnOf = {
  status: 'OPEN',
  awaitingSince: EARLIER,
  firstRespondedAt: null,
  firstResponseDueAt: LATER,
  nextResponseDueAt: STILL_LATER,
  resolvedAt: null,
}

it.each<[string, Partial<TurnOf>, ReturnType<typeof turnOfTicket>]>([
  ['is new', {}, { side: 'us', what: 'answer', by: LATER }],
  ['was answered before', { firstRespondedAt: EARLIER }, { side: 'us', what: 'answer', by: STILL_LATER }],
  ['is late', { firstResponseDueAt: EARLIER }, { side: 'us', what: 'lateAnswer', by: EARLIER }],
  ['has no promise', { firstResponseDueAt: null }, { side: 'us', what: 'answer', by: null }],
  ['was answered', { status: 'IN_PROGRESS', awaitingSince: null }, { side: 'us', what: 'work', by: null }],
  [
    'waits for the customer',
    { status: 'WAITING_ON_CUSTOMER', awaitingSince: null },
    { side: 'you', what: 'waits', by: null },
  ],
  ['is on hold', { status: 'ON_HOLD' }, { side: 'us', what: 'onHold', by: null }],
  [
    'is resolved',
    { status: 'RESOLVED', resolvedAt: EARLIER },
    { side: null, what: 'resolved', by: '2026-12-05T09:00:00.000Z' },
  ],
  ['is closed', { status: 'CLOSED' }, { side: null, what: 'closed', by: null }],
])('of a ticket that %s', (_, more, turn) => {
  expect(turnOfTicket({ ...OPEN, ...more }, NOW)).toEqual(turn)
})
