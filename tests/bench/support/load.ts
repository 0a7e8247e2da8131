import type { Payload } from 'payload'
import { withClient } from '../../../scripts/lib/database.mjs'
import { CUSTOMERS } from '../sales/rows'
import { baseCars } from '../search/base-cars'
import { loadCatalogue } from '../search/load'
import { AGENTS, ATTACHMENTS, DEPARTMENTS, HISTORY, RESPONSES, TICKETS } from './rows'

type LoadOptions = {
  payload: Payload
  /** The same database as the superuser: triggers and foreign keys are off while the rows come in. */
  adminUrl: string
  tickets: number
  print: (text: string) => void
}

const TABLES = ['users', 'support_departments', 'support_tickets', 'ticket_responses', 'ticket_attachments']

/** One customer for ten tickets. */
export const customersOf = (tickets: number): number => Math.ceil(tickets / 10)

/** Fills an empty, migrated database: a small catalogue, customers, and their tickets within three years. */
export async function loadSupport({ adminUrl, payload, print, tickets }: LoadOptions): Promise<void> {
  const { cars } = await baseCars(undefined)
  await loadCatalogue({ payload, adminUrl, vehicles: 100, cars, print })
  const customers = customersOf(tickets)
  await withClient(adminUrl, async (client) => {
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET jit = off`)
    await client.query(CUSTOMERS, [customers])
    for (const statement of [DEPARTMENTS, AGENTS]) await client.query(statement)
    await client.query(TICKETS, [tickets, customers])
    // Numbers and what tickets are found by come from triggers, which are off here.
    await client.query(`UPDATE support_tickets SET ticket_number =
      'TK-' || extract(year FROM created_at AT TIME ZONE 'UTC') || '-' || id`)
    await client.query(`INSERT INTO ticket_search (ticket_id, words)
      SELECT t.id, ticket_search_words(t) FROM support_tickets t ORDER BY t.id`)
    for (const statement of [RESPONSES, HISTORY, ATTACHMENTS]) await client.query(statement)
    for (const table of TABLES)
      await client.query(`SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`)
    // As autovacuum would leave it: counts read only indexes where pages are known to be visible.
    for (const table of [...TABLES, 'ticket_history', 'ticket_search'])
      await client.query(`VACUUM (ANALYZE) ${table}`)
  })
  print(`${tickets} tickets of ${customers} customers loaded`)
}
