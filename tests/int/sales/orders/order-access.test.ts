import { sql } from '@payloadcms/db-postgres'
import { expect, it, test } from 'vitest'
import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { orderDocumentRoutes } from '@/modules/sales/orders/routes/order-documents'
import { orderPaymentRoutes } from '@/modules/sales/orders/routes/order-payments'
import { orderRoutes } from '@/modules/sales/orders/routes/orders'
import { giveFile } from '@/server/storage/serve-stored-files'
import { call } from '../../api/client'
import { as, at, historyOf, move, newOrder, orderRow, pay, put, rowsOf, withPeople } from './orders-kit'

withPeople()

const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

const send = (
  who: 'customer' | 'otherCustomer' | 'dealer' | 'admin',
  id: number,
  query: string,
  body: BodyInit = PDF,
  key?: string,
) =>
  call('POST', `/orders/${id}/documents?${query}`, {
    token: at.tokens[who],
    raw: body,
    headers: { 'content-type': 'application/octet-stream', ...(key && { 'idempotency-key': key }) },
  })

/** What somebody reads who opens a paper: the order's address redirects to one of the storage, for a moment. */
async function opened(who: 'customer' | 'admin', id: number, paper: number): Promise<[number, string]> {
  const { headers, status } = await as(who, 'GET', `/orders/${id}/documents/${paper}`)
  const url = new URL(String(headers.get('location')), 'http://localhost:3000')
  expect([status, url.pathname.split('/')[1]]).toEqual([302, 'storage'])
  const file = await giveFile(url.pathname.split('/').slice(2), new Request(url), async () => false)
  return [file.status, await file.text()]
}

/** A body that each call would take from somebody who may make it. */
const BODIES: Record<string, unknown> = {
  '/orders/{id}/status': { status: 'ORDER_CONFIRMED' },
  '/orders/{id}/shipment': {},
  '/orders/{id}/payment': { amount: 1 },
  '/orders/{id}/payments': { amount: 1 },
  '/orders/{id}/refunds': { amount: 1 },
  '/orders/{id}/receipts/{receiptId}/undo': { reason: 'A mistake' },
  '/orders/{id}/documents/{documentId}': { isVisibleToCustomer: false },
  '/orders/{id}/notes': { message: 'Hello' },
  '/orders/my/{id}/cancel': { reason: 'Another car' },
  '/orders/my/{id}/cancellation': { reason: 'Another car' },
  '/orders/{id}/cancellation/decline': { reason: 'At sea' },
}

const OF_ONE = [...orderRoutes, ...orderPaymentRoutes, ...orderDocumentRoutes].filter(({ path }) =>
  path.includes('{id}'),
)

it('nobody else’s order answers, whatever is requested of it', async () => {
  const { id } = await newOrder('customer')
  const sent = await send('admin', id, 'kind=BILL_OF_LADING&isVisibleToCustomer=true&name=bl.pdf')
  expect(sent.status).toBe(201)
  const documentId = sent.body.data.documents[0].id
  const receiptId = (await pay('operator', id, { amount: 1 })).body.data.receipts[0].id
  const before = await rowsOf(sql`SELECT * FROM orders WHERE id = ${id}`)
  for (const { body, methods, path, takesFile } of OF_ONE)
    for (const method of methods)
      for (const who of ['otherCustomer', 'dealer'] as const) {
        const address = Object.entries({ id, documentId, receiptId }).reduce(
          (made, [name, value]) => made.replace(`{${name}}`, String(value)),
          path,
        )
        expect(Boolean(body), `a body for ${path}`).toBe(
          path in BODIES && method !== 'get' && method !== 'delete',
        )
        const answer = takesFile
          ? await send(who, id, 'kind=PROOF_OF_PAYMENT')
          : await as(who, method.toUpperCase(), address, body && BODIES[path])
        expect(answer.status, `${who} ${method} ${path}`).toBe(404)
      }
  expect(await rowsOf(sql`SELECT * FROM orders WHERE id = ${id}`)).toEqual(before)
  expect(await rowsOf(sql`SELECT id FROM sales_notes WHERE order_id = ${id}`)).toEqual([])
  expect(await historyOf(id)).toEqual(['create', 'addDocument', 'receivePayment'])
})

it('lists for staff are refused to customers as such', async () => {
  for (const path of ['/orders', '/quotes']) expect((await as('customer', 'GET', path)).status).toBe(403)
})

it('its customer reads it and lists it; staff read those of their showrooms alone', async () => {
  const { id } = await newOrder('customer')
  expect((await as('customer', 'GET', `/orders/my/${id}`)).body.data).toMatchObject({ id, total: 10_500 })
  const own = await as('customer', 'GET', '/orders/my?limit=100')
  expect(own.body.data.map((row: { id: number }) => row.id)).toContain(id)
  expect((await as('otherCustomer', 'GET', '/orders/my')).body.data).toEqual([])
  expect((await as('operator', 'GET', `/orders/${id}`)).status).toBe(200)
  await rowsOf(sql`UPDATE users SET all_showrooms = false WHERE id = ${at.people.operator.id}`)
  expect((await as('operator', 'GET', `/orders/${id}`)).status).toBe(404)
  expect((await move('operator', id, 'ORDER_CONFIRMED')).status).toBe(404)
  expect((await as('operator', 'GET', '/orders')).body.total).toBe(0)
  await rowsOf(sql`UPDATE users SET all_showrooms = true WHERE id = ${at.people.operator.id}`)
})

test('the list is filtered by number, customer, status, day, kind and showroom', async () => {
  const { id } = await newOrder('customer')
  const matching = async (query: string) =>
    (await as('manager', 'GET', `/orders?limit=100&${query}`)).body.data.map((row: { id: number }) => row.id)
  const year = new Date().getUTCFullYear()
  const [order] = await rowsOf(sql`SELECT showroom_id FROM orders WHERE id = ${id}`)
  for (const query of [
    `keyword=OR-${year}-${id}`,
    'customerName=customer',
    'status=PENDING_CONFIRMATION',
    `orderDateFrom=${year}-01-01&orderDateTo=${year}-12-31`,
    'isOrderOnDemand=false',
    `showroom=${order?.showroom_id}`,
    'waiting=staff',
  ])
    expect(await matching(query), query).toContain(id)
  for (const query of [
    'keyword=OR-1999-0',
    'status=VEHICLE_RETURNED',
    'orderDateTo=2001-01-01',
    'isOrderOnDemand=true',
  ])
    expect(await matching(query), query).not.toContain(id)
  for (const days of [
    'orderDateFrom=2026-02-01&orderDateTo=2026-01-01',
    'paidFrom=2026-02-01&paidTo=2026-01-01',
  ])
    expect((await as('manager', 'GET', `/orders?${days}`)).status, days).toBe(422)
  const paid = 'paidFrom=2026-03-04&paidTo=2026-03-04'
  expect(await matching(paid)).toEqual([])
  await pay('operator', id, { amount: 100 })
  await rowsOf(sql`INSERT INTO order_receipts (order_id, kind, amount, shares, received_at)
    SELECT order_id, kind, amount, shares, '2026-03-04T12:00:00Z' FROM order_receipts WHERE order_id = ${id}`)
  expect(await matching(paid)).toEqual([id])
  expect(await matching('paidFrom=2026-03-05&paidTo=2026-03-05')).not.toContain(id)
})

test('a customer sends proofs of payment, sees what is shown, and never what is not', async () => {
  const { id } = await newOrder('customer')
  expect((await send('customer', id, 'kind=BILL_OF_LADING')).status).toBe(403)
  expect((await send('customer', id, 'name=transfer.docx')).status).toBe(201)
  expect((await send('customer', id, 'name=evil.pdf', '<script>alert(1)</script>')).status).toBe(415)
  const secret = await send('admin', id, 'kind=OTHER&name=cost.pdf')
  const paper = secret.body.data.documents.at(-1).id
  const seen = async () =>
    (await as('customer', 'GET', `/orders/my/${id}`)).body.data.documents.map(
      (one: { name: string }) => one.name,
    )
  expect(await seen()).toEqual(['transfer.pdf'])
  expect((await as('customer', 'GET', `/orders/${id}/documents/${paper}`)).status).toBe(404)
  expect(
    (await as('admin', 'PATCH', `/orders/${id}/documents/${paper}`, { isVisibleToCustomer: true })).status,
  ).toBe(200)
  expect(await seen()).toEqual(['transfer.pdf', 'cost.pdf'])
  expect(await opened('customer', id, paper)).toEqual([200, new TextDecoder().decode(PDF)])
  expect((await as('admin', 'DELETE', `/orders/${id}/documents/${paper}`)).status).toBe(200)
  expect(await seen()).toEqual(['transfer.pdf'])
})

test('a proof that is sent again after a lost answer is stored once', async () => {
  const { id } = await newOrder('customer')
  const once = (bytes: BodyInit = PDF) => send('customer', id, 'name=transfer.pdf', bytes, 'proof-1')
  const answers = await Promise.all([once(), once()])
  answers.push(await once())
  const papers = answers.map(({ body }) => body.data.documents.map((one: { id: number }) => one.id))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(papers.map(String)).size).toBe(1)
  expect(await opened('customer', id, papers[0][0])).toEqual([200, new TextDecoder().decode(PDF)])
  expect(await rowsOf(sql`SELECT id FROM order_documents WHERE order_id = ${id}`)).toHaveLength(1)
  const mails = sql`SELECT DISTINCT effect_key FROM mail_outbox
    WHERE effect_key LIKE ${`order:${id}:proof:%:${at.people.admin.id}`}`
  expect(await rowsOf(mails)).toHaveLength(1)
  expect((await once(new TextEncoder().encode('%PDF-1.4\n%%EOF\n'))).status).toBe(409)
})

test('messages go to the other side; those among staff stay there', async () => {
  const { id } = await newOrder('customer')
  await as('admin', 'POST', `/orders/${id}/notes`, { message: 'Slow payer', internal: true })
  await as('admin', 'POST', `/orders/${id}/notes`, { message: 'It has left.' })
  await as('customer', 'POST', `/orders/${id}/notes`, { message: 'Thank you', internal: true })
  const { body } = await as('customer', 'GET', `/orders/my/${id}`)
  expect(body.data.notes.map((note: { message: string }) => note.message)).toEqual([
    'It has left.',
    'Thank you',
  ])
  const mails = await rowsOf(
    sql`SELECT event_key FROM mail_outbox WHERE effect_key LIKE ${`order:${id}:note%`} ORDER BY id`,
  )
  expect(mails.map((row) => row.event_key)).toEqual(['order-note'])
})

test('shipping is saved with its customer notified of the stage, and never over somebody else’s change', async () => {
  const { id } = await newOrder('customer')
  await pay('operator', id, { amount: 3500 })
  await put(id, 'IN_PROGRESS')
  const today = dayIn(new Date(), 'UTC')
  const shipment = {
    vessel: 'Grand Duke',
    voyage: '042E',
    etd: today,
    eta: addDays(today, 51),
    milestone: 'DEPARTED',
  }
  const { body, status } = await as('operator', 'PUT', `/orders/${id}/shipment`, {
    shipment,
    consignee: { name: 'Jane Doe', address: 'Mombasa', phone: null, email: null },
  })
  expect([status, body.data?.shipment]).toEqual([200, shipment])
  expect(body.data.consignee.name).toBe('Jane Doe')
  const stale = { shipment, updatedAt: '2020-01-01T00:00:00.000Z' }
  expect((await as('operator', 'PUT', `/orders/${id}/shipment`, stale)).status).toBe(409)
  const wrong = { shipment: { ...shipment, eta: addDays(today, -1) } }
  expect((await as('operator', 'PUT', `/orders/${id}/shipment`, wrong)).status).toBe(422)
})

test('a consignee is reached by the rules of profiles; what was stored before stays as it is', async () => {
  const { id } = await newOrder('customer')
  const save = (phone: string, email = 'amina@example.com') =>
    as('operator', 'PUT', `/orders/${id}/shipment`, {
      consignee: { name: 'Amina Otieno', address: 'Mombasa', phone, email },
    })
  const wrong = await save('12', 'amina at home')
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual([
    { path: 'consignee.phone', message: 'Please enter a valid phone number' },
    { path: 'consignee.email', message: 'Please enter a valid email address' },
  ])
  expect((await save('+254 712 345678')).body.data.consignee.phone).toBe('+254712345678')
  await rowsOf(sql`UPDATE orders SET consignee_phone = '07 12' WHERE id = ${id}`)
  expect((await save('07 12')).status).toBe(200)
})

test('a shipment travels after its order, and within two years; days stored before stay as they are', async () => {
  const { id } = await newOrder('customer')
  const today = dayIn(new Date(), 'UTC')
  const save = (etd: string | null, eta: string | null) =>
    as('operator', 'PUT', `/orders/${id}/shipment`, {
      shipment: { vessel: 'Grand Duke', voyage: null, etd, eta, milestone: null },
    })
  const refused: [etd: string | null, eta: string | null, path: string, message: string][] = [
    ['2000-01-01', today, 'etd', 'The departure cannot be before the day of the order'],
    [addDays(today, -1), today, 'etd', 'The departure cannot be before the day of the order'],
    [null, addDays(today, -1), 'eta', 'The arrival cannot be before the day of the order'],
    [today, addDays(today, 732), 'eta', 'The arrival cannot be more than two years from today'],
    [addDays(today, 732), '9999-12-31', 'etd', 'The departure cannot be more than two years from today'],
  ]
  for (const [etd, eta, path, message] of refused) {
    const { body, status } = await save(etd, eta)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  }
  expect((await save(today, addDays(today, 700))).status).toBe(200)
  await rowsOf(
    sql`UPDATE orders SET shipment_etd = '2020-01-01', shipment_eta = '2020-02-01' WHERE id = ${id}`,
  )
  expect((await save('2020-01-01', '2020-02-01')).status).toBe(200)
  expect((await save('2020-01-02', '2020-02-01')).status).toBe(422)
})

test('an order is deleted only when it was cancelled before any payment', async () => {
  const { id } = await newOrder('customer')
  expect((await as('admin', 'DELETE', `/orders/${id}`)).status).toBe(409)
  await put(id, 'ORDER_CANCELLED')
  expect((await as('operator', 'DELETE', `/orders/${id}`)).status).toBe(403)
  expect((await as('admin', 'DELETE', `/orders/${id}`)).status).toBe(200)
  expect(await orderRow(id)).toBeUndefined()
  expect(await rowsOf(sql`SELECT id FROM payments WHERE order_id = ${id}`)).toEqual([])
})
