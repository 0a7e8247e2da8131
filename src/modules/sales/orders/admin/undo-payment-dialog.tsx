'use client'
import { useState } from 'react'
import { formatMoney } from '@/kernel/money'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import requests from '@/ui/back-office/requests.module.css'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import type { OrderDetail } from '../queries/get-order-detail'
import type { OrderReceipt } from '../queries/list-order-receipts'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import { useRefusedCall } from './use-refused-call'
import * as words from './words'

type Props = {
  order: OrderDetail
  receipt: OrderReceipt
  onClose: () => void
  onDone: (answer: Called) => void
}

/** Requests the reason for undoing a record, and undoes it. */
export function UndoPaymentDialog({ onClose, onDone, order, receipt }: Props) {
  const { called, run } = useWrite()
  const refused = useRefusedCall(called, onClose)
  const [reason, setReason] = useState('')
  // A second click is the same undoing.
  const [key] = useState(() => crypto.randomUUID())
  const { amount, id, kind } = receipt
  const undo = async () => {
    const answer = await run(
      callApi('post', '/api/v1/orders/{id}/receipts/{receiptId}/undo', {
        params: { path: { id: order.id, receiptId: id } },
        body: { reason: reason.trim() },
        headers: { 'idempotency-key': key },
      }),
    )
    if (answer.ok) onDone(answer)
  }
  return (
    <ConfirmDialog
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={undo}
      {...refused}
      title={words.confirmUndo[kind](formatMoney(amount, order.currency))}
      verb={kind === 'REFUND' ? words.undoRefund : words.undoPayment}
    >
      <p>{words.undoResult[kind]}</p>
      <label className={page.field}>
        <span className={page.label}>{words.reasonForCustomer}</span>
        <textarea
          className={requests.area}
          maxLength={ORDER_REASON_MAX}
          onChange={({ target }) => setReason(target.value)}
          value={reason}
        />
      </label>
    </ConfirmDialog>
  )
}
