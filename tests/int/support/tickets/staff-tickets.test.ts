import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../../api/client'
import {
  answer,
  as,
  at,
  historyOf,
  newDepartment,
  newOrder,
  newTicket,
  responsesOf,
  rowOf,
  rowsOf,
  setStatus,
  withTickets,
} from './tickets-kit'

withTickets()

let [_general, _shipping, _archived] = [0, 0, 0]
beforeAll(async () => {
  _general = await newDepartment('general')
  _shipping = await newDepartment('shipping')
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

describe('a ticket by staff', () => {
  const written = { subject: 'Called about the invoice', description: 'Wants a copy.' }

  it('is refused about what belongs to another customer than its own', async () => {
    const about = { kind: 'order', id: (await newOrder()).id }
    for (const customerEmail of [at.people.otherCustomer.email, 'somebody@else.example']) {
      const { body, status } = await as('admin', 'POST', '/tickets', { ...written, about, customerEmail })
      expect(status, customerEmail).toBe(422)
      expect(JSON.stringify(body)).toContain('This belongs to another customer')
    }
    const customerEmail = at.people.customer.email
    expect((await as('admin', 'POST', '/tickets', { ...written, about, customerEmail })).status).toBe(201)
  })

  it('is written down for a customer, for the one of an order, or for a stranger', async () => {
    const { customer, operator } = at.people
    const forCustomer = await as('operator', 'POST', '/tickets', { ...written, customerId: customer.id })
    expect([forCustomer.status, forCustomer.body.data.customer]).toEqual([
      201,
      { id: customer.id, name: 'customer Test' },
    ])
    expect(await rowOf(forCustomer.body.data.id)).toMatchObject({
      channel: 'STAFF',
      customer_id: customer.id,
      created_by_id: operator.id,
      awaiting_since: expect.anything(),
    })
    const { id: orderId } = await newOrder()
    await rowsOf(sql`UPDATE orders SET showroom_id = ${at.catalogue.mombasa} WHERE id = ${orderId}`)
    const ofOrder = await as('operator', 'POST', '/tickets', {
      ...written,
      about: { kind: 'order', id: orderId },
    })
    expect(await rowOf(ofOrder.body.data.id)).toMatchObject({
      customer_id: customer.id,
      order_id: orderId,
      showroom_id: at.catalogue.mombasa,
    })
    const stranger = { customerName: 'Grace Njeri', customerEmail: 'grace@example.com' }
    const ofStranger = await as('operator', 'POST', '/tickets', { ...written, ...stranger })
    expect(ofStranger.body.data).toMatchObject({ ...stranger, customer: null })
    expect(await rowOf(ofStranger.body.data.id)).toMatchObject({
      customer_id: null,
      customer_name: 'Grace Njeri',
      customer_email: 'grace@example.com',
    })
  })

  it.each([
    ['nobody', {}, 'customerEmail', 'Choose a customer or enter an e-mail address'],
    ['no address', { customerEmail: 'grace' }, 'customerEmail', 'Please enter a valid e-mail address'],
    ['an account that does not exist', { customerId: 999_999 }, 'customerId', 'This customer does not exist'],
    [
      'a showroom that is not theirs',
      { customerEmail: 'g@example.com', showroomLocation: 'Kaido Tokyo' },
      'showroomLocation',
      'This showroom is not one of yours',
    ],
  ])('for %s is refused on its field', async (_, more, path, message) => {
    const { body, status } = await as('operator', 'POST', '/tickets', { ...written, ...more })
    expect([status, body.errors?.[0]]).toEqual([422, { path, message }])
  })

  it('is refused for staff as a customer, and about an order of somebody else', async () => {
    const ofStaff = await as('operator', 'POST', '/tickets', { ...written, customerId: at.people.admin.id })
    expect(ofStaff.body.errors?.[0]?.path).toBe('customerId')
    const { id } = await newOrder('otherCustomer')
    const about = { kind: 'order', id }
    const ofOther = await as('admin', 'POST', '/tickets', {
      ...written,
      about,
      customerId: at.people.customer.id,
    })
    expect(ofOther.body.errors?.[0]?.path).toBe('about')
  })
})

describe('a ticket that names a showroom', () => {
  it('exists for its staff and for nobody of another, whatever the verb', async () => {
    const id = await newTicket({ showroomLocation: 'Kaido Tokyo' })
    const none = await newTicket()
    const responseId = (await answer('admin', id)).body.data.response.id
    expect(responseId).toBeGreaterThan(0)
    for (const [method, path, body] of [
      ['GET', `/tickets/${id}`],
      ['GET', `/tickets/${id}/responses`],
      ['GET', `/tickets/${id}/status-history`],
      ['PATCH', `/tickets/${id}`, { subject: 'Mine' }],
      ['PATCH', `/tickets/${id}/status`, { status: 'RESOLVED' }],
      ['PATCH', `/tickets/${id}/assign`, { handlerId: null }],
      ['POST', `/tickets/${id}/responses`, { message: 'Mine' }],
      ['POST', `/tickets/${id}/attachments`, { filePath: 'support-tickets/1_x.pdf' }],
    ] as const)
      expect((await as('operator', method, path, body)).status, `${method} ${path}`).toBe(404)
    const seen = await idsIn('', 'operator')
    expect(seen).not.toContain(id)
    expect(seen).toContain(none)
    for (const who of ['supervisor', 'manager', 'admin'] as const)
      expect((await as(who, 'GET', `/tickets/${id}`)).status, who).toBe(200)
    const handed = await as('admin', 'PATCH', `/tickets/${id}/assign`, { handlerId: at.people.operator.id })
    expect(handed.body.errors?.[0]).toEqual({
      path: 'handlerId',
      message: 'operator Test does not work for the showroom of this ticket',
    })
  })

  it('is never moved out of one’s own showrooms', async () => {
    const id = await newTicket()
    const moved = await as('operator', 'PATCH', `/tickets/${id}`, { showroomLocation: 'Kaido Tokyo' })
    expect(moved.body.errors?.[0]?.path).toBe('showroomLocation')
    const own = await as('operator', 'PATCH', `/tickets/${id}`, { showroomLocation: 'Kaido Mombasa' })
    expect(own.body.data.showroomLocation).toBe('Kaido Mombasa')
  })
})

describe('an answer of staff', () => {
  it('is never the customer’s, starts the ticket, and ends the wait; by e-mail only if chosen', async () => {
    const id = await newTicket()
    const { body } = await answer('operator', id, { isFromCustomer: true, sendEmailNotification: true })
    expect(body.data.response).toMatchObject({
      isFromCustomer: false,
      sendEmailNotification: true,
      author: { id: at.people.operator.id, name: 'operator Test' },
    })
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'IN_PROGRESS', awaiting_since: null })
    await answer('operator', id)
    expect((await rowOf(id)).first_responded_at).toEqual(row.first_responded_at)
    expect((await responsesOf(id)).map((one) => one.send_email_notification)).toEqual([true, false])
  })

  it('may come with the next status, and a note changes nothing else', async () => {
    const id = await newTicket()
    const note = { isInternal: true, sendEmailNotification: true }
    expect((await answer('operator', id, note)).body.message).toBe('Note saved')
    expect(await rowOf(id)).toMatchObject({ status: 'OPEN', first_responded_at: null })
    expect((await rowOf(id)).awaiting_since).not.toBeNull()
    expect((await responsesOf(id))[0]).toMatchObject({ internal: true, send_email_notification: false })
    await answer('operator', id, { thenStatus: 'RESOLVED' })
    expect(await rowOf(id)).toMatchObject({ status: 'RESOLVED' })
    expect((await historyOf(id)).at(-1)).toEqual([
      'status',
      'OPEN',
      'RESOLVED',
      at.people.operator.id,
      'staff',
      'With an answer',
    ])
  })

  it('after the ticket was closed is refused, and a note is not', async () => {
    const id = await newTicket()
    await setStatus(id, 'CLOSED', 'Spam')
    expect((await answer('operator', id)).status).toBe(409)
    expect((await answer('operator', id, { isInternal: true })).status).toBe(201)
  })
})
