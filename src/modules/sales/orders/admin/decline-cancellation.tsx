'use client'
import { useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import requests from '@/ui/back-office/requests.module.css'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import type { OrderDetail } from '../queries/get-order-detail'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import { useRefusedCall } from './use-refused-call'
import * as words from './words'

/** Answers a customer's request to cancel with no, for a reason; the yes is the step that cancels. */
export function DeclineCancellation({ order }: { order: OrderDetail }) {
  const { called, run } = useWrite()
  const [isPending, setPending] = useState(false)
  const close = () => setPending(false)
  const refused = useRefusedCall(called, close)
  const [reason, setReason] = useState('')
  const request = order.history.findLast(({ step }) => step === 'requestCancellation')
  const decline = async () => {
    const given = { params: { path: { id: order.id } }, body: { reason } }
    const { ok } = await run(callApi('put', '/api/v1/orders/{id}/cancellation/decline', given))
    if (ok) close()
  }
  return (
    <>
      <button className={page.button} onClick={() => setPending(true)} type="button">
        {words.declineCancellation}
      </button>
      {isPending && (
        <ConfirmDialog
          disabled={reason.trim() === ''}
          onClose={close}
          onConfirm={decline}
          {...refused}
          title={`${words.declineCancellation}: ${order.number}`}
          verb={words.declineCancellation}
          wayBack="goBack"
        >
          {request?.reason && <blockquote>{request.reason}</blockquote>}
          <p>{words.declineResult}</p>
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
      )}
    </>
  )
}
