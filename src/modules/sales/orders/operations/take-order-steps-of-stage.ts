import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { question } from '@/kernel/workflow/confirmation-question'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import type { Db } from '@/server/db-of'
import { isOrderOpen } from '../rules/is-order-open'
import { amountText } from '../rules/money/amount-text'
import { netSchedule } from '../rules/money/order-books'
import { missingToDeliver } from '../rules/money/payment-arithmetic'
import { ORDER_STEPS, type OrderStep } from '../rules/order-workflow'
import type { Milestone } from '../rules/shipping/milestones'
import { isDeparture, stepsToStage } from '../rules/shipping/stage-steps'
import type { LockedOrder } from './lock-order'
import type { HistoryActor } from './write-order-history'
import { writeOrderStep } from './write-order-step'

type Entered = { stage: Milestone | null; isUnpaidConfirmed: boolean }

/**
 * The steps that an order takes with a new stage of its shipment. The money that should have come before needs
 * confirming at the departure, and needed for the delivery.
 *
 * @throws AppError 409 if it departs unpaid and that is not confirmed, 422 if it is handed over unpaid
 */
export async function stepsWithStage(
  db: Db,
  order: LockedOrder,
  { isUnpaidConfirmed, stage }: Entered,
): Promise<readonly OrderStep[]> {
  const steps = stepsToStage(order.status, stage)
  const isHandedOver = steps.includes('deliver')
  const needsDeparture =
    isDeparture(order.milestone, stage) && isOrderOpen(order.status) && !isUnpaidConfirmed
  if (!isHandedOver && !needsDeparture) return steps
  const payments = netSchedule(order.payments)
  const missing = missingToDeliver({ total: order.total, payments }, await readCompanyDay(db, new Date()))
  if (missing <= 0) return steps
  const amount = amountText(missing, order.currency)
  if (isHandedOver)
    throw validationFailed([
      issue(
        'milestone',
        `${amount} has not been paid yet. An administrator can mark the order delivered nevertheless, for a reason.`,
      ),
    ])
  throw question(
    'unpaidDeparture',
    `${amount} is to be paid before shipment and has not been paid yet. Has the vehicle departed all the same?`,
  )
}

/** Takes these steps. Their customer reads of the new stage, so none of them is mailed by itself. */
export async function takeOrderStepsOfStage(
  req: PayloadRequest,
  db: Db,
  order: LockedOrder,
  steps: readonly OrderStep[],
  by: HistoryActor,
): Promise<LockedOrder['status']> {
  let { status } = order
  for (const step of steps) {
    const { to } = ORDER_STEPS[step]
    const change = { status: to, endedAt: null, isArrivalOverridden: false }
    await writeOrderStep(req, db, { ...order, status }, { step, change, reason: null, by })
    status = to
  }
  return status
}
