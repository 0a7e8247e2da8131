'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { callApi } from '@/ui/client/call-api'
import { useDialogCall } from '../use-dialog-call'
import type { TicketData } from './read-ticket-screen'
import { type PickedTicket, TicketPicker } from './ticket-picker'
import * as words from './words'

/** Links this ticket to another one: both show each other to staff. */
export function LinkDialog({ data, onClose }: { data: TicketData; onClose: () => void }) {
  const { id, ticketNumber } = data.ticket
  const [other, setOther] = useState<PickedTicket | null>(null)
  const { refusal, send } = useDialogCall()
  const link = async () => {
    if (!other) return
    const params = { path: { id } }
    const body = { ticketId: other.id }
    await send(callApi('post', '/api/v1/support-management/tickets/{id}/link', { params, body }), onClose)
  }
  return (
    <ConfirmDialog
      disabled={!other}
      onClose={onClose}
      onConfirm={link}
      refusal={refusal}
      title={words.linkTitle(ticketNumber)}
      verb={words.link}
    >
      <p>{words.linkResult}</p>
      <TicketPicker chosen={other} data={data} onChoose={setOther} />
    </ConfirmDialog>
  )
}
