import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { orderWork } from '@/modules/sales/orders/queries/list-order-work'
import { ordersWaiting } from '@/modules/sales/orders/queries/select-orders-waiting'
import { quoteWork } from '@/modules/sales/quotes/queries/list-quote-work'
import { standardQuotesToAnswer } from '@/modules/sales/quotes/queries/select-quotes-to-answer'
import { accept, as, at, negotiate, quoted, rowsOf, send, withQuotes } from './quotes-kit'

withQuotes()

const sendMessage = (id: number, message: string) =>
  as('customer', 'POST', `/quotes/my-quotes/${id}/notes`, { message })
const answer = (id: number, message: string, internal = false) =>
  as('operator', 'POST', `/quotes/${id}/notes`, { message, internal })

const count = async (rows: ReturnType<typeof standardQuotesToAnswer.of>) =>
  (await rowsOf(sql`${rows}`)).length
const viewer = { showrooms: 'all', seesCustomers: true } as Parameters<typeof orderWork.oldest>[1]
const badge = () => count(standardQuotesToAnswer.of(viewer))
const listed = async (path: string): Promise<number[]> =>
  (await as('manager', 'GET', path)).body.data.map(({ id }: { id: number }) => id)
const work = async (id: number) => {
  const [kind] = quoteWork
  const items = (await kind?.oldest(at.payload, viewer, 100)) ?? []
  return items.filter((item) => item.id === id).map(({ what }) => what)
}

it('a customer’s message on a quote waits for staff until they answer it; a note among staff is no answer', async () => {
  const { id } = await quoted('customer')
  const turn = '/quotes?turn=staff&limit=100'
  const before = await badge()
  expect([await work(id), (await listed(turn)).includes(id)]).toEqual([[], false])
  await sendMessage(id, 'Is the spare wheel there?')
  await sendMessage(id, 'Hello?')
  expect([await work(id), (await listed(turn)).includes(id)]).toEqual([['A message to answer'], true])
  expect(await badge()).toBe(before + 1)
  await answer(id, 'Ask the yard', true)
  expect(await work(id)).toEqual(['A message to answer'])
  await answer(id, 'It is.')
  expect([await work(id), (await listed(turn)).includes(id), await badge()]).toEqual([[], false, before])
})

it('an offer answers the message that waits; what staff have entered and not sent does not', async () => {
  const { id } = await quoted('customer')
  await negotiate('customer', id)
  await sendMessage(id, 'And the tyres?')
  const waits = () => rowsOf(sql`SELECT since FROM sales_messages_waiting WHERE quote_id = ${id}`)
  const draft = { quotedPrice: 8_000 }
  expect((await as('operator', 'PUT', `/quotes/${id}/draft`, { draft })).status).toBe(200)
  expect(await waits()).toHaveLength(1)
  expect((await send('operator', id, { quoteType: 'REVISED_QUOTE' })).status).toBe(200)
  expect([await waits(), await work(id)]).toEqual([[], []])
})

it('the conversation goes along into the order, where it waits and is answered', async () => {
  const { id } = await quoted('customer')
  await sendMessage(id, 'Please hurry.')
  await answer(id, 'Slow payer', true)
  const { orderId } = (await accept('customer', id)).body.data
  await rowsOf(sql`UPDATE orders SET status = 'ORDER_CONFIRMED' WHERE id = ${orderId}`)
  const waits = async () =>
    (await orderWork.oldest(at.payload, viewer, 100))
      .filter((item) => item.id === orderId)
      .map(({ what }) => what)
  expect([await work(id), await waits()]).toEqual([[], ['A message to answer']])
  expect(await count(ordersWaiting.of(viewer))).toBeGreaterThan(0)
  expect(await listed('/orders?waiting=staff&limit=100')).toContain(orderId)
  await as('operator', 'POST', `/orders/${orderId}/notes`, { message: 'It leaves on Friday.' })
  expect(await waits()).toEqual([])
  expect(await listed('/orders?waiting=staff&limit=100')).not.toContain(orderId)
  await as('customer', 'POST', `/orders/${orderId}/notes`, { message: 'Thank you' })
  const messages = async (path: string, who: 'customer' | 'operator', of: (data: never) => unknown) =>
    of((await as(who, 'GET', path)).body.data as never)
  const texts = (notes: { message: string }[]) => notes.map(({ message }) => message)
  const all = ['Please hurry.', 'It leaves on Friday.', 'Thank you']
  expect(
    await messages(`/orders/my/${orderId}`, 'customer', ({ notes }: { notes: { message: string }[] }) =>
      texts(notes),
    ),
  ).toEqual(all)
  expect(await messages(`/quotes/my-quotes/${id}/notes`, 'customer', texts)).toEqual(all)
  expect(await messages(`/quotes/${id}/notes`, 'operator', texts)).toEqual([
    'Please hurry.',
    'Slow payer',
    ...all.slice(1),
  ])
})

it('nothing waits any more of a person who was erased', async () => {
  const { id } = await quoted('customer')
  await sendMessage(id, 'Are you there?')
  await rowsOf(sql`DELETE FROM sales_notes WHERE quote_id = ${id}`)
  expect(await work(id)).toEqual([])
})
