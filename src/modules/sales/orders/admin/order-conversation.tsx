'use client'
import { ConversationPanel } from '@/modules/sales/quotes/admin/conversation/conversation-panel'
import { callApi } from '@/ui/client/call-api'
import type { OrderPanelProps } from './order-panel-props'

/** The conversation with the customer, which began with the quote, and notes among staff. */
export function OrderConversation({ mayUpdate, order: { id, notes } }: Omit<OrderPanelProps, 'today'>) {
  const params = { path: { id } }
  return (
    <ConversationPanel
      about={`order ${id}`}
      mayWrite={mayUpdate}
      notes={notes}
      send={(note) => callApi('post', '/api/v1/orders/{id}/notes', { params, ...note })}
    />
  )
}
