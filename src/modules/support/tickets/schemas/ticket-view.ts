import { z } from 'zod'
import { readListParams } from '@/input/read-list-params'
import { viewFields } from '@/input/saved-view-fields'
import { TICKET_LISTS, type TicketList } from '../rules/queue-lists'
import { ticketsFilter } from './tickets-query'

/** What stands in the list's address but belongs to no view: where in it somebody is. */
const NO_PART = new Set(['page', 'limit'])

const [FIRST_LIST] = TICKET_LISTS

/** The list that a view belongs to. */
export const listOfView = (query: string): TicketList => {
  const named = new URLSearchParams(query).get('list')
  return TICKET_LISTS.find((list) => list === named) ?? FIRST_LIST
}

/** The list, filters and order of an address in canonical order. Unreadable parts are dropped. */
export function ticketViewQuery(query: string): string {
  const { given } = readListParams(ticketsFilter, {}, Object.fromEntries(new URLSearchParams(query)))
  const list = listOfView(query)
  return new URLSearchParams([
    ...(list === FIRST_LIST ? [] : [['list', list]]),
    ...Object.entries(given).filter(([name]) => !NO_PART.has(name)),
  ]).toString()
}

/** A view to save: its name, and the list, filters and order as in an address. */
export const ticketViewInput = z.strictObject(viewFields(ticketViewQuery))

/** What can be changed in a view. */
export const ticketViewPatch = ticketViewInput.partial()
