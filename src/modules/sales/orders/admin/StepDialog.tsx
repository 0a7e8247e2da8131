'use client'
import { useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/Dialog'
import requests from '@/ui/back-office/requests.module.css'
import type { OrderDetail } from '../queries/order-detail'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import { ORDER_STEP_WORDS } from '../rules/order-step-words'
import { needsReason, type OrderStep } from '../rules/order-workflow'
import { isOverrideReason, OVERRIDE_REASON_SHORT } from '../rules/override-payment'
import styles from './order.module.css'
import { type Choice, VehiclePicker } from './VehiclePicker'
import * as words from './words'

/** What a step needs besides its name. */
export type StepAnswer = { reason?: string; override?: boolean; vehicleId?: number }

type Props = {
  order: OrderDetail
  step: OrderStep
  /** What is missing of the payment that the step needs. */
  unpaid?: string
  mayOverride: boolean
  onClose: () => void
  onConfirm: (answer: StepAnswer) => Promise<void>
  refusal: string | null
}

/** Whether the reason that was entered is enough for the step. */
const isAnswered = (step: OrderStep, { override, reason }: StepAnswer): boolean =>
  override === true ? isOverrideReason(reason) : !needsReason(step) || Boolean(reason?.trim())

/** Says what a step does, and asks for what it needs: a reason, a vehicle, or leave to go on unpaid. */
export function StepDialog({ mayOverride, onClose, onConfirm, order, refusal, step, unpaid }: Props) {
  const { result, verb } = ORDER_STEP_WORDS[step]
  const [answer, setAnswer] = useState<StepAnswer>({})
  const [vehicle, setVehicle] = useState<Choice | null>(null)
  return (
    <ConfirmDialog
      disabled={!isAnswered(step, answer) || (step === 'switchVehicle' && !vehicle)}
      onClose={onClose}
      onConfirm={() => onConfirm({ ...answer, vehicleId: vehicle?.id })}
      refusal={refusal}
      title={`${verb}: ${order.number}`}
      verb={verb}
    >
      <p>{result}</p>
      {step === 'switchVehicle' && <VehiclePicker chosen={vehicle} onChoose={setVehicle} />}
      {unpaid && !mayOverride && <p>{words.unpaid(unpaid)}</p>}
      {unpaid && mayOverride && <Override answer={answer} onChange={setAnswer} unpaid={unpaid} />}
      {(needsReason(step) || answer.override === true) && <Reason answer={answer} onChange={setAnswer} />}
    </ConfirmDialog>
  )
}

type FieldProps = { answer: StepAnswer; onChange: (answer: StepAnswer) => void }

/** Whether to go on without the payment. */
const Override = ({ answer, onChange, unpaid }: FieldProps & { unpaid: string }) => (
  <label className={styles.check}>
    <input
      checked={answer.override === true}
      onChange={({ target }) => onChange({ ...answer, override: target.checked })}
      type="checkbox"
    />
    {words.overridePayment(unpaid)}
  </label>
)

/** Why. What is too short for an override is said as soon as something is entered. */
function Reason({ answer, onChange }: FieldProps) {
  const { override, reason = '' } = answer
  const isShort = override === true && reason !== '' && !isOverrideReason(reason)
  return (
    <label className={page.field}>
      <span className={page.label}>{override ? words.reasonForAdministrators : words.reasonForCustomer}</span>
      <textarea
        aria-invalid={isShort || undefined}
        className={requests.area}
        maxLength={ORDER_REASON_MAX}
        onChange={({ target }) => onChange({ ...answer, reason: target.value })}
        value={reason}
      />
      {isShort && <span className={styles.small}>{OVERRIDE_REASON_SHORT}</span>}
    </label>
  )
}
