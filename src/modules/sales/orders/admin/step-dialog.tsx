'use client'
import { useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import requests from '@/ui/back-office/requests.module.css'
import type { OrderDetail } from '../queries/get-order-detail'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import { ORDER_STEP_WORDS } from '../rules/order-step-words'
import { isStillAshore } from '../rules/order-transition'
import { hasNeed, needsReason, ORDER_STEPS, type OrderStep } from '../rules/order-workflow'
import {
  ARRIVAL_REASON_SHORT,
  isOverrideReason,
  OVERRIDE_REASON_SHORT,
} from '../rules/payment-and-arrival-overrides'
import { hasArrived } from '../rules/shipping/voyage-state'
import styles from './order.module.css'
import type { Refused } from './use-refused-call'
import { type Choice, VehiclePicker } from './vehicle-picker'
import * as words from './words'

/** What a step needs besides its name. */
export type StepAnswer = {
  reason?: string
  override?: boolean
  overrideArrival?: boolean
  confirmed?: { notSailed: true }
  vehicleId?: number
}

type Props = {
  order: OrderDetail
  step: OrderStep
  /** What is missing of the payment that the step needs. */
  unpaid?: string
  mayOverride: boolean
  onClose: () => void
  onConfirm: (answer: StepAnswer) => Promise<void>
  refused: Refused
}

/** Whether the reason that was entered is enough for the step. */
const isAnswered = (step: OrderStep, answer: StepAnswer): boolean =>
  isOverride(answer) ? isOverrideReason(answer.reason) : !needsReason(step) || Boolean(answer.reason?.trim())

const isOverride = ({ override, overrideArrival }: StepAnswer): boolean =>
  Boolean(override || overrideArrival)

/** Shows what a step does, and requests what it needs: a reason, a vehicle, or leave to go on unpaid. */
export function StepDialog({ mayOverride, onClose, onConfirm, order, refused, step, unpaid }: Props) {
  const { result, verb } = ORDER_STEP_WORDS[step]
  const [answer, setAnswer] = useState<StepAnswer>({})
  const [vehicle, setVehicle] = useState<Choice | null>(null)
  const { isAshore, isEarly } = shipmentOf(order, step)
  const fields = { answer, onChange: setAnswer }
  return (
    <ConfirmDialog
      disabled={!isAnswered(step, answer) || (step === 'switchVehicle' && !vehicle)}
      onClose={onClose}
      onConfirm={() =>
        onConfirm({ ...answer, ...(isAshore && { confirmed: { notSailed: true } }), vehicleId: vehicle?.id })
      }
      {...refused}
      title={`${verb}: ${order.number}`}
      verb={verb}
      wayBack={ORDER_STEPS[step].to === 'ORDER_CANCELLED' ? 'doNotCancel' : 'cancel'}
    >
      <p>{result}</p>
      {step === 'switchVehicle' && <VehiclePicker chosen={vehicle} onChoose={setVehicle} />}
      {isAshore && <p>{words.notSailed(order.priceType ?? '')}</p>}
      {isEarly && !mayOverride && <p>{words.notArrived}</p>}
      {isEarly && mayOverride && (
        <Override {...fields} label={words.overrideArrival} name="overrideArrival" />
      )}
      {unpaid && !mayOverride && <p>{words.unpaid(unpaid)}</p>}
      {unpaid && mayOverride && (
        <Override {...fields} label={words.overridePayment(unpaid)} name="override" />
      )}
      {(needsReason(step) || isOverride(answer)) && <Reason {...fields} />}
    </ConfirmDialog>
  )
}

/** What the shipment holds against a step: its vehicle has not sailed, or not arrived. */
const shipmentOf = ({ priceType, shipment: { milestone } }: OrderDetail, step: OrderStep) => ({
  isAshore: hasNeed(step, 'sailed') && isStillAshore({ milestone, priceType }),
  isEarly: hasNeed(step, 'arrived') && !hasArrived(milestone),
})

type FieldProps = { answer: StepAnswer; onChange: (answer: StepAnswer) => void }

type OverrideProps = FieldProps & { label: string; name: 'override' | 'overrideArrival' }

/** Whether to go on without the payment, or before the arrival. */
const Override = ({ answer, label, name, onChange }: OverrideProps) => (
  <label className={styles.check}>
    <input
      checked={answer[name] === true}
      onChange={({ target }) => onChange({ ...answer, [name]: target.checked })}
      type="checkbox"
    />
    {label}
  </label>
)

/** Why. What is too short for an override is shown as soon as something is entered. */
function Reason({ answer, onChange }: FieldProps) {
  const { override, reason = '' } = answer
  const isOverridden = isOverride(answer)
  const isShort = isOverridden && reason !== '' && !isOverrideReason(reason)
  return (
    <label className={page.field}>
      <span className={page.label}>
        {isOverridden ? words.reasonForAdministrators : words.reasonForCustomer}
      </span>
      <textarea
        aria-invalid={isShort || undefined}
        className={requests.area}
        maxLength={ORDER_REASON_MAX}
        onChange={({ target }) => onChange({ ...answer, reason: target.value })}
        value={reason}
      />
      {isShort && (
        <span className={styles.small}>{override ? OVERRIDE_REASON_SHORT : ARRIVAL_REASON_SHORT}</span>
      )}
    </label>
  )
}
