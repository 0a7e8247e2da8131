import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteGoneTicketFiles } from '@/modules/support/tickets/operations/delete-gone-ticket-files'
import { eraseTickets } from '@/modules/support/tickets/operations/erase-tickets'
import { ticketWork } from '@/modules/support/tickets/queries/list-ticket-work'
import { listTicketsWithTextsOfPerson } from '@/modules/support/tickets/queries/list-tickets-with-texts-of-person'
import { count } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { call } from '../../api/client'
import {
  answer,
  as,
  at,
  filesOf,
  historyOf,
  newDepartment,
  newTicket,
  responsesOf,
  rowOf,
  rowsOf,
  sendTicket,
  setStatus,
  upload,
  withTickets,
} from './tickets-kit'

withTickets()
beforeAll(() => newDepartment('general'))

const viewer = (who: 'operator' | 'admin') => ({
  id: at.people[who].id,
  showrooms: 'all' as const,
  seesCustomers: true,
})
const waitingFor = async (who: 'operator' | 'admin'): Promise<number[]> => {
  const rows = await ticketWork.oldest(at.payload, viewer(who), 100)
  const counted = await count(at.payload, sql`FROM (${ticketWork.waiting(viewer(who))}) w`)
  expect(counted).toBe(rows.length)
  return rows.map(({ id }) => Number(id))
}

describe('work for staff', () => {
  it('is what awaits an answer and is theirs or nobody’s, and whatever is due', async () => {
    await rowsOf(sql`DELETE FROM support_tickets`)
    const { admin, operator } = at.people
    const [open, mine, others, answered, late, held] = [
      await newTicket(),
      await newTicket(),
      await newTicket(),
      await newTicket(),
      await newTicket(),
      await newTicket(),
    ]
    await as('admin', 'PATCH', `/tickets/${mine}/assign`, { handlerId: operator.id })
    await as('admin', 'PATCH', `/tickets/${others}/assign`, { handlerId: admin.id })
    await answer('operator', answered)
    await as('admin', 'PATCH', `/tickets/${late}/assign`, { handlerId: admin.id })
    await rowsOf(sql`UPDATE support_tickets SET due_at = now() - interval '1 minute' WHERE id = ${late}`)
    await setStatus(held, 'ON_HOLD', 'Why')
    expect(await waitingFor('operator')).toEqual([late, open, mine])
    expect(await waitingFor('admin')).toEqual([late, open, others])
    const [first, second] = await ticketWork.oldest(at.payload, viewer('operator'), 2)
    expect(first).toMatchObject({
      title: `TK-${new Date().getUTCFullYear()}-${late}, Where is my bill of lading?`,
      who: at.people.customer.id,
      what: 'Overdue',
      href: `/admin/support-management/tickets/${late}`,
    })
    expect(second?.what).toBe('Nobody handles it')
  })
})

describe('the search across the back office', () => {
  it('finds tickets by number, words and customer, of the viewer’s showrooms', async () => {
    const id = await newTicket({ subject: 'Zeppelin insurance', showroomLocation: 'Kaido Tokyo' }, 'dealer')
    const found = async (who: 'operator' | 'admin', q: string): Promise<string> =>
      JSON.stringify((await call('GET', `/jump?q=${encodeURIComponent(q)}`, { token: at.tokens[who] })).body)
    const href = `/admin/support-management/tickets/${id}"`
    for (const q of [`TK-2020-${id}`, 'zeppelin', 'insurance zepp', 'dealer@people'])
      expect(await found('admin', q), q).toContain(href)
    await at.payload.update({
      collection: 'users',
      id: at.people.operator.id,
      data: { allShowrooms: false, assignedShowrooms: [at.catalogue.mombasa] },
      overrideAccess: true,
    })
    for (const q of [`TK-2020-${id}`, 'zeppelin', 'dealer@people'])
      expect(await found('operator', q), q).not.toContain(href)
  })
})

describe('a person’s own data', () => {
  it('contains their tickets with what was written, and no notes among staff', async () => {
    const attachments = [{ filePath: await upload('dealer') }]
    const { body } = await sendTicket('dealer', { attachments })
    await answer('admin', body.data.id, { message: 'An answer' })
    await answer('admin', body.data.id, { message: 'A note', isInternal: true })
    const own = await listTicketsWithTextsOfPerson(at.payload.db.drizzle, at.people.dealer.id)
    expect(own[0]).toMatchObject({
      number: body.data.ticketNumber,
      description: 'The vessel sailed on Monday.',
      messages: [{ message: 'An answer', isMine: false }],
      files: ['receipt.pdf'],
    })
    expect(own[0]?.messages).toHaveLength(1)
  })

  it('is erased from tickets with every text and file, and open tickets are closed', async () => {
    const attachments = [{ filePath: await upload('otherCustomer') }]
    const { body } = await sendTicket('otherCustomer', { attachments })
    const { id } = body.data
    const kept = await newTicket()
    await answer('admin', id)
    await setStatus(id, 'ON_HOLD', 'About the customer', 'admin')
    const [file] = await filesOf(id)
    await at.payload.db.drizzle.transaction((tx) => eraseTickets(tx, [at.people.otherCustomer.id]))
    expect(await rowOf(id)).toMatchObject({
      subject: 'Erased',
      description: 'Erased',
      status: 'CLOSED',
      due_at: null,
      awaiting_since: null,
      first_responded_at: expect.anything(),
    })
    expect([await responsesOf(id), await filesOf(id)]).toEqual([[], []])
    expect(JSON.stringify(await historyOf(id))).not.toContain('About the customer')
    expect((await historyOf(id)).at(-1)?.slice(0, 3)).toEqual(['status', 'ON_HOLD', 'CLOSED'])
    expect(await rowOf(kept)).toMatchObject({ status: 'OPEN', subject: 'Where is my bill of lading?' })
    expect(await deleteGoneTicketFiles(at.payload)).toBeGreaterThan(0)
    expect(await storage().get(String(file?.file_path))).toBeNull()
    expect(await rowsOf(sql`SELECT path FROM ticket_files_gone`)).toEqual([])
  })
})

it('a showroom that a ticket names cannot be deleted', async () => {
  await newTicket({ showroomLocation: 'Kaido Tokyo' })
  const refused = await call('DELETE', `/showroom-offices/${at.catalogue.tokyo}`, { token: at.tokens.admin })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('ticket')])
})
