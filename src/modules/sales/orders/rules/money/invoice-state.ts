import { type ProformaState, proformaState } from '@/modules/sales/invoices/rules/proforma-state'
import { orderEndOf } from '../order-end-of'
import type { OrderStatus } from '../order-statuses'

type InvoicedOrder = { status: OrderStatus; balance: number }

/** Whether an invoice of an order is to be paid; of an order, nothing expires. */
export const invoiceState = ({ balance, status }: InvoicedOrder, isReplaced: boolean): ProformaState =>
  proformaState(
    {
      isReplaced,
      isWithdrawn: false,
      isOrdered: true,
      orderEnd: orderEndOf(status),
      isOrderToConfirm: status === 'PENDING_CONFIRMATION',
      isOrderCompleted: status === 'ORDER_COMPLETED' && balance === 0,
      isVehicleGone: false,
      isRenegotiated: false,
      isQuoteExpired: false,
      validUntil: '',
    },
    '',
  )

/** An invoice's state in a list. */
export function invoiceStateText({ state, why }: ProformaState): string {
  if (state === 'payable') return 'Payable'
  if (state === 'toConfirm') return 'Payable once the order is confirmed'
  if (state === 'replaced') return 'Replaced by a newer one'
  return why === 'paid' ? 'Paid' : 'No longer payable'
}
