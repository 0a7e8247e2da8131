import { beforeAll, describe, expect, it } from 'vitest'
import { storedMatrix, TOP_ROLE_ID } from '@/kernel/permissions'
import { readTicketScreen } from '@/modules/support/tickets/admin/ticket/read-ticket-screen'
import { accepted } from '../../api/client'
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
  sendTicket,
  setStatus,
  upload,
  withTickets,
  write,
} from './tickets-kit'

withTickets()
beforeAll(() => newDepartment('general'))

const merge = (id: number, intoId: number, more: object = {}) =>
  as('operator', 'POST', `/tickets/${id}/merge`, { intoId, reason: 'Asked twice', ...more })
const ofStranger = async (customerEmail: string): Promise<number> => {
  const body = { subject: 'By phone', description: 'Wants a copy.', customerEmail }
  return (await accepted(as('operator', 'POST', '/tickets', body))).data.id
}

describe('a ticket that becomes part of another', () => {
  it('brings everything that was written, and its customer sees the other in its place', async () => {
    const attachments = [{ filePath: await upload('customer') }]
    const made = await sendTicket('customer', { description: 'Asked again', attachments })
    const from = made.body.data.id
    await write('customer', from, 'Still waiting')
    const into = await newTicket()
    await answer('operator', into, { thenStatus: 'RESOLVED' })
    const { body, status } = await merge(from, into)
    expect([status, body.data.id, body.message]).toEqual([200, into, 'Tickets merged'])
    expect(body.data.related).toMatchObject([{ relation: 'merged', id: from, status: 'CLOSED' }])
    expect(await rowOf(from)).toMatchObject({ status: 'CLOSED', merged_into_id: into, awaiting_since: null })
    expect([await responsesOf(from), await filesOf(from)]).toEqual([[], []])
    const thread = (await as('customer', 'GET', `/customer/tickets/${into}/responses`)).body.data
    expect(thread.map((one: { message: string }) => one.message)).toEqual([
      'Asked again',
      'Still waiting',
      'It is on its way.',
    ])
    expect(thread[0]).toMatchObject({ isFromCustomer: true, author: { id: at.people.customer.id } })
    expect(thread[0].attachments).toHaveLength(1)
    expect(await rowOf(into)).toMatchObject({ status: 'OPEN', resolved_at: null })
    const seen = await as('customer', 'GET', `/customer/tickets/${from}`)
    expect([seen.status, seen.body.data.id]).toEqual([200, into])
    const list = (await as('customer', 'GET', '/customer/tickets?limit=100')).body.data
    expect(list.map(({ id }: { id: number }) => id)).not.toContain(from)
    const { data } = (await write('customer', from, 'One more')).body
    expect(data).toMatchObject({ ticketId: into, followsTicketId: null })
    expect((await historyOf(from)).slice(-2).map(([kind, , to, , , reason]) => [kind, to, reason])).toEqual([
      ['status', 'CLOSED', 'Asked twice'],
      ['merge', String(into), 'Asked twice'],
    ])
    const history = (await as('operator', 'GET', `/tickets/${from}/status-history`)).body.data
    expect(history.at(-1)).toMatchObject({ kind: 'merge', to: body.data.ticketNumber })
  })

  it('is never another account’s, and of another address only after it was confirmed', async () => {
    const own = await newTicket()
    const other = await newTicket({}, 'otherCustomer')
    for (const confirmed of [undefined, { sameCustomer: true }])
      expect((await merge(other, own, { confirmed })).status).toBe(409)
    expect(await rowOf(other)).toMatchObject({ status: 'OPEN', merged_into_id: null })
    const stranger = await ofStranger('else@example.com')
    const questioned = await merge(own, stranger)
    expect([questioned.status, questioned.body.errors?.[0]?.path]).toEqual([409, 'confirmed.sameCustomer'])
    expect((await merge(own, stranger, { confirmed: { sameCustomer: true } })).status).toBe(200)
    expect(await rowOf(stranger)).toMatchObject({ customer_id: at.people.customer.id, customer_email: null })
    expect((await as('customer', 'GET', `/customer/tickets/${own}`)).body.data.id).toBe(stranger)
  })

  it('is neither itself, nor part of another already, nor joined with a closed one', async () => {
    const [first, second, closed] = [await newTicket(), await newTicket(), await newTicket()]
    await setStatus(closed, 'CLOSED', 'Spam')
    expect((await merge(first, first)).body.errors?.[0]?.path).toBe('intoId')
    expect((await merge(first, closed)).status).toBe(409)
    expect((await merge(first, 999_999)).status).toBe(404)
    expect((await merge(first, second)).status).toBe(200)
    expect((await merge(first, second)).status).toBe(409)
    expect((await merge(second, first)).status).toBe(409)
  })

  it('when two are merged into each other at once, one of them stays', async () => {
    const [first, second] = [await newTicket(), await newTicket()]
    const answers = await Promise.all([merge(first, second), merge(second, first)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('messages of a ticket', () => {
  it('become a new one that follows it, with whose turn it is in both', async () => {
    const id = await newTicket({ priority: 'HIGH' })
    await answer('operator', id)
    const attachments = [{ filePath: await upload('customer') }]
    const body = { message: 'And my other car?', attachments }
    const second = (await as('customer', 'POST', `/customer/tickets/${id}/responses`, body)).body.data
      .response
    const third = (await write('customer', id, 'The blue one')).body.data.response
    const subject = 'The other car'
    const split = await as('operator', 'POST', `/tickets/${id}/split`, {
      responseIds: [third.id, second.id],
      subject,
    })
    expect(split.status, JSON.stringify(split.body)).toBe(201)
    const made = split.body.data
    expect(made).toMatchObject({
      subject,
      description: 'And my other car?',
      priority: 'HIGH',
      status: 'OPEN',
      followsTicketId: id,
      customer: { id: at.people.customer.id },
      awaitingSince: second.createdAt,
      firstRespondedAt: null,
    })
    expect(made.attachments).toHaveLength(1)
    expect((await responsesOf(made.id)).map(({ message }) => message)).toEqual(['The blue one'])
    expect((await responsesOf(id)).map(({ message }) => message)).toEqual(['It is on its way.'])
    expect(await rowOf(id)).toMatchObject({ awaiting_since: null })
    expect((await historyOf(id)).at(-1)?.slice(0, 3)).toEqual(['split', null, String(made.id)])
  })

  it('of another ticket, or only those of staff, cannot', async () => {
    const [id, other] = [await newTicket(), await newTicket()]
    const staffs = (await answer('operator', id)).body.data.response.id
    const others = (await write('customer', other)).body.data.response.id
    for (const responseIds of [[staffs], [others], [999_999], []]) {
      const refused = await as('operator', 'POST', `/tickets/${id}/split`, { responseIds, subject: 'New' })
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'responseIds'])
    }
  })
})

describe('a link between tickets', () => {
  it('is seen from both, once, by staff alone, and can be removed', async () => {
    const [first, second] = [await newTicket(), await newTicket({}, 'otherCustomer')]
    for (const [id, ticketId] of [
      [first, second],
      [second, first],
    ] as const)
      expect((await as('operator', 'POST', `/tickets/${id}/link`, { ticketId })).status).toBe(200)
    for (const [id, other] of [
      [first, second],
      [second, first],
    ] as const)
      expect((await as('operator', 'GET', `/tickets/${id}`)).body.data.related).toMatchObject([
        { relation: 'linked', id: other },
      ])
    expect((await as('customer', 'GET', `/customer/tickets/${first}`)).body.data.related).toEqual([])
    expect((await as('operator', 'DELETE', `/tickets/${second}/link/${first}`)).body.data.related).toEqual([])
    expect((await as('operator', 'DELETE', `/tickets/${second}/link/${first}`)).status).toBe(404)
    expect((await as('operator', 'POST', `/tickets/${first}/link`, { ticketId: first })).status).toBe(422)
    expect((await historyOf(first)).slice(1).map(([kind, from, to]) => [kind, from, to])).toEqual([
      ['link', null, String(second)],
      ['link', String(second), null],
    ])
  })
})

describe('the screen of a ticket', () => {
  const screenOf = (id: number) => {
    const actor = { kind: 'staff', id: at.people.admin.id, roleId: TOP_ROLE_ID, showrooms: 'all' } as const
    return readTicketScreen(at.payload.db.drizzle, id, { ...actor, permissions: storedMatrix({}) }, 'Ada')
  }

  it('names what became part of it where that begins, once, also through others; those offer nothing', async () => {
    const first = (await sendTicket('customer', { subject: 'The spare key' })).body.data.id
    const [second, third] = [await newTicket(), await newTicket()]
    expect((await as('operator', 'POST', `/tickets/${third}/link`, { ticketId: second })).status).toBe(200)
    await merge(first, second)
    await merge(second, third)
    const screen = await screenOf(third)
    const beginnings = screen?.messages.flatMap(({ began }) => began ?? [])
    expect(beginnings).toHaveLength(2)
    expect(beginnings?.[0]).toMatch(/^The spare key \(TK-\d{4}-\d+\)$/)
    expect(screen?.related).toMatchObject([{ id: second, relation: 'merged' }])
    expect(screen?.may.update).toBe(true)
    const merged = await screenOf(second)
    expect(merged?.may.update).toBe(false)
    expect(merged?.related).toContainEqual(expect.objectContaining({ id: third, relation: 'mergedInto' }))
  })
})

describe('many tickets', () => {
  it('are changed each by itself: one that cannot be changed stops none of the others', async () => {
    const [first, closed, last] = [await newTicket(), await newTicket(), await newTicket()]
    await setStatus(closed, 'CLOSED', 'Spam')
    const ids = [first, closed, 999_999, last]
    const { body } = await as('operator', 'POST', '/tickets/bulk/status', { ids, status: 'RESOLVED' })
    expect(body.data).toEqual([
      { id: first, isDone: true, message: null },
      { id: closed, isDone: false, message: 'A ticket that is closed cannot be set to resolved.' },
      { id: 999_999, isDone: false, message: 'Ticket not found' },
      { id: last, isDone: true, message: null },
    ])
    expect(await rowOf(last)).toMatchObject({ status: 'RESOLVED' })
    const handlerId = at.people.operator.id
    const assigned = await as('operator', 'POST', '/tickets/bulk/assign', { ids: [first, last], handlerId })
    expect(assigned.body.data.map((one: { isDone: boolean }) => one.isDone)).toEqual([true, true])
    expect(await rowOf(first)).toMatchObject({ handler_id: handlerId })
    const most = Array.from({ length: 101 }, (_, n) => n + 1)
    for (const wrong of [[], most])
      expect((await as('operator', 'POST', '/tickets/bulk/assign', { ids: wrong })).status).toBe(422)
  })
})

describe('who is at a ticket', () => {
  it('is known to the others, with who is typing', async () => {
    const id = await newTicket()
    const present = (who: 'operator' | 'admin', typing = false) =>
      as(who, 'POST', `/tickets/${id}/presence`, { typing })
    expect((await present('operator', true)).body.data).toEqual([])
    expect((await present('admin')).body.data).toEqual([
      { id: at.people.operator.id, name: 'operator Test', isTyping: true },
    ])
    await present('operator')
    expect((await present('admin')).body.data).toMatchObject([{ isTyping: false }])
    expect((await as('customer', 'POST', `/tickets/${id}/presence`, {})).status).toBe(404)
  })
})
