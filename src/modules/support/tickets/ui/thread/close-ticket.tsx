'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { ModalDialog } from '@/ui/dialog'
import { SendButton } from '@/ui/form/send-button'
import * as words from '../browser-words'

type Props = { id: number; onClosed: () => Promise<void> }

/** Closes a question after asking whether it is meant. */
export function CloseTicket({ id, onClosed }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{words.closeQuestion}</Button>
      {isOpen && (
        <ModalDialog onClose={() => setOpen(false)} title={words.closeTitle}>
          {(close) => <Confirmation id={id} onClosed={onClosed} close={close} />}
        </ModalDialog>
      )}
    </p>
  )
}

function Confirmation({ close, id, onClosed }: Props & { close: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    const answer = await callApi('patch', '/api/v1/support-management/customer/tickets/{id}/close', {
      params: { path: { id } },
    })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.isOwnMessage ? answer.message : words.closeFailed)
    await onClosed()
    close()
  }
  return (
    <>
      <p className="text-14">{words.whatClosingDoes}</p>
      {problem && (
        <p role="alert" className="mt-3 text-14 text-red">
          {problem}
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <SendButton variant="primary" isBusy={isBusy} onClick={confirm}>
          {words.close}
        </SendButton>
        <Button onClick={close}>{words.cancel}</Button>
      </p>
    </>
  )
}
