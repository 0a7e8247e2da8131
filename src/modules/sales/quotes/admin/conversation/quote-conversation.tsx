'use client'
import { callApi } from '@/ui/client/call-api'
import type { SaleNote } from '../../queries/list-quote-notes'
import { ConversationPanel } from './conversation-panel'

type Props = { id: number; notes: readonly SaleNote[]; mayUpdate: boolean }

/** The conversation about a quote, read and answered. */
export function QuoteConversation({ id, mayUpdate, notes }: Props) {
  const params = { path: { id } }
  return (
    <ConversationPanel
      about={`quote ${id}`}
      mayWrite={mayUpdate}
      notes={notes}
      send={(note) => callApi('post', '/api/v1/quotes/{id}/notes', { params, ...note })}
    />
  )
}
