'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { isAnswered } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { fileBodyOnce } from '@/ui/client/file-body'
import { useWrite } from '@/ui/client/use-write'
import { checkDocument } from '../rules/order-document-upload'
import * as words from './browser-words'

/** The browser's own control, whose button looks like one. */
const FILE_STYLE = `min-h-11 max-w-full text-14 text-soft file:mr-3 file:min-h-11 file:cursor-pointer
  file:rounded-control file:border file:border-control file:bg-surface file:px-4 file:font-semibold file:text-ink
  hover:file:border-ink disabled:opacity-55`

/** Sends the proof of a payment: a receipt of the bank, as a file or a photograph. */
export function ProofOfPaymentForm({ id }: { id: number }) {
  const field = useId()
  const chosen = useRef<HTMLInputElement>(null)
  const { busy, called, run } = useWrite()
  const [refused, setRefused] = useState<string | null>(null)
  const send = (file: File | undefined) => {
    if (!file) return
    const answer = checkDocument(file)
    setRefused(answer.ok ? null : answer.error)
    const params = { path: { id }, query: { kind: 'PROOF_OF_PAYMENT', name: file.name } }
    if (answer.ok) run(callApi('post', '/api/v1/orders/{id}/documents', { params, ...fileBodyOnce(file) }))
  }
  const wrong = refused ?? (called && !called.ok ? called.message : null)
  return (
    <div className="mt-4 grid gap-1">
      <label className="text-14 font-semibold" htmlFor={field}>
        {words.sendProof}
      </label>
      <input
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-describedby={`${field}-help`}
        aria-invalid={wrong !== null}
        className={FILE_STYLE}
        disabled={busy}
        id={field}
        ref={chosen}
        onChange={(event) => send(event.target.files?.[0])}
        type="file"
      />
      <span className="text-13 text-faint" id={`${field}-help`}>
        {busy ? words.sending : words.proofHelp}
      </span>
      <span aria-live="polite" className="text-14">
        {wrong ? <span className="text-red">{wrong}</span> : called?.ok && words.proofSent}
      </span>
      {called && !isAnswered(called) && !refused && (
        <SendAgain busy={busy} onClick={() => send(chosen.current?.files?.[0])} />
      )}
    </div>
  )
}

const SendAgain = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button className="justify-self-start" disabled={busy} onClick={onClick}>
    {words.sendAgain}
  </Button>
)
