import type { PayloadRequest } from 'payload'
import { reasonSentence } from '@/kernel/mail/reason-sentence'
import { dayInWords } from '@/kernel/time/day-in-words'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { dbOf } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import {
  orderCancelledMail,
  orderCompletedMail,
  orderConfirmedMail,
  orderEndedMail,
  orderNewsMail,
  orderReturnedMail,
  orderSwitchedMail,
} from '../mail/order-mails'
import { amountText } from '../rules/money/amount-text'
import { booksOf } from '../rules/money/order-books'
import { openOf, paidOf } from '../rules/money/payment-arithmetic'
import { HANDOVER_STATUSES, ORDER_STATUS_LABELS } from '../rules/order-statuses'
import type { OrderChange } from '../rules/order-transition'
import type { OrderMail, OrderStep } from '../rules/order-workflow'
import { reviewHref } from '../rules/review-invitation'
import { handoverEffect } from '../rules/shipping/unsent-handover-mail'
import type { LockedOrder } from './lock-order'
import { notifyTomorrow } from './notify-handover'
import { notifyOrderCustomer, notifyOrderStaff } from './notify-order-customer-or-staff'

type Reported = {
  step: OrderStep
  change: OrderChange
  reason: string | null
  /** The order's vehicle before the step, and the one switched to. */
  vehicle: string
  newVehicle: string | null
}

/** Writes to the customer about a step, and to the showroom about the end of an order. Once for each. */
export async function notifyOrderStep(
  req: PayloadRequest,
  order: LockedOrder,
  reported: Reported,
): Promise<void> {
  const effect = await effectOf(req, order, reported)
  for (const mail of reported.change.mails) await notifyCustomer(req, order, mail, reported, effect)
}

/** A step may be taken again (another vehicle): its time distinguishes them. */
async function effectOf(
  req: PayloadRequest,
  { status: from }: LockedOrder,
  { change: { status: to }, step }: Reported,
): Promise<string> {
  const now = new Date()
  if (!HANDOVER_STATUSES.includes(to)) return `${step}:${now.getTime()}`
  return handoverEffect({ from, to, day: await readCompanyDay(await dbOf(req), now) })
}

async function notifyCustomer(
  req: PayloadRequest,
  order: LockedOrder,
  mail: OrderMail,
  { change, newVehicle, reason: given, vehicle }: Reported,
  effect: string,
): Promise<void> {
  const { currency, id, payments } = order
  const status = ORDER_STATUS_LABELS[change.status]
  const reason = reasonSentence(given)
  const isEnd = mail === 'order-cancelled' || mail === 'order-returned'
  const next = mail === 'order-confirmed' ? booksOf(order).next : null
  if (next) {
    const dueOn = next.dueOn ? dayInWords(next.dueOn) : 'the agreed date'
    const values = { due: amountText(openOf(next), currency), dueOn }
    await notifyOrderCustomer(req, id, orderConfirmedMail, { effect, values })
  }
  // Confirmed and paid already: there is nothing to do next.
  if (mail === 'order-news' || (mail === 'order-confirmed' && !next)) {
    const isWritten = await notifyOrderCustomer(req, id, orderNewsMail, {
      effect,
      values: { status, reason },
    })
    if (!isWritten && HANDOVER_STATUSES.includes(change.status)) await notifyTomorrow(req, id)
  }
  if (mail === 'order-completed') {
    const values = { reviewLink: absoluteUrl(reviewHref(order.vehicleId)) }
    await notifyOrderCustomer(req, id, orderCompletedMail, { effect, values })
  }
  if (mail === 'order-switched' && newVehicle)
    await notifyOrderCustomer(req, id, orderSwitchedMail, { effect, values: { vehicle, newVehicle, reason } })
  if (mail === 'order-returned')
    await notifyOrderCustomer(req, id, orderReturnedMail, { effect, values: { status, reason } })
  if (mail === 'order-cancelled')
    await notifyOrderCustomer(req, id, orderCancelledMail, { effect, values: { reason } })
  if (!isEnd) return
  const paid = amountText(paidOf(payments), currency)
  const news = { effect: `${effect}:staff`, values: { status, reason, paid } }
  await notifyOrderStaff(req, id, orderEndedMail, news)
}
