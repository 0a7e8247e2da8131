import { z } from 'zod'
import { daysInOrder } from '@/input/days-in-order'
import {
  choiceQuery,
  dateQuery,
  flagQuery,
  pageQuery,
  textQuery,
  wholeQuery,
} from '@/input/list-query-fields'
import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../rules/ticket-choices'
import { RATING_MAX } from '../rules/ticket-limits'

export const TICKET_SORTS = ['due', 'newest', 'oldest', 'updated', 'priority'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]

/** Several of a few words, joined by commas; '' and 'all' give undefined. */
const someOf = <const T extends string>(name: string, words: readonly T[]) =>
  textQuery(name).transform((given, context): T[] | undefined => {
    if (given === undefined) return undefined
    const named = given.split(',').map((word) => word.trim().toUpperCase())
    const known = words.filter((word) => named.includes(word.toUpperCase()))
    if (known.length === new Set(named).size) return known
    const message = `${name} must be one of ${words.join(', ')}`
    context.issues.push({ code: 'custom', message, input: given })
    return z.NEVER
  })

/** A person by id, nobody, or oneself. */
const handlerQuery = textQuery('assignedHandlerId').transform((given, context) => {
  const word = given?.toLowerCase()
  if (word === undefined || word === 'none' || word === 'me') return word
  const id = Number(word)
  if (Number.isSafeInteger(id) && id > 0) return id
  const message = "assignedHandlerId must be an id, 'none' or 'me'"
  context.issues.push({ code: 'custom', message, input: given })
  return z.NEVER
})

/** The filters of the staff list of tickets, as a screen reads them from its address. */
export const ticketsFilter = pageQuery().extend({
  ticketNumber: textQuery('ticketNumber'),
  departmentId: wholeQuery('departmentId', 1),
  status: someOf('status', TICKET_STATUSES),
  priority: someOf('priority', TICKET_PRIORITIES),
  ticketType: someOf('ticketType', TICKET_TYPES),
  departmentTag: textQuery('departmentTag'),
  customerName: textQuery('customerName'),
  customerEmail: textQuery('customerEmail'),
  customerId: wholeQuery('customerId', 1),
  showroomLocation: textQuery('showroomLocation'),
  assignedHandlerId: handlerQuery,
  dateFrom: dateQuery('dateFrom'),
  dateTo: dateQuery('dateTo'),
  due: choiceQuery('due', ['today', 'breached']),
  answered: flagQuery('answered'),
  rated: flagQuery('rated'),
  merged: flagQuery('merged'),
  rating: wholeQuery('rating', 1).refine(
    (rating) => rating === undefined || rating <= RATING_MAX,
    `rating must be a whole number from 1 to ${RATING_MAX}`,
  ),
  words: textQuery('words'),
  sort: choiceQuery('sort', TICKET_SORTS),
})
export type TicketsFilter = z.output<typeof ticketsFilter>

/** The query of the staff list of tickets. */
export const ticketsQuery = daysInOrder(ticketsFilter, { from: 'dateFrom', to: 'dateTo' })

/** The query for one's own tickets. Whose they are is known from the session, whatever the query contains. */
export const ownTicketsQuery = pageQuery().extend({
  status: someOf('status', TICKET_STATUSES),
  customerEmail: textQuery('customerEmail'),
})
export type OwnTicketsQuery = z.output<typeof ownTicketsQuery>
