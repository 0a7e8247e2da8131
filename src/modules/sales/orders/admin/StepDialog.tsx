'use client'
import { useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/Dialog'
import list from '@/ui/back-office/list/list.module.css'
import requests from '@/ui/back-office/requests.module.css'
import type { OrderDetail } from '../queries/order-detail'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import { ORDER_STEP_WORDS } from '../rules/order-step-words'
import { needsReason, type OrderStep } from '../rules/order-workflow'
import styles from './order.module.css'
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
  const [reason, setReason] = useState('')
  const [override, setOverride] = useState(false)
  const [vehicle, setVehicle] = useState('')
  const mayOverride = step === 'start' && isUnpaid(order)
  const isReasonAsked = needsReason(step) || (mayOverride && override)
  const answer = {
    ...(reason.trim() && { reason: reason.trim() }),
    ...(override && { override }),
    ...(vehicle && { vehicleId: Number(vehicle) }),
  }
  return (
    <ConfirmDialog
      disabled={isReasonAsked && reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => onConfirm(answer)}
      refusal={refusal}
      title={`${verb}: ${order.number}`}
      verb={verb}
    >
      <p>{result}</p>
      {mayOverride && (
        <label className={styles.check}>
          <input checked={override} onChange={(event) => setOverride(event.target.checked)} type="checkbox" />
          {words.overridePayment}
        </label>
      )}
      {step === 'switchVehicle' && (
        <label className={page.field}>
          <span className={page.label}>{words.vehicleToSwitchTo}</span>
          <input
            className={page.input}
            inputMode="numeric"
            onChange={(event) => setVehicle(event.target.value.replace(/\D/g, ''))}
            value={vehicle}
          />
          <span className={list.help}>{words.vehicleHelp}</span>
        </label>
      )}
      {isReasonAsked && (
        <label className={page.field}>
          <span className={page.label}>{words.reasonForCustomer}</span>
          <textarea
            className={requests.area}
            maxLength={ORDER_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
            value={reason}
          />
        </label>
      )}
    </ConfirmDialog>
  )
}
