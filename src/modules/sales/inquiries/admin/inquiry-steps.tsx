'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { storeMessageForList } from '@/ui/back-office/list/message-for-list'
import { type Called, messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import type { Inquiry } from '../queries/list-inquiries'
import { inquiryNumber } from '../rules/inquiry-display'
import { ANSWERED, WAITING } from '../rules/inquiry-status'
import { INQUIRIES } from './inquiry-lists'
import * as words from './words'

type Props = { inquiry: Inquiry; may: { update: boolean; delete: boolean } }

/** What else can be done to an inquiry: answered elsewhere, opened again, deleted. */
export function InquirySteps({ inquiry, may }: Props) {
  const [isPending, setPending] = useState(false)
  const { busy, called, run } = useWrite()
  const isWaiting = inquiry.status === WAITING
  const turn = () =>
    run(
      callApi('patch', '/api/v1/vehicle-inquiries/{id}/status', {
        params: { path: { id: inquiry.id } },
        body: { status: isWaiting ? ANSWERED : WAITING },
      }),
    )
  return (
    <>
      <CallOutcome called={called && outcomeWith(called, words.failedToUpdateStatus)} />
      <div className={styles.actions}>
        {may.update && (
          <button className={styles.button} disabled={busy} onClick={turn} type="button">
            {isWaiting ? words.markAsResponded : words.openAgain}
          </button>
        )}
        {may.delete && (
          <button className={styles.button} disabled={busy} onClick={() => setPending(true)} type="button">
            {words.deleteIt}
          </button>
        )}
      </div>
      {isPending && <DeleteInquiry id={inquiry.id} onClose={() => setPending(false)} />}
    </>
  )
}

const outcomeWith = (called: Called, failed: string): Called =>
  called.ok ? called : { ...called, message: messageOr(called, failed) }

/** Confirms before an inquiry goes for good; the list shows that it is gone. */
function DeleteInquiry({ id, onClose }: { id: number; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const leave = useLeave()
  const confirm = async () => {
    const params = { path: { id } }
    const called = await callApi('delete', '/api/v1/vehicle-inquiries/{id}', { params })
    if (!called.ok) return setRefusal(messageOr(called, words.failedToDelete))
    onClose()
    storeMessageForList(called)
    leave(INQUIRIES)
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={confirm}
      refusal={refusal}
      title={words.deleteTheInquiry}
      verb={words.deleteIt}
    >
      <p>
        <strong>{inquiryNumber(id)}</strong>
      </p>
      <p>{words.cannotBeUndone}</p>
    </ConfirmDialog>
  )
}
