import type { ActorOf, EffectOf, MailOf, NeedOf, StepBy, StepOf, Steps } from '@/kernel/workflow/workflow'
import type { TicketStatus } from './ticket-choices'

type TicketRow = { from: readonly TicketStatus[]; to: TicketStatus }

/** While a ticket is in one of these, staff still have work with it. */
export const UNRESOLVED = ['OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD'] as const
const NOT_CLOSED = [...UNRESOLVED, 'RESOLVED'] as const

/** The whole life of a ticket. Buttons, guards, mails and the API documentation are derived from this table. */
export const TICKET_STEPS = {
  start: { from: ['OPEN', 'WAITING_ON_CUSTOMER', 'ON_HOLD'], to: 'IN_PROGRESS', by: ['staff'] },
  waitForCustomer: { from: ['OPEN', 'IN_PROGRESS', 'ON_HOLD'], to: 'WAITING_ON_CUSTOMER', by: ['staff'] },
  hold: {
    from: ['OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER'],
    to: 'ON_HOLD',
    by: ['staff'],
    needs: ['reasonGiven'],
  },
  resolve: { from: UNRESOLVED, to: 'RESOLVED', by: ['staff'], mails: ['ticket-resolved'] },
  reopen: {
    from: ['IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD', 'RESOLVED'],
    to: 'OPEN',
    by: ['staff'],
    needs: ['reasonGiven'],
  },
  close: { from: NOT_CLOSED, to: 'CLOSED', by: ['staff'], needs: ['reasonGiven'], mails: ['ticket-closed'] },
  closeOwn: { from: NOT_CLOSED, to: 'CLOSED', by: ['customer'] },
  closeByItself: { from: ['RESOLVED'], to: 'CLOSED', by: ['clock'], needs: ['resolvedLongAgo'] },
  /** A customer who writes again opens the ticket; after it is closed, a new linked one. */
  write: { from: NOT_CLOSED, to: 'OPEN', by: ['customer'] },
} as const satisfies Steps & Record<string, TicketRow>

type Table = typeof TICKET_STEPS
export type TicketStep = StepOf<Table>
export type TicketActor = ActorOf<Table>
export type TicketNeed = NeedOf<Table>
export type TicketMail = MailOf<Table>
export type TicketEffect = EffectOf<Table>
export type TicketStaffStep = StepBy<Table, 'staff'>
