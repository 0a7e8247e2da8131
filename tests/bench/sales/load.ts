import type { Payload } from 'payload'
import { withClient } from '../../../scripts/lib/database.mjs'
import { baseCars } from '../search/base-cars'
import { loadCatalogue } from '../search/load'
import {
  CUSTOMERS,
  CUSTOMIZATIONS,
  DOCUMENTS,
  INQUIRIES,
  NOTES,
  ORDER_HISTORY,
  ORDERS,
  PAYMENTS,
  QUOTES,
} from './rows'

/** How many rows of each there are. */
export type Amounts = {
  vehicles: number
  customers: number
  quotes: number
  orders: number
  payments: number
  inquiries: number
}

/** What so many quotes come with: those still open have a vehicle each, and every fourth became an order. */
export function amountsOf(quotes: number): Amounts {
  const orders = Math.floor(quotes / 4)
  const vehicles = Math.ceil(quotes * 0.15)
  return {
    vehicles,
    customers: Math.ceil(quotes / 10),
    quotes,
    orders,
    payments: orders * 3,
    inquiries: orders,
  }
}

type LoadOptions = {
  payload: Payload
  adminUrl: string
  amounts: Amounts
  print: (text: string) => void
}

const TABLES = [
  'users',
  'quotes',
  'quote_customizations',
  'orders',
  'payments',
  'order_history',
  'order_documents',
  'sales_notes',
  'vehicle_inquiries',
]

/** Fills an empty, migrated database: a catalogue, customers, and their requests within three years. */
export async function loadSales({ adminUrl, amounts, payload, print }: LoadOptions): Promise<void> {
  const { cars } = await baseCars(undefined)
  const { vehicles, customers, inquiries, orders, quotes } = amounts
  await loadCatalogue({ payload, adminUrl, vehicles, cars, print })
  print(`${vehicles} vehicles loaded`)
  await withClient(adminUrl, async (client) => {
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET jit = off`)
    await client.query(CUSTOMERS, [customers])
    await client.query(QUOTES, [quotes, vehicles, customers])
    await client.query(CUSTOMIZATIONS)
    await client.query(ORDERS, [orders])
    for (const statement of [PAYMENTS, ORDER_HISTORY, DOCUMENTS, NOTES]) await client.query(statement)
    await client.query(INQUIRIES, [inquiries, customers])
    for (const table of TABLES) {
      await client.query(`SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`)
      // As autovacuum would leave it: counts read only indexes where pages are known to be visible.
      await client.query(`VACUUM (ANALYZE) ${table}`)
    }
  })
  print(`${quotes} quotes, ${orders} orders and ${inquiries} inquiries loaded`)
}
