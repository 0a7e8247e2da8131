import { describe, expect, it } from 'vitest'
import { faultsOfWorkflow } from '@/kernel/workflow/workflow-faults'
import { TICKET_STATUSES, type TicketStatus } from './ticket-choices'
import { type CheckedTicket, stepTo, transitionTicket } from './ticket-transition'
import { TICKET_STEPS } from './ticket-workflow'

const NOW = new Date('2026-11-28T10:00:00Z')
const AT = NOW.toISOString()
const LONG_AGO = '2026-11-20T10:00:00.000Z'

const ticket = (status: TicketStatus, more: Partial<CheckedTicket> = {}): CheckedTicket => ({
  status,
  statusAt: LONG_AGO,
  awaitingSince: LONG_AGO,
  resolvedAt: status === 'RESOLVED' || status === 'CLOSED' ? LONG_AGO : null,
  closedAt: status === 'CLOSED' ? LONG_AGO : null,
  ...more,
})

it('reaches every status, and refuses every step that the table does not list', () => {
  const faults = faultsOfWorkflow({
    table: TICKET_STEPS,
    states: TICKET_STATUSES,
    start: 'OPEN',
    take: (status, step, actor) => {
      const taken = transitionTicket(ticket(status, { resolvedAt: LONG_AGO }), step, actor, {
        reason: 'Why',
        now: NOW,
      })
      return taken.ok ? taken.value.status : null
    },
  })
  expect(faults).toEqual([])
})

const taken = (
  from: CheckedTicket,
  step: keyof typeof TICKET_STEPS,
  actor: 'staff' | 'customer' | 'clock',
) => {
  const result = transitionTicket(from, step, actor, { reason: 'Why', now: NOW })
  return result.ok ? result.value : result.error
}

describe('a step', () => {
  it.each([
    ['resolve', 'IN_PROGRESS', { status: 'RESOLVED', statusAt: AT, resolvedAt: AT, awaitingSince: null }],
    ['waitForCustomer', 'OPEN', { statusAt: AT, awaitingSince: null, resolvedAt: null }],
    ['hold', 'OPEN', { statusAt: AT, awaitingSince: LONG_AGO }],
    ['reopen', 'RESOLVED', { statusAt: AT, resolvedAt: null, awaitingSince: LONG_AGO }],
    ['close', 'RESOLVED', { closedAt: AT, resolvedAt: LONG_AGO, awaitingSince: null }],
    ['close', 'OPEN', { closedAt: AT, resolvedAt: null }],
  ] as const)('%s of a ticket that is %s writes its moments', (step, from, change) => {
    expect(taken(ticket(from), step, 'staff')).toMatchObject(change)
  })

  it('to the same status leaves since when it has been in it', () => {
    expect(taken(ticket('OPEN'), 'write', 'customer')).toMatchObject({ status: 'OPEN', statusAt: LONG_AGO })
  })

  it('without its reason is refused at that field', () => {
    for (const step of ['hold', 'close', 'reopen'] as const) {
      const from = ticket(step === 'reopen' ? 'RESOLVED' : 'OPEN')
      const refused = transitionTicket(from, step, 'staff', { reason: ' ', now: NOW })
      expect(refused).toMatchObject({ ok: false, error: { path: 'reason', message: 'Please give a reason' } })
    }
  })

  it('of the clock waits for seven whole days', () => {
    const almost = ticket('RESOLVED', { resolvedAt: '2026-11-21T10:00:00.001Z' })
    expect(taken(almost, 'closeByItself', 'clock')).toMatchObject({ reason: 'unmet' })
    const just = ticket('RESOLVED', { resolvedAt: '2026-11-21T10:00:00.000Z' })
    expect(taken(just, 'closeByItself', 'clock')).toMatchObject({ status: 'CLOSED' })
  })
})

it.each([
  ['OPEN', 'IN_PROGRESS', 'start'],
  ['RESOLVED', 'OPEN', 'reopen'],
  ['OPEN', 'CLOSED', 'close'],
  ['CLOSED', 'OPEN', 'reopen'],
] as const)('from %s to %s staff take the step %s', (from, to, step) => {
  expect(stepTo(from, to, 'staff')).toBe(step)
})
