import { isStillDue } from './is-still-due'
import { orderEndOf } from './order-end-of'
import type { OrderStatus } from './order-statuses'

/** The kinds of files stored with an order. */
export const ORDER_DOCUMENT_KINDS = [
  'PROFORMA',
  'PROOF_OF_PAYMENT',
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'INSPECTION_CERTIFICATE',
  'INSURANCE',
  'OTHER',
] as const
export type OrderDocumentKind = (typeof ORDER_DOCUMENT_KINDS)[number]

/** Display names. */
export const ORDER_DOCUMENT_LABELS: Record<OrderDocumentKind, string> = {
  PROFORMA: 'Proforma invoice',
  PROOF_OF_PAYMENT: 'Proof of payment',
  BILL_OF_LADING: 'Bill of lading',
  EXPORT_CERTIFICATE: 'Export certificate',
  INSPECTION_CERTIFICATE: 'Inspection certificate',
  INSURANCE: 'Insurance',
  OTHER: 'Other',
}

/** The only kind that customers send themselves. */
export const SENT_BY_CUSTOMERS = 'PROOF_OF_PAYMENT' satisfies OrderDocumentKind

/** How many files an order may have. */
export const ORDER_DOCUMENTS_MAX = 50

/** How many proofs of payment a customer may send for one order. */
export const PROOFS_MAX = 20

type OrderToProve = { status: OrderStatus; balance: number; paid: number }

/** Who requests a document. */
export type DocumentReader = 'staff' | 'customer'

/** Customers see what they have sent, and what staff have made visible to them. */
export const seesDocument = (
  reader: DocumentReader,
  document: { kind: OrderDocumentKind; isVisibleToCustomer: boolean },
): boolean => reader === 'staff' || document.isVisibleToCustomer || document.kind === SENT_BY_CUSTOMERS

/**
 * Why a customer's proof of payment is not taken: nothing can have been paid that is not known. Null where something is
 * still due, and of a cancelled or returned order for which money has come.
 *
 * @param order amounts all in minor or all in major units
 */
export function proofProblem({ balance, paid, status }: OrderToProve): string | null {
  if (isStillDue(status))
    return balance > 0 ? null : 'This order is paid in full. There is nothing left to pay'
  if (paid > 0) return null
  const what = orderEndOf(status) === 'CANCELLED' ? 'This order was cancelled' : 'The vehicle was returned'
  return `${what}, and nothing is owed for it`
}
