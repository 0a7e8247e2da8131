import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { listTickets } from '@/modules/support/tickets/queries/list-tickets'
import { ticketsFilter } from '@/modules/support/tickets/schemas/tickets-query'
import { accepted } from '../../api/client'
import { as, at, newDepartment, newTicket, rowOf, rowsOf, STAFF, setStatus, withTickets } from './tickets-kit'

withTickets()

let [_general, shipping, _archived] = [0, 0, 0]
beforeAll(async () => {
  _general = await newDepartment('general')
  shipping = await newDepartment('shipping')
  _archived = await newDepartment('archived', { isArchived: true })
  // Operators work for Mombasa alone.
  await at.payload.update({
    collection: 'users',
    id: at.people.operator.id,
    data: { allShowrooms: false, assignedShowrooms: [at.catalogue.mombasa] },
    overrideAccess: true,
  })
})

const idsIn = async (query: string, who: 'operator' | 'admin' = 'admin'): Promise<number[]> =>
  (await accepted(as(who, 'GET', `/tickets?limit=100&${query}`))).data.map(({ id }: { id: number }) => id)

describe('the list of tickets', () => {
  it('is for all staff who may read, what is due first comes first, those without a time last', async () => {
    const [late, none, soon] = [await newTicket(), await newTicket(), await newTicket()]
    await rowsOf(sql`UPDATE support_tickets SET due_at = now() + interval '2 days' WHERE id = ${late}`)
    await rowsOf(sql`UPDATE support_tickets SET due_at = NULL WHERE id = ${none}`)
    await rowsOf(sql`UPDATE support_tickets SET due_at = now() - interval '1 hour' WHERE id = ${soon}`)
    for (const who of STAFF) expect((await as(who, 'GET', '/tickets')).status, who).toBe(200)
    for (const who of ['customer', null] as const)
      expect((await as(who, 'GET', '/tickets')).status).toBe(who ? 403 : 401)
    const order = (await idsIn('')).filter((id) => [late, none, soon].includes(id))
    expect(order).toEqual([soon, late, none])
    expect(await idsIn('due=breached')).toEqual([soon])
    expect((await idsIn('sort=newest'))[0]).toBe(soon)
  })

  it('finds a ticket by every filter of the specification', async () => {
    const { customer, operator } = at.people
    const id = await newTicket(
      {
        subject: 'Zanzibar crossing',
        priority: 'LOW',
        ticketType: 'SHIPPING',
        departmentTag: 'shipping',
        showroomLocation: 'Kaido Mombasa',
      },
      'dealer',
    )
    await as('operator', 'PATCH', `/tickets/${id}/assign`, { handlerId: operator.id })
    await setStatus(id, 'RESOLVED')
    await as('dealer', 'POST', `/customer/tickets/${id}/rate`, { rating: 2 })
    const other = await newTicket()
    await setStatus(other, 'ON_HOLD', 'Why')
    const { created_at } = await rowOf(id)
    const day = new Date(String(created_at)).toISOString().slice(0, 10)
    const number = `TK-${day.slice(0, 4)}-${id}`
    const filters = {
      ticketNumber: number,
      departmentId: shipping,
      status: 'RESOLVED',
      priority: 'LOW',
      ticketType: 'SHIPPING',
      departmentTag: 'shipping',
      customerName: 'dealer test',
      customerEmail: 'dealer@people',
      showroomLocation: 'mombasa',
      assignedHandlerId: operator.id,
      dateFrom: day,
      dateTo: day,
      rating: 2,
      words: 'zanzibar',
    }
    for (const [name, value] of Object.entries(filters)) {
      const found = await idsIn(`${name}=${encodeURIComponent(String(value))}`)
      expect(found, name).toContain(id)
      const differs = !['dateFrom', 'dateTo'].includes(name)
      if (differs) expect(found, name).not.toContain(other)
    }
    expect(await idsIn(`words=${number}`)).toEqual([id])
    expect(await idsIn('words=dealer')).toContain(id)
    expect(await idsIn('assignedHandlerId=none')).toContain(other)
    expect(await idsIn('assignedHandlerId=me', 'operator')).toContain(id)
    expect(await idsIn('status=RESOLVED,ON_HOLD')).toEqual(expect.arrayContaining([id, other]))
    const past = new Date(Date.parse(day) - 86_400_000).toISOString()
    expect(await idsIn(`dateTo=${past}`)).not.toContain(id)
    expect(await idsIn(`dateFrom=${past}`)).toContain(id)
    expect(await idsIn(`customerEmail=${customer.email}`)).not.toContain(id)
    for (const wrong of [
      'status=DONE',
      'assignedHandlerId=x',
      'dateFrom=soon',
      `dateFrom=${day}&dateTo=2020-01-01`,
    ])
      expect((await as('admin', 'GET', `/tickets?${wrong}`)).status, wrong).toBe(422)
  })

  it('counts frequent words as exactly as rare ones, whatever else is filtered', async () => {
    const [first, mine] = [await newTicket({ subject: 'Marzipan' }), await newTicket({ subject: 'Marzipan' })]
    await rowsOf(sql`INSERT INTO support_tickets (subject, description, priority, type, status, channel,
        department_id, customer_id, status_at, resolution_due_at, created_at, updated_at, due_at)
      SELECT subject, description, priority, type, status, channel, department_id, customer_id, status_at,
        resolution_due_at, created_at, updated_at, due_at + n * interval '1 minute'
      FROM support_tickets, generate_series(1, 2100) n WHERE id = ${first}`)
    await rowsOf(
      sql`UPDATE support_tickets SET subject = 'MARZIPÁN cake', priority = 'URGENT' WHERE id = ${mine}`,
    )
    const count = async (query: string) =>
      (await accepted(as('admin', 'GET', `/tickets?limit=1&words=marzipan&${query}`))).total
    expect([await count(''), await count('priority=URGENT'), await count('page=2')]).toEqual([2102, 1, 2102])
    const reader = { userId: 0, timezone: 'UTC', showrooms: 'all' } as const
    const upTo = async (given: object) =>
      (
        await listTickets(
          at.payload.db.drizzle,
          ticketsFilter.parse({ words: 'marzipan', limit: '1', ...given }),
          reader,
          new Date(),
          1_000,
        )
      ).total
    expect([await upTo({}), await upTo({ priority: 'URGENT' })]).toEqual([1001, 1])
    expect(await idsIn('words=marzipan cake')).toEqual([mine])
    await rowsOf(sql`DELETE FROM support_tickets WHERE subject ILIKE 'marzip%'`)
    expect(await rowsOf(sql`SELECT FROM ticket_search WHERE words LIKE '%marzip%'`)).toEqual([])
  })
})
