import type { PayloadRequest } from 'payload'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import type { Db } from '@/server/db-of'
import { netSchedule } from '../rules/money/order-books'
import { statusOn } from '../rules/money/payment-arithmetic'
import { paymentsIn } from './lock-order'

/** Writes what the payments of an order are after money came or went: received, pending or overdue. */
export async function writePaymentStates(req: PayloadRequest, db: Db, orderId: number): Promise<void> {
  const today = await readCompanyDay(db, new Date())
  const stored = await paymentsIn(db, orderId)
  for (const payment of netSchedule(stored)) {
    const status = statusOn(payment, today)
    if (stored.some(({ id, status: was }) => id === payment.id && was === status)) continue
    const { id } = payment
    const data = { status }
    await req.payload.update({ collection: 'payments', id, data, req, overrideAccess: true, depth: 0 })
  }
}
