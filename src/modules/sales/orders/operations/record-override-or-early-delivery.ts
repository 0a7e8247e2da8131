import type { PayloadRequest } from 'payload'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import type { Db } from '@/server/db-of'
import { deliveredEarlyMail, paymentOverriddenMail } from '../mail/override-mails'
import { amountText } from '../rules/money/amount-text'
import { RECEIPT_PARTS } from '../rules/money/receipt-parts'
import type { OrderStep } from '../rules/order-workflow'
import { isOverridable, OVERRIDABLE_STEPS } from '../rules/payment-and-arrival-overrides'
import { MILESTONE_LABELS } from '../rules/shipping/milestones'
import type { LockedOrder } from './lock-order'
import { notifyOrderAdministrators } from './notify-order-customer-or-staff'
import { writeOrderHistory } from './write-order-history'

type Decision = Pick<Override, 'reason' | 'staff'> & {
  step: 'overrideArrival' | 'overridePayment'
  /** What it was decided in spite of. */
  what: string
}

/** Notes a decision in an order's history; returns the name of who made it. */
async function noteDecision(
  db: Db,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
  { reason, staff, step, what }: Decision,
): Promise<string> {
  const by = { kind: 'staff', id: staff.id } as const
  const line = { from: status, to: status, step, by, reason: [what, reason].join(RECEIPT_PARTS) }
  await writeOrderHistory(db, { orderId: id, ...line })
  return (await listPeopleNames(db, [staff.id])).get(staff.id) ?? ''
}

/** Notes in an order's history that it is delivered before its vehicle has arrived, and notifies every administrator. */
export async function recordEarlyDelivery(
  req: PayloadRequest,
  db: Db,
  { id, milestone, status }: LockedOrder,
  { reason, staff }: Pick<Override, 'reason' | 'staff'>,
): Promise<void> {
  const stage = milestone ? MILESTONE_LABELS[milestone] : 'No shipment'
  const who = await noteDecision(db, { id, status }, { step: 'overrideArrival', what: stage, reason, staff })
  const values = { stage, who, reason: reason ?? '' }
  await notifyOrderAdministrators(req, id, deliveredEarlyMail, { effect: 'override:arrival', values })
}

type Override = {
  step: OrderStep
  /** What has not been paid, in minor units. */
  missing: number
  reason: string | null
  staff: { id: number }
}

/** Notes in an order's history that it goes on without a payment, and notifies every administrator. */
export async function recordOverride(
  req: PayloadRequest,
  db: Db,
  { currency, id, status }: LockedOrder,
  { missing, reason, staff, step }: Override,
): Promise<void> {
  if (!isOverridable(step)) throw new Error(`The step ${step} needs no payment`)
  const amount = amountText(missing, currency)
  const who = await noteDecision(db, { id, status }, { step: 'overridePayment', what: amount, reason, staff })
  await notifyOrderAdministrators(req, id, paymentOverriddenMail, {
    // An order may be started again, after a switch of its vehicle.
    effect: `override:${step}:${Date.now()}`,
    values: {
      done: OVERRIDABLE_STEPS[step],
      missing: amount,
      who,
      reason: reason ?? '',
    },
  })
}
