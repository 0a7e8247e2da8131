import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { mailOrderMessagesQueue } from '@/modules/sales/orders/operations/declare-order-queues'
import { mailOrderMessages } from '@/modules/sales/orders/operations/mail-order-messages'
import { mailQuoteMessagesQueue } from '@/modules/sales/quotes/operations/declare-quote-queues'
import { mailQuoteMessages } from '@/modules/sales/quotes/operations/mail-quote-messages'
import { MESSAGES_AN_HOUR } from '@/modules/sales/quotes/rules/quote-message-limits'
import { as, at, newOrder, rowsOf, withPeople } from './orders-kit'

withPeople()

type Sent = { of: 'order' | 'quote'; id: number; calls: string; queue: string }

/** A conversation of each kind, and the jobs that mail its messages to staff. */
async function conversations(who: 'customer' | 'otherCustomer'): Promise<Sent[]> {
  const { id, quote } = await newOrder(who)
  return [
    { of: 'order', id, calls: `/orders/${id}/notes`, queue: mailOrderMessagesQueue.name },
    { of: 'quote', id: quote, calls: `/quotes/my-quotes/${quote}/notes`, queue: mailQuoteMessagesQueue.name },
  ]
}

const jobsOf = ({ id, of, queue }: Sent) =>
  rowsOf(sql`SELECT data->'input'->>'fromId' AS "fromId", start_after > now() AS waits FROM pgboss.job
    WHERE name = ${queue} AND data->'input'->>${`${of}Id`} = ${String(id)}`)

const mail = ({ id, of }: Sent, fromId: number): Promise<void> =>
  of === 'order'
    ? mailOrderMessages(at.payload, { orderId: id, fromId })
    : mailQuoteMessages(at.payload, { quoteId: id, fromId })

const mailsToStaff = ({ id, of }: Sent) =>
  rowsOf(sql`SELECT to_address, body_text FROM mail_outbox
    WHERE event_key = ${`${of}-note-to-staff`} AND effect_key LIKE ${`${of}:${id}:%`} ORDER BY id`)

describe('a customer’s messages', () => {
  it('reach each receiver among the staff in one e-mail, however many are written and however often it is sent', async () => {
    for (const about of await conversations('customer')) {
      for (const message of ['When will it leave?', 'And the papers?', 'Hello?'])
        expect((await as('customer', 'POST', about.calls, { message })).status).toBe(201)
      const jobs = await jobsOf(about)
      expect(jobs.map(({ waits }) => waits)).toEqual([true])
      expect(await mailsToStaff(about)).toEqual([])
      for (const { fromId } of [...jobs, ...jobs]) await mail(about, Number(fromId))
      const mails = await mailsToStaff(about)
      expect(mails.length).toBeGreaterThan(0)
      expect(new Set(mails.map((row) => row.to_address)).size).toBe(mails.length)
      for (const { body_text } of mails)
        expect(body_text).toMatch(/When will it leave\?\n\nAnd the papers\?\n\nHello\?/)
    }
  })

  it('are refused beyond the limit, on orders as on quotes, and staff’s are not', async () => {
    for (const { calls, id, of } of await conversations('otherCustomer')) {
      const write = async () => (await as('otherCustomer', 'POST', calls, { message: 'Hello' })).status
      for (let count = 0; count < MESSAGES_AN_HOUR; count += 1) expect(await write()).toBe(201)
      expect(await write()).toBe(429)
      expect((await as('admin', 'POST', `/${of}s/${id}/notes`, { message: 'Hello' })).status).toBe(201)
    }
  })
})
