'use client'

import { useState } from 'react'
import { NOTE_MAX } from '@/modules/sales/quotes/rules/quote-message-limits'
import { useMessageDraft } from '@/modules/sales/quotes/ui/notes/use-message-draft'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { DraftNotice } from '@/ui/form/draft-notice'
import { usePlainForm } from '@/ui/form/use-plain-form'
import * as words from './browser-words'

/** A message that is being written, and the call that sends it. */
function useNote(id: number) {
  const { run } = useWrite()
  const [message, setMessage, isBroughtBack] = useMessageDraft(`order-note ${id}`)
  // A second click is the same message.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = usePlainForm({
    names: ['message'],
    submit: async () => {
      const params = { path: { id } }
      const headers = { 'idempotency-key': key }
      const call = callApi('post', '/api/v1/orders/{id}/notes', { params, body: { message }, headers })
      const answer = await run(call)
      if (!answer.ok) return answer
      setMessage('')
      setKey(crypto.randomUUID())
      return answer
    },
  })
  return { ...form, isBroughtBack, message, problem: form.errors.message ?? form.problem, setMessage }
}

/** Writes to the showroom about an order. */
export function MessageForm({ id }: { id: number }) {
  const { isBroughtBack, isBusy, message, problem, setMessage, submit } = useNote(id)
  return (
    <form className="mt-4 grid gap-2" onSubmit={submit}>
      {isBroughtBack && message !== '' && <DraftNotice onDiscard={() => setMessage('')} />}
      <label className="grid gap-1 text-14 font-semibold">
        {words.message}
        <textarea
          className="min-h-24 rounded-control border border-control bg-surface p-3 text-16 font-normal"
          maxLength={NOTE_MAX}
          name="message"
          onChange={(event) => setMessage(event.target.value)}
          required
          value={message}
        />
      </label>
      {problem && (
        <p role="alert" className="text-14 text-red">
          {problem}
        </p>
      )}
      <div>
        <Button disabled={isBusy || message.trim() === ''} type="submit">
          {words.send}
        </Button>
      </div>
    </form>
  )
}
