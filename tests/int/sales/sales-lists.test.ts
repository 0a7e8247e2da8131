import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { ORDER_SORTS } from '@/modules/sales/orders/rules/lists/order-sorts'
import { QUOTE_SORTS } from '@/modules/sales/quotes/rules/lists/quote-sorts'
import { accepted, type PersonName } from '../api/client'
import { as, newOrder, pay, rowsOf, withPeople } from './orders/orders-kit'

withPeople()

const ids: number[] = []

beforeAll(async () => {
  for (const quotedPrice of [2_000_000, 1_000_000, 1_500_000])
    ids.push((await newOrder('customer', { quotedPrice })).id)
  const [oldest, , newest] = ids
  await rowsOf(sql`UPDATE orders SET ordered_at = ordered_at - interval '9 days' WHERE id = ${newest ?? 0}`)
  await pay('operator', oldest ?? 0, { amount: 15_000 })
  await rowsOf(sql`UPDATE payments SET due_on = CASE WHEN order_id = ${ids[1] ?? 0} THEN '2026-01-01' ELSE '2027-06-01' END
    WHERE sequence = 1`)
  await rowsOf(sql`UPDATE quotes SET requested_at = requested_at - interval '9 days'
    WHERE id = (SELECT quote_id FROM orders WHERE id = ${newest ?? 0})`)
})

const listed = async (path: string): Promise<number[]> =>
  (await accepted(as('manager', 'GET', path))).data.map(({ id }: { id: number }) => id)

describe('the list of orders', () => {
  it('is newest first by the day that it shows', async () => {
    const [a = 0, b = 0, c = 0] = ids
    expect(await listed('/orders')).toEqual([b, a, c])
    expect(await listed('/orders?sort=oldest')).toEqual([c, a, b])
  })

  it('is put in order by value, by what is to be paid and by when that is due', async () => {
    const [a = 0, b = 0, c = 0] = ids
    expect(await listed('/orders?sort=total-desc')).toEqual([a, c, b])
    expect(await listed('/orders?sort=balance-desc')).toEqual([c, b, a])
    expect((await listed('/orders?sort=due-asc'))[0]).toBe(b)
  })

  it.each(ORDER_SORTS)('can be put in order by %s', async (sort) => {
    expect((await listed(`/orders?sort=${sort}`)).toSorted()).toEqual(ids.toSorted())
  })
})

describe('the list of quotes', () => {
  it('is newest first by the day that it shows', async () => {
    const quotes = await rowsOf(sql`SELECT id FROM quotes ORDER BY requested_at DESC, id DESC`)
    expect(await listed('/quotes')).toEqual(quotes.map(({ id }) => id))
  })

  it('is put in order by what the offers come to', async () => {
    const quotes = await rowsOf(sql`SELECT id FROM quotes ORDER BY quoted_price`)
    expect(await listed('/quotes?sort=price-asc')).toEqual(quotes.map(({ id }) => id))
  })

  it.each(QUOTE_SORTS)('can be put in order by %s', async (sort) => {
    expect(await listed(`/quotes?sort=${sort}`)).toHaveLength(ids.length)
  })

  it('is downloaded as a file, by staff of sales alone', async () => {
    const { body, status } = await as('manager', 'GET', '/quotes/export/csv')
    expect(status).toBe(200)
    expect(String(body).trimEnd().split('\r\n')).toHaveLength(ids.length + 1)
    expect((await as('manager', 'GET', '/quotes/export/xlsx')).status).toBe(200)
    expect((await as('customer', 'GET', '/quotes/export/csv')).status).toBe(403)
  })
})

const save = (who: PersonName | null, view: object) =>
  as(who as PersonName, 'POST', '/sales-views', { list: 'orders', ...view })
const viewsOf = async (who: PersonName, list = 'orders') =>
  (await accepted(as(who, 'GET', `/sales-views?list=${list}`))).data

describe('views of sales', () => {
  it('contain filters and order in one spelling, without the page, and open their list', async () => {
    const { data } = await accepted(
      save('operator', { name: 'Overdue', query: '?waiting=overdue&page=3&sort=due-asc' }),
    )
    expect(data).toMatchObject({
      list: 'orders',
      query: 'sort=due-asc&waiting=overdue',
      href: '/admin/orders?sort=due-asc&waiting=overdue',
      isShared: false,
      mayChange: true,
    })
    const rows = await rowsOf(sql`SELECT list, name, query FROM sales_views WHERE id = ${data.id}`)
    expect(rows).toEqual([{ list: 'orders', name: 'Overdue', query: 'sort=due-asc&waiting=overdue' }])
    expect(await viewsOf('operator', 'payments')).toEqual([])
  })

  it('are their owner’s until they are shared, and then only theirs to change', async () => {
    const { data: own } = await accepted(save('operator', { name: 'Mine', query: 'status=IN_PROGRESS' }))
    expect((await as('manager', 'PATCH', `/sales-views/${own.id}`, { name: 'x' })).status).toBe(404)
    await accepted(as('operator', 'PATCH', `/sales-views/${own.id}`, { isShared: true }))
    const [shared] = (await viewsOf('manager')).filter(({ id }: { id: number }) => id === own.id)
    expect(shared).toMatchObject({ isShared: true, mayChange: false })
    expect(shared.owner).toBeTruthy()
    expect((await as('manager', 'DELETE', `/sales-views/${own.id}`)).status).toBe(403)
    await accepted(as('operator', 'DELETE', `/sales-views/${own.id}`))
    expect(await rowsOf(sql`SELECT id FROM sales_views WHERE id = ${own.id}`)).toEqual([])
  })

  it('have a name once per person and list', async () => {
    await accepted(save('operator', { name: 'Late', query: '' }))
    const again = await save('operator', { name: 'late', query: '' })
    expect(again.status).toBe(409)
    expect(again.body.errors).toEqual([{ path: 'name', message: 'You already have a view with this name' }])
    await accepted(save('operator', { list: 'payments', name: 'Late', query: '' }))
  })
})

test('customers have no views of sales', async () => {
  expect((await as('customer', 'GET', '/sales-views')).status).toBe(403)
  expect((await save('customer', { name: 'x', query: '' })).status).toBe(403)
})
