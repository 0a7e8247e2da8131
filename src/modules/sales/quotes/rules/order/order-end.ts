/** How the order of a quote has come to nothing, though its quote was accepted. */
export const ORDER_ENDS = ['CANCELLED', 'RETURNED'] as const
export type OrderEnd = (typeof ORDER_ENDS)[number]

/** The badge of such a quote, in place of its own state. */
export const ORDER_END_BADGES = {
  CANCELLED: { label: 'Order cancelled', tone: 'red' },
  RETURNED: { label: 'Vehicle returned', tone: 'red' },
} as const satisfies Record<OrderEnd, object>

/** Whether a quote has become an order that goes on, or was completed. */
export const hasOrder = ({ orderEnd, orderId }: { orderId: number | null; orderEnd: OrderEnd | null }) =>
  orderId !== null && orderEnd === null
