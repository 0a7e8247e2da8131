import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import {
  as,
  historyOf,
  mailsOf,
  move,
  newOrder,
  orderRow,
  pay,
  put,
  putAt,
  rowsOf,
  withPeople,
} from './orders-kit'

withPeople()

const OVERRIDE = { override: true, reason: 'The bank confirmed the transfer by telephone.' }
const AT_ONCE = { paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY' }

const confirmed = async (more: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await newOrder('customer', more)
  await move('admin', id, 'ORDER_CONFIRMED')
  return id
}
const ready = async (more: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await newOrder('customer', more)
  await put(id, 'READY_FOR_PICKUP')
  await putAt(id, 'ARRIVED')
  return id
}
const overrideMails = (id: number) =>
  rowsOf(sql`SELECT o.user_id, o.subject, o.body_text FROM mail_outbox o
    WHERE o.event_key = 'payment-overridden' AND o.effect_key LIKE ${`order:${id}:%`} ORDER BY o.id`)

describe('an order whose first payment has not come', () => {
  it('is started by whoever may delete in Sales, not by other staff, whatever their reason', async () => {
    const id = await confirmed()
    for (const who of ['operator', 'supervisor'] as const) {
      const { body, status } = await move(who, id, 'IN_PROGRESS', OVERRIDE)
      expect([who, status]).toEqual([who, 403])
      expect(body.message).toContain('administrator')
      expect((await orderRow(id))?.status).toBe('ORDER_CONFIRMED')
    }
    expect((await move('manager', id, 'IN_PROGRESS')).status).toBe(409)
    expect((await move('manager', id, 'IN_PROGRESS', OVERRIDE)).status).toBe(200)
  })

  it.each([
    'x',
    '  short  ',
    'a         b',
    'x\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
    '\u3164'.repeat(12),
    null,
  ])('is not started for the reason %j', async (reason) => {
    const id = await confirmed()
    const { body, status } = await move('admin', id, 'IN_PROGRESS', { override: true, reason })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: 'reason', message: 'Give a reason of at least 10 characters to go on without the payment' },
    ])
    expect((await orderRow(id))?.status).toBe('ORDER_CONFIRMED')
  })

  it('records in its history who let it start without what, which its customer does not read', async () => {
    const id = await confirmed()
    await pay('operator', id, { amount: 500 })
    await move('manager', id, 'IN_PROGRESS', OVERRIDE)
    const { history, reason } = (await as('admin', 'GET', `/orders/${id}`)).body.data
    expect(history.at(-2)).toMatchObject({
      step: 'overridePayment',
      actor: 'manager Test',
      reason: `$3,000 · ${OVERRIDE.reason}`,
    })
    expect(reason).toBeNull()
    const own = (await as('customer', 'GET', `/orders/my/${id}`)).body.data
    expect(JSON.stringify(own)).not.toContain(OVERRIDE.reason)
  })

  it('counts as unpaid once the payment was refunded', async () => {
    const id = await confirmed()
    await pay('operator', id, { amount: 3500 })
    await as('operator', 'POST', `/orders/${id}/refunds`, { amount: 3500 })
    expect((await move('operator', id, 'IN_PROGRESS')).status).toBe(409)
    expect((await move('operator', id, 'IN_PROGRESS', OVERRIDE)).status).toBe(403)
  })

  it('is reported to every active administrator in the transaction of the step', async () => {
    const id = await confirmed()
    await move('manager', id, 'IN_PROGRESS', OVERRIDE)
    const administrators = await rowsOf(
      sql`SELECT id FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id`,
    )
    const mails = await overrideMails(id)
    expect(administrators.length).toBeGreaterThan(0)
    expect(mails.map(({ user_id }) => user_id)).toEqual(administrators.map((one) => one.id))
    const [{ number }] = [(await as('admin', 'GET', `/orders/${id}`)).body.data]
    for (const text of [number, '$3,500', 'manager Test', OVERRIDE.reason, `/admin/orders/${id}`])
      expect(mails[0]?.body_text).toContain(text)
  })
})

describe('a vehicle that is not paid', () => {
  it('is delivered by whoever may delete in Sales, for a reason, and the administrators are notified', async () => {
    const id = await ready(AT_ONCE)
    await pay('operator', id, { amount: 3500 })
    expect((await move('operator', id, 'ORDER_DELIVERED')).status).toBe(409)
    expect((await move('operator', id, 'ORDER_DELIVERED', { ...OVERRIDE, reason: 'x' })).status).toBe(422)
    expect((await move('operator', id, 'ORDER_DELIVERED', OVERRIDE)).status).toBe(403)
    expect((await move('supervisor', id, 'ORDER_DELIVERED', OVERRIDE)).status).toBe(403)
    expect((await move('manager', id, 'ORDER_DELIVERED', OVERRIDE)).status).toBe(200)
    expect(await historyOf(id)).toEqual(['create', 'receivePayment', 'overridePayment', 'deliver'])
    expect(await mailsOf(id)).toContain('payment-overridden')
  })

  it('cannot be completed by anybody', async () => {
    const id = await ready(AT_ONCE)
    await move('admin', id, 'ORDER_DELIVERED', OVERRIDE)
    expect((await move('admin', id, 'ORDER_COMPLETED', OVERRIDE)).status).toBe(409)
  })

  it('is delivered by any staff of sales once it is paid, also with instalments that are not due yet', async () => {
    const paid = await ready(AT_ONCE)
    await pay('operator', paid, { amount: 10_500 })
    expect((await move('operator', paid, 'ORDER_DELIVERED')).status).toBe(200)
    expect(await mailsOf(paid)).not.toContain('payment-overridden')
    const inParts = await ready()
    await pay('operator', inParts, { amount: 3500 })
    expect((await move('operator', inParts, 'ORDER_DELIVERED')).status).toBe(200)
    const late = await ready()
    await pay('operator', late, { amount: 3500 })
    await rowsOf(sql`UPDATE payments SET due_on = '2026-01-01' WHERE order_id = ${late} AND sequence = 2`)
    expect((await move('operator', late, 'ORDER_DELIVERED')).status).toBe(409)
  })
})
