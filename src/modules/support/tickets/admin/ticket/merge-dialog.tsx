'use client'
import { useState } from 'react'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { NoteField } from '@/ui/back-office/note-field'
import { callApi } from '@/ui/client/call-api'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import { REASON_MAX } from '../../rules/ticket-limits'
import { useDialogCall } from '../use-dialog-call'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import { type PickedTicket, TicketPicker } from './ticket-picker'
import * as words from './words'

/** Moves everything of this ticket into another one, which is then opened. */
export function MergeDialog({ data, onClose }: { data: TicketData; onClose: () => void }) {
  const { id, ticketNumber } = data.ticket
  const [into, setInto] = useState<PickedTicket | null>(null)
  const [reason, setReason] = useState('')
  const [isSame, setSame] = useState(false)
  const { isQuestion, refusal, send } = useDialogCall()
  const leave = useLeave()
  const merge = async () => {
    if (!into) return
    const params = { path: { id } }
    const confirmed = isSame ? { confirmed: { sameCustomer: true } } : {}
    const body = { intoId: into.id, reason: reason.trim() || null, ...confirmed }
    await send(callApi('post', '/api/v1/support-management/tickets/{id}/merge', { params, body }), () => {
      onClose()
      leave(staffTicketHref(into.id))
    })
  }
  return (
    <ConfirmDialog
      disabled={!into || (isQuestion && !isSame)}
      onClose={onClose}
      onConfirm={merge}
      refusal={refusal}
      title={words.mergeTitle(ticketNumber)}
      verb={words.merge}
    >
      <p>{words.mergeResult}</p>
      <TicketPicker chosen={into} data={data} onChoose={setInto} />
      {isQuestion && (
        <label className={css.check}>
          <input checked={isSame} onChange={({ target }) => setSame(target.checked)} type="checkbox" />
          {words.sameCustomer}
        </label>
      )}
      <NoteField label={words.reason} max={REASON_MAX} onChange={setReason} value={reason} />
    </ConfirmDialog>
  )
}
