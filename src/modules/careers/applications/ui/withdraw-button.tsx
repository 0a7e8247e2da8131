'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { ModalDialog } from '@/ui/dialog'
import { Notice } from '@/ui/form/notice'
import { SendButton } from '@/ui/form/send-button'
import { toast } from '@/ui/toast'
import * as words from './words'

type Props = { id: number; jobTitle: string }

/** Withdraws an application, once that is confirmed. */
export function WithdrawButton({ id, jobTitle }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {words.withdraw}
        <span className="sr-only">: {jobTitle}</span>
      </Button>
      {isOpen && (
        <ModalDialog title={words.withdrawTitle(jobTitle)} onClose={() => setOpen(false)}>
          {(close) => <Confirm id={id} onClose={close} />}
        </ModalDialog>
      )}
    </>
  )
}

function Confirm({ id, onClose }: { id: number; onClose: () => void }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    setProblem(null)
    const answer = await callApi('patch', '/api/v1/jobs/applications/mine/{id}/withdraw', {
      params: { path: { id } },
    })
    setBusy(false)
    if (!answer.ok) return setProblem(messageOr(answer, words.withdrawFailed))
    toast(answer.message)
    onClose()
    router.refresh()
  }
  return (
    <>
      <p className="text-14">{words.withdrawMeans}</p>
      {problem && (
        <div className="mt-4">
          <Notice tone="red" isAlert>
            {problem}
          </Notice>
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-2">
        <SendButton variant="primary" isBusy={isBusy} onClick={() => void send()}>
          {isBusy ? words.withdrawing : words.withdraw}
        </SendButton>
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          {words.back}
        </Button>
      </p>
    </>
  )
}
