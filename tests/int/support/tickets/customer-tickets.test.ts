import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  answer,
  as,
  at,
  historyOf,
  newDepartment,
  newOrder,
  newTicket,
  newVehicle,
  responsesOf,
  rowOf,
  rowsOf,
  STAFF,
  sendTicket,
  setStatus,
  withTickets,
  write,
} from './tickets-kit'

withTickets()

let [general, shipping] = [0, 0]
beforeAll(async () => {
  general = await newDepartment('general')
  shipping = await newDepartment('shipping')
})

describe('creating a ticket', () => {
  it('is for customers and dealers, and for nobody else', async () => {
    const { body, status } = await sendTicket(null)
    expect([status, body.message]).toEqual([401, 'User not authenticated'])
    for (const who of STAFF) expect((await sendTicket(who)).status, who).toBe(403)
    for (const who of ['customer', 'dealer'] as const) expect((await sendTicket(who)).status, who).toBe(201)
  })

  it('stores it as open, awaited since now, with its number, in the department made first', async () => {
    const id = await newTicket({ priority: 'HIGH', ticketType: 'DOCUMENTS' })
    const year = new Date().getUTCFullYear()
    const row = await rowOf(id)
    expect(row).toMatchObject({
      ticket_number: `TK-${year}-${id}`,
      subject: 'Where is my bill of lading?',
      description: 'The vessel sailed on Monday.',
      priority: 'HIGH',
      type: 'DOCUMENTS',
      status: 'OPEN',
      channel: 'WEB',
      department_id: general,
      handler_id: null,
      customer_id: at.people.customer.id,
      customer_name: null,
      created_by_id: at.people.customer.id,
      first_responded_at: null,
    })
    expect(row.awaiting_since).toEqual(row.created_at)
    expect(row.last_customer_at).toEqual(row.created_at)
    expect(await historyOf(id)).toEqual([['status', null, 'OPEN', at.people.customer.id, 'customer', null]])
  })

  it('takes who it is from from the session, whatever the body contains', async () => {
    const { dealer } = at.people
    const others = { customerEmail: dealer.email, customerName: 'Somebody', createdById: dealer.id }
    const { body } = await sendTicket('customer', { ...others, updatedById: dealer.id })
    expect(body.data).toMatchObject({
      customerEmail: at.people.customer.email,
      customerName: 'customer Test',
    })
    expect(await rowOf(body.data.id)).toMatchObject({
      customer_id: at.people.customer.id,
      created_by_id: at.people.customer.id,
      updated_by_id: at.people.customer.id,
    })
    const list = await as('customer', 'GET', `/customer/tickets?customerEmail=${dealer.email}&limit=100`)
    const emails = new Set(list.body.data.map((one: { customerEmail: string }) => one.customerEmail))
    expect([...emails]).toEqual([at.people.customer.email])
  })

  it('takes a department by its tag and a showroom by its name or id', async () => {
    const { mombasa, tokyo } = at.catalogue
    const named = await newTicket({ departmentTag: 'Shipping', showroomLocation: 'kaido mombasa' })
    expect(await rowOf(named)).toMatchObject({ department_id: shipping, showroom_id: mombasa })
    const byId = await newTicket({ showroomLocation: String(tokyo) })
    expect(await rowOf(byId)).toMatchObject({ showroom_id: tokyo })
  })

  it.each([
    ['no subject', { subject: ' ' }, 'subject', 'Subject is required'],
    ['no description', { description: '' }, 'description', 'Your question is required'],
    ['a long subject', { subject: 'x'.repeat(201) }, 'subject', 'Subject must be 200 characters or less'],
    [
      'a priority that is none',
      { priority: 'ASAP' },
      'priority',
      'Priority must be one of LOW, NORMAL, HIGH, URGENT',
    ],
    ['an unknown department', { departmentTag: 'moon' }, 'departmentTag', 'This department does not exist'],
    ['an unknown showroom', { showroomLocation: 'Moon' }, 'showroomLocation', 'This showroom does not exist'],
    ['a status of its own', { status: 'CLOSED' }, 'status', "Unknown field 'status'"],
    [
      'a file that was not uploaded',
      { attachments: [{ filePath: 'support-tickets/1_x.pdf' }] },
      'attachments.0.filePath',
      'This file was not uploaded',
    ],
  ])('with %s is refused on its field', async (_, wrong, path, message) => {
    const { body, status } = await sendTicket('customer', wrong)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })

  it('is about an order of theirs, in its showroom, and never about another’s', async () => {
    const order = await newOrder()
    await rowsOf(sql`UPDATE orders SET showroom_id = ${at.catalogue.tokyo} WHERE id = ${order.id}`)
    const { body } = await sendTicket('customer', { about: { kind: 'order', id: order.id } })
    expect(body.data.about).toMatchObject({
      kind: 'order',
      id: order.id,
      href: `/dashboard/orders/${order.id}`,
    })
    expect(body.data.about.title).toMatch(new RegExp(`^OR-\\d{4}-${order.id}, Toyota`))
    expect(await rowOf(body.data.id)).toMatchObject({ order_id: order.id, showroom_id: at.catalogue.tokyo })
    for (const about of [
      { kind: 'order', id: (await newOrder('otherCustomer')).id },
      { kind: 'quote', id: (await newOrder('otherCustomer')).quote },
      { kind: 'order', id: 999_999 },
      { kind: 'vehicle', id: await newVehicle({ status: 'DRAFT' }) },
      { kind: 'proforma', id: 999_999 },
    ]) {
      const refused = await sendTicket('customer', { about })
      expect([refused.status, refused.body.errors?.[0]?.path], about.kind).toEqual([422, 'about'])
    }
    const vehicle = await newVehicle({ status: 'PUBLISHED' })
    const ofStock = await sendTicket('customer', { about: { kind: 'vehicle', id: vehicle } })
    expect(ofStock.body.data.about).toMatchObject({ kind: 'vehicle', href: `/vehicles/${vehicle}` })
    const ofQuote = await sendTicket('customer', { about: { kind: 'quote', id: order.quote } })
    expect(ofQuote.body.data.about.href).toBe(`/dashboard/quotes/${order.quote}`)
  })

  it('again under one key is the same ticket, even at once', async () => {
    const subject = 'Sent once'
    const answers = await Promise.all([1, 2, 3].map(() => sendTicket('customer', { subject }, 'one-key')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await rowsOf(sql`SELECT id FROM support_tickets WHERE subject = ${subject}`)).toHaveLength(1)
    expect((await sendTicket('customer', { subject: 'Another' }, 'one-key')).status).toBe(409)
  })

  it('is limited to 20 an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await sendTicket('dealer')).status).toBe(201)
    expect((await sendTicket('dealer')).status).toBe(429)
  })
})

describe('a ticket', () => {
  it('of another customer does not exist for any verb', async () => {
    const id = await newTicket()
    const responseId = (await write('customer', id)).body.data.response.id
    const file = { filePath: 'support-tickets/1_x.pdf' }
    for (const [method, path, body] of [
      ['GET', `/customer/tickets/${id}`],
      ['GET', `/customer/tickets/${id}/responses`],
      ['POST', `/customer/tickets/${id}/responses`, { message: 'Mine' }],
      ['PATCH', `/customer/tickets/${id}/close`],
      ['POST', `/customer/tickets/${id}/rate`, { rating: 1 }],
      ['POST', `/customer/tickets/${id}/attachments`, file],
      ['POST', `/customer/tickets/responses/${responseId}/attachments`, file],
      ['GET', `/tickets/${id}`],
      ['PATCH', `/tickets/${id}`, { subject: 'Mine' }],
      ['DELETE', `/tickets/${id}`],
    ] as const)
      expect((await as('otherCustomer', method, path, body)).status, `${method} ${path}`).toBe(404)
    const guest = await as(null, 'GET', `/customer/tickets/${id}`)
    expect([guest.status, guest.body.message]).toEqual([401, 'User not authenticated'])
    expect(await responsesOf(id)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'OPEN', subject: 'Where is my bill of lading?' })
    const list = await as('otherCustomer', 'GET', '/customer/tickets?limit=100')
    expect(list.body.data.map((one: { id: number }) => one.id)).not.toContain(id)
  })

  it('is shown to its customer without the names of staff and without their notes', async () => {
    const id = await newTicket()
    const { operator } = at.people
    await as('operator', 'PATCH', `/tickets/${id}/assign`, { handlerId: operator.id })
    await answer('operator', id, { message: 'A note', isInternal: true })
    await answer('operator', id, { message: 'An answer' })
    const { data } = (await as('customer', 'GET', `/customer/tickets/${id}`)).body
    expect(data).toMatchObject({
      assignedHandlerId: null,
      assignedHandler: null,
      customer: null,
      updatedById: null,
    })
    const thread = (await as('customer', 'GET', `/customer/tickets/${id}/responses`)).body.data
    expect(thread).toHaveLength(1)
    expect(thread[0]).toMatchObject({
      message: 'An answer',
      isFromCustomer: false,
      author: null,
      authorName: null,
    })
    expect(JSON.stringify([data, thread])).not.toContain('operator')
  })
})

describe('what a customer writes', () => {
  it('is theirs whatever the body contains, opens the ticket, and awaits an answer since the first message', async () => {
    const id = await newTicket()
    await answer('operator', id)
    await setStatus(id, 'WAITING_ON_CUSTOMER')
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING_ON_CUSTOMER', awaiting_since: null })
    const body = { message: 'Here it is', isFromCustomer: false, sendEmailNotification: true }
    expect((await as('customer', 'POST', `/customer/tickets/${id}/responses`, body)).status).toBe(201)
    const first = await rowOf(id)
    expect(first.status).toBe('OPEN')
    expect(first.awaiting_since).toEqual(first.last_customer_at)
    const rows = await responsesOf(id)
    expect(rows[1]).toMatchObject({
      message: 'Here it is',
      from_customer: true,
      internal: false,
      send_email_notification: false,
      author_id: at.people.customer.id,
      channel: 'WEB',
    })
    await write('customer', id, 'And this')
    const second = await rowOf(id)
    expect(second.awaiting_since).toEqual(first.awaiting_since)
    expect(Date.parse(String(second.last_customer_at))).toBeGreaterThan(
      Date.parse(String(first.last_customer_at)),
    )
    expect((await historyOf(id)).map(([, from, to]) => [from, to])).toEqual([
      [null, 'OPEN'],
      ['OPEN', 'IN_PROGRESS'],
      ['IN_PROGRESS', 'WAITING_ON_CUSTOMER'],
      ['WAITING_ON_CUSTOMER', 'OPEN'],
    ])
  })

  it('reopens a resolved ticket', async () => {
    const id = await newTicket()
    await setStatus(id, 'RESOLVED')
    expect((await rowOf(id)).resolved_at).not.toBeNull()
    await write('customer', id)
    expect(await rowOf(id)).toMatchObject({ status: 'OPEN', resolved_at: null })
  })

  it('after the ticket was closed becomes a new one that follows it, once under one key', async () => {
    const { id: orderId } = await newOrder()
    const id = await newTicket({ about: { kind: 'order', id: orderId }, departmentTag: 'shipping' })
    await as('customer', 'PATCH', `/customer/tickets/${id}/close`)
    const sent = await Promise.all([1, 2].map(() => write('customer', id, 'One more thing', 'after-closing')))
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = sent.map(({ body }) => body.data)
    expect(first).toMatchObject({ followsTicketId: id, response: null })
    expect(second).toEqual(first)
    expect(await rowOf(first.ticketId)).toMatchObject({
      follows_id: id,
      description: 'One more thing',
      status: 'OPEN',
      department_id: shipping,
      order_id: orderId,
      customer_id: at.people.customer.id,
    })
    expect(await rowOf(id)).toMatchObject({ status: 'CLOSED' })
    expect(await responsesOf(id)).toEqual([])
    // What follows is said to the new one, however much of it at once.
    await Promise.all([1, 2, 3].map((n) => write('customer', id, `Line ${n}`)))
    expect(await responsesOf(first.ticketId)).toHaveLength(3)
    expect(await rowsOf(sql`SELECT id FROM support_tickets WHERE follows_id = ${id}`)).toHaveLength(1)
    await as('customer', 'PATCH', `/customer/tickets/${first.ticketId}/close`)
    const { body } = await write('customer', id, 'Something else')
    expect(body.data).toMatchObject({ followsTicketId: id, response: null })
    // Also what follows the one that is closed by now, or follows that.
    await as('customer', 'PATCH', `/customer/tickets/${body.data.ticketId}/close`)
    const later = await write('customer', body.data.ticketId, 'And again')
    const again = await write('customer', id, 'To the first')
    expect(again.body.data).toMatchObject({ ticketId: later.body.data.ticketId, followsTicketId: null })
  })

  it('after the ticket was closed does not join what was split off it', async () => {
    const id = await newTicket()
    const { body } = await write('customer', id, 'What about my other car?')
    const split = await as('admin', 'POST', `/tickets/${id}/split`, {
      responseIds: [body.data.response.id],
      subject: 'The other car',
    })
    expect(split.status).toBe(201)
    await as('customer', 'PATCH', `/customer/tickets/${id}/close`)
    const sent = await write('customer', id, 'One more thing')
    expect(sent.body.data).toMatchObject({ followsTicketId: id, response: null })
    expect(sent.body.data.ticketId).not.toBe(split.body.data.id)
  })

  it('again under one key is one message', async () => {
    const id = await newTicket()
    const sent = await Promise.all([1, 2, 3].map(() => write('customer', id, 'Once', 'message-key')))
    expect(new Set(sent.map(({ body }) => body.data.response.id)).size).toBe(1)
    expect(await responsesOf(id)).toHaveLength(1)
  })

  it('again under one key does not count as another try', async () => {
    const id = await newTicket()
    const tries = () => rowsOf(sql`SELECT points FROM rate_limits WHERE key LIKE 'ticket-responses:%'`)
    await write('customer', id, 'Once', 'counted-key')
    const once = await tries()
    for (let n = 0; n < 3; n += 1) await write('customer', id, 'Once', 'counted-key')
    expect(await tries()).toEqual(once)
    // Nor is a repetition refused once there were as many as there may be.
    await rowsOf(sql`UPDATE rate_limits SET points = 60 WHERE key LIKE 'ticket-responses:%'`)
    expect((await write('customer', id, 'Once', 'counted-key')).status).toBe(201)
    expect((await write('customer', id, 'Twice', 'another-key')).status).toBe(429)
    await rowsOf(sql`DELETE FROM rate_limits WHERE key LIKE 'ticket-responses:%'`)
  })
})

describe('a customer', () => {
  it('closes their ticket from any status, and closing it again changes nothing', async () => {
    for (const status of ['OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD', 'RESOLVED']) {
      const id = await newTicket()
      if (status !== 'OPEN') await setStatus(id, status, 'Why')
      const closed = await as('customer', 'PATCH', `/customer/tickets/${id}/close`)
      expect([closed.status, closed.body.data.status], status).toEqual([200, 'CLOSED'])
      expect((await historyOf(id)).at(-1)).toEqual([
        'status',
        status,
        'CLOSED',
        at.people.customer.id,
        'customer',
        null,
      ])
    }
    const id = await newTicket()
    for (const _ of [1, 2]) await as('customer', 'PATCH', `/customer/tickets/${id}/close`)
    expect(await historyOf(id)).toHaveLength(2)
  })

  it('rates a resolved or closed ticket once', async () => {
    const id = await newTicket()
    const rate = (body: object) => as('customer', 'POST', `/customer/tickets/${id}/rate`, body)
    expect((await rate({ rating: 5 })).status).toBe(409)
    await setStatus(id, 'RESOLVED')
    for (const rating of [0, 6, 4.5, '5', null])
      expect((await rate({ rating })).body.errors, String(rating)).toMatchObject([{ path: 'rating' }])
    const rated = await rate({ rating: 4, comment: 'Quick' })
    expect([rated.status, rated.body.data.rating]).toEqual([200, { rating: 4, comment: 'Quick' }])
    const again = await rate({ rating: 1 })
    expect([again.status, again.body.message]).toEqual([409, 'You have already rated this question.'])
    expect(await rowOf(id)).toMatchObject({ rating: '4', rating_comment: 'Quick' })
  })
})
