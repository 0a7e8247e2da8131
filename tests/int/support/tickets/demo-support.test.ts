import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { seedPeople } from '../../../../scripts/seed/people'
import { seedSupport } from '../../../../scripts/seed/support'
import { at, rowsOf, withTickets } from './tickets-kit'

withTickets()

test('a first start has tickets at every stage, each with its history in its time', async () => {
  await seedPeople(at.payload, [at.catalogue.mombasa])
  await seedSupport(at.payload)
  const rows = await rowsOf(sql`SELECT status, count(*)::int AS n FROM support_tickets GROUP BY 1 ORDER BY 1`)
  expect(rows.map(({ n, status }) => [status, n])).toEqual([
    ['OPEN', 2],
    ['WAITING_ON_CUSTOMER', 1],
    ['ON_HOLD', 1],
    ['RESOLVED', 1],
  ])
  const disordered = await rowsOf(sql`SELECT h.id FROM ticket_history h JOIN ticket_history g
    ON g.ticket_id = h.ticket_id AND g.id > h.id AND g.at < h.at`)
  expect(disordered).toEqual([])
  expect(await rowsOf(sql`SELECT id FROM support_departments`)).toHaveLength(2)
})
