'use client'
import { useState } from 'react'
import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import page from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import type { OrderDetail } from '../queries/get-order-detail'
import { isOrderOpen } from '../rules/is-order-open'
import { ORDER_STATUS_LABELS, ORDER_TONES } from '../rules/order-statuses'
import { ORDER_STEP_WORDS } from '../rules/order-step-words'
import { offeredSteps } from '../rules/order-transition'
import { ORDER_STEPS, type OrderActor, type OrderStep } from '../rules/order-workflow'
import { isOverridable } from '../rules/payment-and-arrival-overrides'
import { DeclineCancellation } from './decline-cancellation'
import styles from './order.module.css'
import type { OrderPanelProps } from './order-panel-props'
import { type StepAnswer, StepDialog } from './step-dialog'
import type { UnpaidSteps } from './steps-without-payment'
import { useRefusedCall } from './use-refused-call'
import * as words from './words'

/** Whose turn it is, in a sentence. */
function turnText(order: OrderDetail): string {
  const { currency, isCancellationRequested, nextPayment, refundOwed, shipment, status } = order
  if (refundOwed > 0) return words.whoseTurn.refund(formatMoney(refundOwed, currency))
  if (isCancellationRequested) return words.whoseTurn.cancellation
  if (!isOrderOpen(status) && !nextPayment) return words.whoseTurn.closed
  if (status === 'PENDING_CONFIRMATION') return words.whoseTurn.PENDING_CONFIRMATION
  if (!nextPayment?.dueOn) {
    const [next] = offeredSteps({ status, milestone: shipment.milestone }, 'staff')
    return next ? words.whoseTurn.work(ORDER_STEP_WORDS[next].verb.toLowerCase()) : words.whoseTurn.nothing
  }
  const amount = formatMoney(nextPayment.amount, currency)
  const day = dayInWords(nextPayment.dueOn)
  return nextPayment.status === 'OVERDUE'
    ? words.whoseTurn.late(amount, day)
    : words.whoseTurn.pay(amount, day)
}

/** Takes the order's steps, once what they need was entered. */
function useSteps(order: OrderDetail) {
  const { called, clear, run } = useWrite()
  const [pending, setPending] = useState<OrderStep | null>(null)
  const take = async (step: OrderStep, answer: StepAnswer) => {
    const params = { path: { id: order.id } }
    const body = { status: ORDER_STEPS[step].to, ...answer }
    const { ok } = await run(callApi('patch', '/api/v1/orders/{id}/status', { params, body }))
    if (ok) setPending(null)
  }
  const open = (step: OrderStep) => {
    clear()
    setPending(step)
  }
  const forget = () => setPending(null)
  return { open, pending, called, forget, refused: useRefusedCall(called, forget), take }
}

type Props = OrderPanelProps & { actor: OrderActor; mayOverride: boolean; unpaid: UnpaidSteps }

/** Where the order stands, whose turn it is, and the steps that its state allows. */
export function TurnPanel({ actor, mayOverride, mayUpdate, order, unpaid }: Props) {
  const { open, pending, called, forget, refused, take } = useSteps(order)
  const steps = mayUpdate
    ? offeredSteps({ status: order.status, milestone: order.shipment.milestone }, actor)
    : []
  return (
    <>
      <CallOutcome called={pending ? null : called} />
      <section aria-label={words.nextSteps} className={styles.turn}>
        <p>
          <StatusLabel tone={ORDER_TONES[order.status]}>{ORDER_STATUS_LABELS[order.status]}</StatusLabel>{' '}
          {turnText(order)}
        </p>
        <span className={styles.steps}>
          {steps.map((step, place) => (
            <button
              className={place === 0 ? page.primary : page.button}
              key={step}
              onClick={() => open(step)}
              type="button"
            >
              {ORDER_STEP_WORDS[step].verb}
            </button>
          ))}
          {mayUpdate && order.isCancellationRequested && <DeclineCancellation order={order} />}
        </span>
      </section>
      {pending && (
        <StepDialog
          mayOverride={mayOverride}
          onClose={forget}
          onConfirm={(answer) => take(pending, answer)}
          order={order}
          refused={refused}
          step={pending}
          unpaid={isOverridable(pending) ? unpaid[pending] : undefined}
        />
      )}
    </>
  )
}
