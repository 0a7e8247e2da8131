import type { Payload } from 'payload'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { listInquiries, listOwnInquiries } from '@/modules/sales/inquiries/queries/list-inquiries'
import { inquiriesFilter } from '@/modules/sales/inquiries/schemas/inquiries'
import { getOrderDetail } from '@/modules/sales/orders/queries/get-order-detail'
import { listOrders, listOwnOrders } from '@/modules/sales/orders/queries/list-orders'
import { listPurchasesOf } from '@/modules/sales/orders/queries/list-purchases'
import { ordersQuery } from '@/modules/sales/orders/schemas/orders'
import { findQuotes } from '@/modules/sales/quotes/queries/find-quotes'
import { getQuote } from '@/modules/sales/quotes/queries/get-quote'
import { listNegotiationRounds } from '@/modules/sales/quotes/queries/list-negotiation-rounds'
import { listQuoteNotes } from '@/modules/sales/quotes/queries/list-quote-notes'
import { listOwnQuotes, listQuotes } from '@/modules/sales/quotes/queries/list-quotes'
import { ownQuotesQuery, quotesQuery } from '@/modules/sales/quotes/schemas/quotes-query'
import { COUNTED } from '@/ui/back-office/list/words'
import type { Amounts } from './load'

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

const STAFF_FILTERS: readonly Record<string, string>[] = [
  {},
  { turn: 'staff', sort: 'waiting' },
  { status: 'QUOTED' },
  { status: 'EXPIRED' },
  { turn: 'customer' },
  { sort: 'waiting' },
  { requestedFrom: '2026-06-01', requestedTo: '2026-08-31' },
  { showroom: '2' },
  { status: 'NEGOTIATING', sort: 'waiting' },
]

const STAFF_WORDS: readonly Record<string, string>[] = [
  { keyword: 'Okello 77' },
  { keyword: 'KD-000123' },
  { keyword: 'QT-2026-417' },
  { customerName: 'Fatuma Hassan' },
  { keyword: 'bench204@kaido' },
  { keyword: 'Corolla' },
  { keyword: 'Toyota' },
]

const CUSTOMER_WORDS = ['Okello 77', 'hassan fatuma', 'bench204@kaido', 'wanjiru']

const ORDER_FILTERS: readonly Record<string, string>[] = [
  {},
  { waiting: 'staff' },
  { status: 'IN_PROGRESS' },
  { status: 'ORDER_COMPLETED' },
  { waiting: 'overdue' },
  { orderDateFrom: '2026-06-01', orderDateTo: '2026-08-31' },
  { isOrderOnDemand: 'false' },
  { isOrderOnDemand: 'true' },
]

const ORDER_WORDS: readonly Record<string, string>[] = [
  { keyword: 'Okello 77' },
  { keyword: 'KD-000123' },
  { keyword: 'OR-2026-417' },
  { customerName: 'Fatuma Hassan' },
  { keyword: 'Corolla' },
  { keyword: 'Toyota' },
]

const INQUIRY_FILTERS: readonly Record<string, string>[] = [
  {},
  { status: 'PENDING' },
  { status: 'REPLIED' },
  { steering: 'RHD', country: 'Kenya' },
  { inquiryDateFrom: '2026-06-01', inquiryDateTo: '2026-08-31' },
  { yearFrom: '2016', yearTo: '2019' },
]

const INQUIRY_WORDS: readonly Record<string, string>[] = [
  { keyword: 'Okello 77' },
  { customerName: 'Fatuma Hassan' },
  { manufacturer: 'Toyota', model: 'Model 12' },
  { keyword: 'IQ-417' },
]

/** Every list of sales. */
export async function listsOf(payload: Payload, amounts: Amounts): Promise<List[]> {
  const { customers } = amounts
  const db = payload.db.drizzle
  // The first customers are dealers with hundreds of quotes; most people have a few.
  const customer = (turn: number): number => 1_001 + (turn % 3 === 0 ? turn % 20 : (turn * 7_919) % customers)
  const quotes = (given: Record<string, string>, turn: number, countTo?: number) =>
    listQuotes(db, quotesQuery.parse({ ...given, page: pageOf(turn) }), scopeOf(turn), ZONE, countTo)
  const standard = (given: Record<string, string>) => ({ ...given, isOrderOnDemand: 'false' })
  const onDemand = (given: Record<string, string>) => ({ ...given, isOrderOnDemand: 'true' })
  const orders = (turn: number, given: Record<string, string>) =>
    listOrders(db, ordersQuery.parse({ ...given, page: pageOf(turn) }), scopeOf(turn), ZONE, COUNTED)
  const inquiries = (turn: number, given: Record<string, string>) =>
    listInquiries(db, inquiriesFilter.parse({ ...given, page: pageOf(turn) }), scopeOf(turn))
  const typedCustomer = (turn: number) =>
    findQuotes(payload, inTurn(CUSTOMER_WORDS, turn), { id: 1, showrooms: scopeOf(turn) }, 5)
  return [
    // The screens stop counting, the calls count to the end.
    {
      name: 'standard quotes',
      read: (turn) => quotes(standard(inTurn(STAFF_FILTERS, turn)), turn, COUNTED),
    },
    {
      name: 'standard quotes by words',
      read: (turn) => quotes(standard(inTurn(STAFF_WORDS, turn)), 0, COUNTED),
    },
    {
      name: 'quotes on demand',
      read: (turn) => quotes(onDemand(inTurn(STAFF_FILTERS, turn)), turn, COUNTED),
    },
    {
      name: 'quotes on demand by words',
      read: (turn) => quotes(onDemand(inTurn(STAFF_WORDS, turn)), 0, COUNTED),
    },
    { name: 'quotes by call', read: (turn) => quotes(inTurn(STAFF_FILTERS, turn), turn) },
    {
      name: "a customer's quotes",
      read: (turn) => {
        const given = inTurn<Record<string, string>>(
          [{}, { stage: 'requested' }, { stage: 'received' }, { status: 'QUOTED' }],
          turn,
        )
        return listOwnQuotes(db, customer(turn), ownQuotesQuery.parse(given))
      },
    },
    { name: 'orders', read: (turn) => orders(turn, inTurn(ORDER_FILTERS, turn)) },
    { name: 'orders by words', read: (turn) => orders(0, inTurn(ORDER_WORDS, turn)) },
    {
      name: "a customer's orders",
      read: (turn) => {
        const state = inTurn([undefined, 'in-progress', 'completed'] as const, turn)
        return listOwnOrders(db, customer(turn), { state, page: 1, limit: 10 })
      },
    },
    {
      name: 'my purchases',
      read: async (turn) => ({ rows: await listPurchasesOf(db, customer(turn), new Date()) }),
    },
    {
      name: 'an order with its parts',
      read: async (turn) => {
        const order = await getOrderDetail(db, 1 + ((turn * 7_919) % amounts.orders), 'staff')
        return { rows: order?.notes ?? [] }
      },
    },
    {
      name: 'a quote with its rounds and messages',
      read: async (turn) => {
        const id = 2 + 4 * ((turn * 7_919) % amounts.orders)
        const [quote, rounds, notes] = [
          await getQuote(db, id),
          await listNegotiationRounds(db, id),
          await listQuoteNotes(db, id, true),
        ]
        return { rows: quote ? [...rounds, ...notes] : [] }
      },
    },
    { name: 'quotes of a typed customer', read: async (turn) => ({ rows: await typedCustomer(turn) }) },
    { name: 'inquiries', read: (turn) => inquiries(turn, inTurn(INQUIRY_FILTERS, turn)) },
    { name: 'inquiries by words', read: (turn) => inquiries(0, inTurn(INQUIRY_WORDS, turn)) },
    {
      name: "a customer's inquiries",
      read: (turn) => listOwnInquiries(db, customer(turn), inquiriesFilter.parse({})),
    },
  ]
}
