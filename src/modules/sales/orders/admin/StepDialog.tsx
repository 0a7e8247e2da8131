'use client'
import { useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/Dialog'
import requests from '@/ui/back-office/requests.module.css'
import type { OrderDetail } from '../queries/order-detail'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import { ORDER_STEP_WORDS } from '../rules/order-step-words'
import { needsReason, type OrderStep } from '../rules/order-workflow'
import styles from './order.module.css'
import { type Choice, VehiclePicker } from './VehiclePicker'
import * as words from './words'

/** What a step needs besides its name. */
export type StepAnswer = { reason?: string; override?: boolean; vehicleId?: number }

type Props = {
  order: OrderDetail
  step: OrderStep
  onClose: () => void
  onConfirm: (answer: StepAnswer) => Promise<void>
  refusal: string | null
}

/** Whether the first payment of an order is still open. */
const isUnpaid = ({ payments }: OrderDetail): boolean => {
  const [first] = payments.filter(({ kind }) => kind !== 'REFUND')
  return first !== undefined && first.received < first.amount
}

/** Says what a step does, and asks for what it needs: a reason, a vehicle, or leave to start unpaid. */
export function StepDialog({ onClose, onConfirm, order, refusal, step }: Props) {
  const { result, verb } = ORDER_STEP_WORDS[step]
  const [answer, setAnswer] = useState<StepAnswer>({})
  const [vehicle, setVehicle] = useState<Choice | null>(null)
  const mayOverride = step === 'start' && isUnpaid(order)
  const isReasonAsked = needsReason(step) || answer.override === true
  return (
    <ConfirmDialog
      disabled={(isReasonAsked && !answer.reason?.trim()) || (step === 'switchVehicle' && !vehicle)}
      onClose={onClose}
      onConfirm={() => onConfirm({ ...answer, vehicleId: vehicle?.id })}
      refusal={refusal}
      title={`${verb}: ${order.number}`}
      verb={verb}
    >
      <p>{result}</p>
      {step === 'switchVehicle' && <VehiclePicker chosen={vehicle} onChoose={setVehicle} />}
      <StepFields
        answer={answer}
        isReasonAsked={isReasonAsked}
        mayOverride={mayOverride}
        onChange={setAnswer}
      />
    </ConfirmDialog>
  )
}

type FieldsProps = {
  answer: StepAnswer
  isReasonAsked: boolean
  mayOverride: boolean
  onChange: (answer: StepAnswer) => void
}

/** What the step needs to know. */
function StepFields({ answer, isReasonAsked, mayOverride, onChange }: FieldsProps) {
  return (
    <>
      {mayOverride && (
        <label className={styles.check}>
          <input
            checked={answer.override === true}
            onChange={({ target }) => onChange({ ...answer, override: target.checked })}
            type="checkbox"
          />
          {words.overridePayment}
        </label>
      )}
      {isReasonAsked && (
        <label className={page.field}>
          <span className={page.label}>{words.reasonForCustomer}</span>
          <textarea
            className={requests.area}
            maxLength={ORDER_REASON_MAX}
            onChange={({ target }) => onChange({ ...answer, reason: target.value })}
            value={answer.reason ?? ''}
          />
        </label>
      )}
    </>
  )
}
