import type { Answer, Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { TicketStatus } from '../../rules/ticket-choices'
import type { BulkDone } from './bulk-outcome'
import type { BulkTicket } from './bulk-ticket-type'

/** Who is to answer: what is undefined stays, null is nobody. */
export type Assignment = {
  departmentId?: number | null
  handlerId?: number | null
  reason: string | null
}

export type StatusChange = { status: TicketStatus; reason: string | null }

/** What became of each ticket, or why nothing was done. */
type Done = BulkDone | string

const whyNot = ({ issues, message }: Called): string => issues[0]?.message ?? message

type Outcomes = { data: readonly { id: number; isDone: boolean; message: string | null }[] }

function doneWith(tickets: readonly BulkTicket[], answer: Answer<Outcomes>): Done {
  if (!answer.ok) return whyNot(answer)
  const numbers = new Map(tickets.map(({ id, number }) => [id, number]))
  const outcomes = answer.body.data
  return {
    changed: outcomes.flatMap(({ id, isDone }) => (isDone ? [id] : [])),
    refused: outcomes.flatMap(({ id, isDone, message }) =>
      isDone ? [] : [{ number: numbers.get(id) ?? '', why: message ?? '' }],
    ),
  }
}

/** One ticket has a call of its own, whose refusal is shown before anything is closed. */
const doneWithOne = ({ id }: BulkTicket, called: Called): Done =>
  called.ok ? { changed: [id], refused: [] } : whyNot(called)

const idsOf = (tickets: readonly BulkTicket[]): number[] => tickets.map(({ id }) => id)

/** Gives tickets to a department, to somebody, or to both. */
export async function assignTickets(tickets: readonly BulkTicket[], change: Assignment): Promise<Done> {
  const [first, ...more] = tickets
  if (first && more.length === 0) {
    const one = { params: { path: { id: first.id } }, body: change }
    return doneWithOne(first, await callApi('patch', '/api/v1/support-management/tickets/{id}/assign', one))
  }
  const body = { ids: idsOf(tickets), ...change }
  return doneWith(tickets, await callApi('post', '/api/v1/support-management/tickets/bulk/assign', { body }))
}

/** Changes the status of tickets, for a reason. */
export async function changeStatusOf(tickets: readonly BulkTicket[], change: StatusChange): Promise<Done> {
  const [first, ...more] = tickets
  if (first && more.length === 0) {
    const one = { params: { path: { id: first.id } }, body: change }
    return doneWithOne(first, await callApi('patch', '/api/v1/support-management/tickets/{id}/status', one))
  }
  const body = { ids: idsOf(tickets), ...change }
  return doneWith(tickets, await callApi('post', '/api/v1/support-management/tickets/bulk/status', { body }))
}
