import { sql } from '@payloadcms/db-postgres'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from '@/server/pdf/pdf-browser'
import type { PersonName } from '../../api/client'
import { accept, as, at, quoted, rowsOf, withQuotes } from '../quotes/quotes-kit'

withQuotes()
afterAll(closeBrowser)

/** An order as a customer's acceptance makes it. */
async function ordered(): Promise<number> {
  const { id } = await quoted('customer')
  return (await accept('customer', id)).body.data.orderId
}

const pay = (id: number, body: Record<string, unknown>) =>
  as('manager', 'POST', `/orders/${id}/payments`, body)

/** Puts an order into a state without its steps. */
const put = (id: number, status: string) =>
  rowsOf(sql`UPDATE orders SET status = ${status}::enum_orders_status, ended_at = now() WHERE id = ${id}`)

async function opened(who: PersonName, path: string) {
  const { app } = await import('@/wiring/create-api')
  const headers = { authorization: `Bearer ${at.tokens[who]}` }
  const answer = await app.fetch(new Request(`http://localhost:3000/api/v1${path}`, { headers }))
  if (answer.status !== 200) return { status: answer.status, text: '', type: null }
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(document, { mergePages: true })
  return { status: 200, text, type: answer.headers.get('content-type') }
}

const seen = async (id: number) => (await as('customer', 'GET', `/orders/my/${id}`)).body.data

test('an order shows how it is paid, with the figures and the account of its invoice, until it is over', async () => {
  const id = await ordered()
  const { howToPay, nextPayment, proformas } = await seen(id)
  expect(howToPay).toMatchObject({
    amount: nextPayment.amount,
    dueOn: nextPayment.dueOn,
    isToConfirm: true,
    reference: proformas[0].number,
    verifyAddress: proformas[0].verifyAddress,
  })
  await put(id, 'ORDER_CANCELLED')
  expect((await seen(id)).howToPay).toBeNull()
})

test('every payment has a receipt, which states that it is void once the payment was undone', async () => {
  const id = await ordered()
  const { total } = await seen(id)
  const [receipt] = (await pay(id, { amount: 100, transactionId: 'TX-77' })).body.data.receipts
  await pay(id, { amount: 50 })
  const path = receipt.address.replace('/api/v1', '')
  const first = await opened('customer', path)
  expect([first.status, first.type]).toEqual([200, 'application/pdf'])
  const left = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(total - 100)
  for (const part of [
    receipt.number,
    'TX-77',
    'USD 100.00',
    `Still to be paid after this payment USD ${left}`,
  ])
    expect(first.text).toContain(part)
  expect((await opened('otherCustomer', path)).status).toBe(404)
  expect((await opened('operator', path)).status).toBe(200)
  await as('admin', 'POST', `/orders/${id}/receipts/${receipt.id}/undo`, { reason: 'It was for another.' })
  const undone = await opened('customer', path)
  expect(undone.text).toContain('Void: undone on')
  expect(undone.text).not.toContain('Still to be paid')
  await put(id, 'ORDER_CANCELLED')
  expect((await opened('customer', path)).text).toContain('Order cancelled')
})

test('the money of a receipt is never changed', async () => {
  const id = await ordered()
  await pay(id, { amount: 100 })
  for (const change of [sql`amount = 1`, sql`received_at = now()`, sql`method = 'CASH'`])
    await expect(rowsOf(sql`UPDATE order_receipts SET ${change} WHERE order_id = ${id}`)).rejects.toThrow()
})

test('an order has its final invoice once it is completed, with every payment and nothing left open', async () => {
  const id = await ordered()
  const { total } = await seen(id)
  const { receipts } = (await pay(id, { amount: total })).body.data
  expect((await opened('customer', `/orders/${id}/invoice`)).status).toBe(404)
  await put(id, 'ORDER_COMPLETED')
  const { finalInvoice } = await seen(id)
  const { text } = await opened('customer', finalInvoice.address.replace('/api/v1', ''))
  for (const part of [finalInvoice.number, receipts[0].number, 'Still to be paid (USD) 0.00'])
    expect(text).toContain(part)
  await put(id, 'VEHICEL_RETURNED')
  expect((await opened('customer', `/orders/${id}/invoice`)).status).toBe(404)
})
