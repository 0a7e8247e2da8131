import { err, ok, type Result } from '@/kernel/result'
import { namesOf, type Step, type StepRefusal, takeStep } from '@/kernel/workflow/workflow'
import { TICKET_STATUS_LABELS, type TicketStatus } from './ticket-choices'
import { SELF_CLOSING_DAYS } from './ticket-limits'
import {
  TICKET_STEPS,
  type TicketActor,
  type TicketMail,
  type TicketNeed,
  type TicketStep,
} from './ticket-workflow'

/** A ticket as these rules see it; moments are ISO in UTC. */
export type CheckedTicket = {
  status: TicketStatus
  statusAt: string
  awaitingSince: string | null
  resolvedAt: string | null
  closedAt: string | null
}

export type TicketRefusal = {
  reason: StepRefusal<typeof TICKET_STEPS>['reason']
  path: string
  message: string
}

export type TicketFacts = { reason: string | null; now: Date }

/** A step's result: everything of the ticket that it writes, and who is notified. */
export type TicketChange = CheckedTicket & { mails: readonly TicketMail[] }

const DAY_MS = 86_400_000

/** In these, the customer awaits nothing more from staff. */
const ANSWERED: readonly TicketStatus[] = ['WAITING_ON_CUSTOMER', 'RESOLVED', 'CLOSED']

/** The step by which somebody puts a ticket into a status; null if no step ever does. */
export function stepTo(from: TicketStatus, to: TicketStatus, actor: TicketActor): TicketStep | null {
  const steps = namesOf(TICKET_STEPS).filter((name) => {
    const { by, to: end }: Step = TICKET_STEPS[name]
    return end === to && by.includes(actor)
  })
  const open = steps.find((name) => (TICKET_STEPS[name].from as readonly TicketStatus[]).includes(from))
  return open ?? steps[0] ?? null
}

/** Evaluates one step of a ticket by the table. */
export function transitionTicket(
  ticket: CheckedTicket,
  step: TicketStep,
  actor: TicketActor,
  { now, reason }: TicketFacts,
): Result<TicketChange, TicketRefusal> {
  const facts: Record<TicketNeed, boolean> = {
    reasonGiven: Boolean(reason?.trim()),
    resolvedLongAgo:
      ticket.resolvedAt !== null &&
      now.getTime() - Date.parse(ticket.resolvedAt) >= SELF_CLOSING_DAYS * DAY_MS,
  }
  const taken = takeStep(TICKET_STEPS, ticket.status, step, actor, facts)
  if (!taken.ok) return err(inWords(taken.error, ticket.status, TICKET_STEPS[step].to))
  const { mails, to } = taken.value
  const at = now.toISOString()
  return ok({
    status: to,
    statusAt: to === ticket.status ? ticket.statusAt : at,
    awaitingSince: ANSWERED.includes(to) ? null : ticket.awaitingSince,
    resolvedAt: to === 'RESOLVED' ? at : to === 'CLOSED' ? ticket.resolvedAt : null,
    closedAt: to === 'CLOSED' ? at : null,
    mails,
  })
}

const nameOf = (status: TicketStatus): string => TICKET_STATUS_LABELS[status].toLowerCase()

const UNMET: Record<TicketNeed, { path: string; message: string }> = {
  reasonGiven: { path: 'reason', message: 'Please give a reason' },
  resolvedLongAgo: {
    path: '',
    message: `A ticket closes by itself ${SELF_CLOSING_DAYS} days after it was resolved.`,
  },
}

function inWords(
  refusal: StepRefusal<typeof TICKET_STEPS>,
  from: TicketStatus,
  to: TicketStatus,
): TicketRefusal {
  const { reason } = refusal
  if (reason === 'unmet') return { reason, ...UNMET[refusal.need] }
  const path = 'status'
  if (from === to) return { reason, path, message: `This ticket is already ${nameOf(to)}.` }
  return { reason, path, message: `A ticket that is ${nameOf(from)} cannot be set to ${nameOf(to)}.` }
}
