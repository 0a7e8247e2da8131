'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import requests from '@/ui/back-office/requests.module.css'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { REASON_MAX } from '../rules/quote-limits'
import type { QuoteStatus } from '../rules/quote-statuses'
import { NOT_AVAILABLE_REASON, staffQuoteSteps } from '../rules/quote-workflow'
import { AttachVehicleDialog } from './attach-vehicle-dialog'
import quote from './quote.module.css'
import * as words from './words'

type Props = {
  id: number
  updatedAt: string
  status: QuoteStatus
  isOrderOnDemand: boolean
  hasVehicle: boolean
}

type Pending = 'not-available' | 'cancel' | 'attach'

/** What can be done to a quote besides sending an offer; each with a confirmation. */
export function QuoteSteps(props: Props) {
  const { id, updatedAt } = props
  const router = useRouter()
  const { called, clear, run } = useWrite()
  const [pending, setPending] = useState<Pending | null>(null)
  const notice = called && { ok: called.ok, message: messageOr(called, words.failedToUpdateStatus) }
  const open = (next: Pending) => {
    clear()
    setPending(next)
  }
  const close = () => setPending(null)
  const change = async (status: 'NOT_AVAILABLE' | 'CANCELLED', reason: string) => {
    const body = { status, reason, updatedAt }
    const { ok } = await run(callApi('put', '/api/v1/quotes/{id}/status', { params: { path: { id } }, body }))
    if (ok) close()
  }
  // After somebody else's change the quote is looked at anew before anything is done to it.
  const reload = async () => {
    router.refresh()
    close()
  }
  const common = {
    onClose: close,
    refusal: notice?.ok === false ? notice.message : null,
    reload: called?.status === 409 ? reload : null,
  }
  return (
    <>
      <CallOutcome called={pending ? null : notice} />
      <Buttons {...props} onSelect={open} />
      {pending === 'not-available' && (
        <NotAvailableDialog
          {...common}
          onConfirm={(reason) => change('NOT_AVAILABLE', reason.trim() || NOT_AVAILABLE_REASON)}
        />
      )}
      {pending === 'cancel' && <CancelDialog {...common} onConfirm={(why) => change('CANCELLED', why)} />}
      {pending === 'attach' && <AttachVehicleDialog id={id} run={run} updatedAt={updatedAt} {...common} />}
    </>
  )
}

function Buttons({
  onSelect,
  hasVehicle,
  isOrderOnDemand,
  status,
}: Props & { onSelect: (next: Pending) => void }) {
  const steps = staffQuoteSteps(status)
  return (
    <span className={quote.steps}>
      {isOrderOnDemand && status !== 'ACCEPTED' && status !== 'CANCELLED' && (
        <button className={styles.button} onClick={() => onSelect('attach')} type="button">
          {hasVehicle ? words.attachAnother : words.attachVehicle}
        </button>
      )}
      {isOrderOnDemand && steps.includes('markNotAvailable') && (
        <button className={styles.button} onClick={() => onSelect('not-available')} type="button">
          {words.markNotAvailable}
        </button>
      )}
      {steps.includes('cancelByStaff') && (
        <button className={styles.button} onClick={() => onSelect('cancel')} type="button">
          {words.cancelQuote}
        </button>
      )}
    </span>
  )
}

type ReasonProps = {
  refusal: string | null
  /** Reads the quote again, where it has changed meanwhile. */
  reload: (() => Promise<void>) | null
  onClose: () => void
  onConfirm: (reason: string) => Promise<void>
}

const reloadOf = (reload: ReasonProps['reload']) =>
  reload ? { verb: words.reload, onClick: reload } : undefined

/** Requires a reason, which the customer may get. */
function NotAvailableDialog({ onConfirm, reload, ...shown }: ReasonProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      {...shown}
      disabled={reload !== null}
      extra={reloadOf(reload)}
      onConfirm={() => onConfirm(reason)}
      title={words.markNotAvailable}
      verb={words.markNotAvailable}
    >
      <p>{words.markingNotifies}</p>
      <ReasonField label={words.reasonOptional} onChange={setReason} value={reason} />
    </ConfirmDialog>
  )
}

/** Requires the reason, which the customer gets. */
function CancelDialog({ onConfirm, reload, ...shown }: ReasonProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      {...shown}
      disabled={reload !== null || reason.trim() === ''}
      extra={reloadOf(reload)}
      onConfirm={() => onConfirm(reason)}
      title={words.cancelQuote}
      verb={words.cancelQuote}
      wayBack="doNotCancel"
    >
      <p>{words.cancelNotifies}</p>
      <ReasonField label={`${words.reasonForCustomer} *`} onChange={setReason} value={reason} />
    </ConfirmDialog>
  )
}

type FieldProps = { label: string; onChange: (reason: string) => void; value: string }

const ReasonField = ({ label, onChange, value }: FieldProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <textarea
      className={requests.area}
      maxLength={REASON_MAX}
      onChange={(event) => onChange(event.target.value)}
      value={value}
    />
  </label>
)
