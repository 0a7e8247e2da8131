'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { ModalDialog } from '@/ui/dialog'
import { type Cancellation, cancellationOf } from '../rules/cancellation'
import { ORDER_REASON_MAX } from '../rules/order-limits'
import type { OrderStatus } from '../rules/order-statuses'
import * as words from './browser-words'

type Props = { id: number; status: OrderStatus; isRequested: boolean }

/** The customer's way out of an order: at once until it is confirmed, then by a request. */
export function CancelOrder({ id, isRequested, status }: Props) {
  const [isPending, setPending] = useState(false)
  const way = cancellationOf(status)
  if (way === null) return null
  if (isRequested) return <WithdrawRequest id={id} />
  return (
    <>
      <p className="mt-3">
        <Button variant="quiet" onClick={() => setPending(true)}>
          {words.cancelling[way].verb}
        </Button>
      </p>
      {isPending && <Question id={id} onClose={() => setPending(false)} way={way} />}
    </>
  )
}

/** The customer's way back, until staff have answered. */
function WithdrawRequest({ id }: { id: number }) {
  const { busy, called, run } = useWrite()
  const params = { path: { id } }
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <p className="text-14 text-soft">{words.withdrawing.cancellationRequested}</p>
      <Button
        variant="secondary"
        disabled={busy}
        onClick={() => run(callApi('put', '/api/v1/orders/my/{id}/cancellation/withdraw', { params }))}
      >
        {words.withdrawing.verb}
      </Button>
      <span aria-live="polite" className="text-14 text-red">
        {called?.ok === false && called.message}
      </span>
    </div>
  )
}

/** Cancels the order, or requests that from staff. */
function useCancelling(id: number, way: Cancellation) {
  const { busy, called, run } = useWrite()
  const take = async (reason: string, close: () => void) => {
    const given = { params: { path: { id } }, body: { reason } }
    const { ok } = await run(
      way === 'cancel'
        ? callApi('put', '/api/v1/orders/my/{id}/cancel', given)
        : callApi('post', '/api/v1/orders/my/{id}/cancellation', given),
    )
    if (ok) close()
  }
  const problem = called?.ok === false ? (called.issues[0]?.message ?? called.message) : null
  return { busy, problem, take }
}

function Question({ id, onClose, way }: { id: number; onClose: () => void; way: Cancellation }) {
  const { busy, problem, take } = useCancelling(id, way)
  const [reason, setReason] = useState('')
  const text = words.cancelling[way]
  const isMissing = way === 'request' && reason.trim() === ''
  return (
    <ModalDialog title={text.verb} onClose={onClose}>
      {(close) => (
        <>
          <p className="text-14 text-soft">{text.result}</p>
          <label className="mt-4 grid gap-1 text-14 font-semibold">
            {text.reason}
            <textarea
              className="min-h-24 rounded-control border border-control bg-surface p-3 text-16 font-normal"
              maxLength={ORDER_REASON_MAX}
              onChange={(event) => setReason(event.target.value)}
              value={reason}
            />
          </label>
          {problem && (
            <p role="alert" className="mt-2 text-14 text-red">
              {problem}
            </p>
          )}
          <p className="mt-5 flex flex-wrap gap-2">
            <Button disabled={busy || isMissing} onClick={() => take(reason, close)}>
              {text.confirm}
            </Button>
            <Button variant="quiet" onClick={close} disabled={busy}>
              {words.doNotCancel}
            </Button>
          </p>
        </>
      )}
    </ModalDialog>
  )
}
