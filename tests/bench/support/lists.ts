import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { findTickets } from '@/modules/support/tickets/queries/find-tickets'
import { getTicket } from '@/modules/support/tickets/queries/get-ticket'
import { listOwnFiles } from '@/modules/support/tickets/queries/list-own-files'
import { listResponses } from '@/modules/support/tickets/queries/list-responses'
import { listTicketHistory } from '@/modules/support/tickets/queries/list-ticket-history'
import { ticketWork } from '@/modules/support/tickets/queries/list-ticket-work'
import { listOwnTickets, listTickets } from '@/modules/support/tickets/queries/list-tickets'
import { ownTicketsQuery, ticketsFilter } from '@/modules/support/tickets/schemas/tickets-query'
import { count } from '@/server/rows/select'
import { COUNTED } from '@/ui/back-office/list/words'
import { customersOf } from './load'

/** One list as its screens and calls read it; each turn uses other filters, pages and people. */
export type List = { name: string; read: (turn: number) => Promise<{ rows: readonly unknown[] }> }

const ZONE = 'Asia/Tokyo'

/** One of a list of things, in turn. */
const inTurn = <T>(things: readonly T[], turn: number): T => {
  const place = turn % things.length
  const [thing] = things.slice(place, place + 1) as [T]
  return thing
}

/** Page 1 mostly, and now and then one further down. */
const pageOf = (turn: number): string => String(turn % 4 === 3 ? 2 + (turn % 7) : 1)

/** Staff of all showrooms, and of two. */
const scopeOf = (turn: number): ShowroomScope => inTurn<ShowroomScope>(['all', [1, 2]], Math.floor(turn / 2))

const RUNNING = { status: 'OPEN,IN_PROGRESS' }

/** The queue of agents, and its views. */
const QUEUE: readonly Record<string, string>[] = [
  {},
  RUNNING,
  { ...RUNNING, assignedHandlerId: 'me' },
  { ...RUNNING, assignedHandlerId: 'none' },
  { due: 'breached' },
  { due: 'today' },
  { status: 'ON_HOLD,WAITING_ON_CUSTOMER' },
]

const FILTERS: readonly Record<string, string>[] = [
  { status: 'RESOLVED' },
  { status: 'CLOSED', sort: 'newest' },
  { departmentId: '2', sort: 'newest' },
  { departmentTag: 'department-3', priority: 'URGENT' },
  { ticketType: 'COMPLAINT', priority: 'HIGH', sort: 'newest' },
  { assignedHandlerId: '103', sort: 'newest' },
  { showroomLocation: '2', sort: 'newest' },
  { dateFrom: '2026-06-01', dateTo: '2026-08-31' },
  { rating: '1', sort: 'newest' },
  { ticketNumber: 'TK-2026-417' },
  { customerName: 'Fatuma Hassan' },
  { customerEmail: 'bench204@kaido' },
  { customerEmail: 'stranger417@mail' },
  { sort: 'oldest' },
  { sort: 'updated' },
  { ...RUNNING, sort: 'priority' },
]

const WORDS = [
  'TK-2026-417',
  'Okello 77',
  'bench204@kaido',
  'KD-000417',
  'Bill of lading',
  'refund of kampala',
  'stranger 417',
  'Minsk',
]

/** Every list of tickets, and one ticket with its thread. */
export function listsOf(payload: Payload, tickets: number): List[] {
  const db = payload.db.drizzle
  const customers = customersOf(tickets)
  const customer = (turn: number): number => 1_001 + (turn % 3 === 0 ? turn % 20 : (turn * 7_919) % customers)
  const list = (given: Record<string, string>, turn: number, countTo?: number) => {
    const filter = ticketsFilter.parse({ ...given, page: pageOf(turn) })
    const reader = { userId: 103, timezone: ZONE, showrooms: scopeOf(turn) }
    return listTickets(db, filter, reader, new Date(), countTo)
  }
  const someTicket = (turn: number): number => 1 + ((turn * 7_919) % tickets)
  const longThread = 1_000 * Math.max(1, Math.floor(tickets / 2_000))
  return [
    // The screens stop counting, the calls count to the end.
    { name: 'the queue', read: (turn) => list(inTurn(QUEUE, turn), turn, COUNTED) },
    { name: 'the queue by call', read: (turn) => list(inTurn(QUEUE, turn), turn) },
    { name: 'tickets by filters', read: (turn) => list(inTurn(FILTERS, turn), turn, COUNTED) },
    { name: 'tickets by words', read: (turn) => list({ words: inTurn(WORDS, turn) }, 0, COUNTED) },
    {
      name: 'the search across the back office',
      read: async (turn) => ({
        rows: await findTickets(payload, inTurn(WORDS, turn), { id: 103, showrooms: scopeOf(turn) }, 5),
      }),
    },
    {
      name: "a customer's tickets",
      read: (turn) => listOwnTickets(db, customer(turn), ownTicketsQuery.parse({})),
    },
    {
      name: 'a ticket with its thread, files and history',
      read: async (turn) => {
        const id = turn % 5 === 4 ? longThread : someTicket(turn)
        const ticket = await getTicket(db, id)
        const thread = await listResponses(db, id, turn % 2 === 0 ? 'staff' : 'customer')
        const [files, history] = [await listOwnFiles(db, [id]), await listTicketHistory(db, id)]
        return { rows: ticket ? [ticket, ...thread, ...files, ...history] : [] }
      },
    },
    {
      name: 'the badge and the work on the dashboard',
      read: async (turn) => {
        const viewer = { id: 103, showrooms: scopeOf(turn), seesCustomers: true }
        const waiting = sql`FROM (${ticketWork.waiting(viewer)} LIMIT 100) w`
        const counted = await count(db, waiting)
        return { rows: [counted, ...(await ticketWork.oldest(payload, viewer, 5))] }
      },
    },
  ]
}
