'use client'

import { type FormEvent, useState } from 'react'
import { NOTE_MAX } from '@/modules/sales/quotes/rules/message-limits'
import { useMessage } from '@/modules/sales/quotes/ui/notes/use-message'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/office'
import { useWrite } from '@/ui/client/use-write'
import { DraftNotice } from '@/ui/form/draft-notice'
import * as words from './browser-words'

/** Writes to the showroom about an order. */
export function MessageForm({ id }: { id: number }) {
  const { busy, called, run } = useWrite()
  const [message, setMessage, isBroughtBack] = useMessage(`order-note ${id}`)
  // A second click is the same message.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { path: { id } }
    const headers = { 'idempotency-key': key }
    const { ok } = await run(
      callApi('post', '/api/v1/orders/{id}/notes', { params, body: { message }, headers }),
    )
    if (!ok) return
    setMessage('')
    setKey(crypto.randomUUID())
  }
  return (
    <form className="mt-4 grid gap-2" onSubmit={submit}>
      {isBroughtBack && message !== '' && <DraftNotice onDiscard={() => setMessage('')} />}
      <label className="grid gap-1 text-14 font-semibold">
        {words.message}
        <textarea
          className="min-h-24 rounded-control border border-control bg-surface p-3 text-16 font-normal"
          maxLength={NOTE_MAX}
          onChange={(event) => setMessage(event.target.value)}
          required
          value={message}
        />
      </label>
      {called?.ok === false && (
        <p role="alert" className="text-14 text-red">
          {called.message}
        </p>
      )}
      <div>
        <Button disabled={busy || message.trim() === ''} type="submit">
          {words.send}
        </Button>
      </div>
    </form>
  )
}
