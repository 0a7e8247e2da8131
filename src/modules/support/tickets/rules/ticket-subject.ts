import { orderNumber } from '@/modules/sales/orders/rules/order-number'
import { ownQuoteHref, staffQuoteHref } from '@/modules/sales/quotes/rules/quote-hrefs'
import { quoteNumber } from '@/modules/sales/quotes/rules/quote-number'

/** What a ticket is about. */
export const SUBJECT_KINDS = ['order', 'quote', 'vehicle', 'proforma'] as const
export type TicketSubject = { kind: (typeof SUBJECT_KINDS)[number]; id: number }

/** What a ticket is about, with what it is called and the page of its own; '' where it has none. */
export type NamedSubject = TicketSubject & { title: string; href: string }

/** The columns of a ticket that name what it is about. */
export type SubjectColumns = {
  orderId: number | null
  orderedAt: string | null
  orderVehicle: string | null
  quoteId: number | null
  quotedAt: string | null
  isOnDemand: boolean
  quoteVehicle: string | null
  vehicleId: number | null
  vehicle: string | null
  sku: string | null
  hasPage: boolean
  proformaId: number | null
  proformaNumber: string | null
  proformaOrderId: number | null
  proformaQuoteId: number | null
}

/** Who reads it: the pages of staff are others than those of customers. */
export type SubjectReader = 'staff' | 'customer'

const named = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ')

const orderHref = (id: number, reader: SubjectReader): string =>
  reader === 'staff' ? `/admin/orders/${id}` : `/dashboard/orders/${id}`

const quoteHref = (id: number, isOrderOnDemand: boolean, reader: SubjectReader): string =>
  (reader === 'staff' ? staffQuoteHref : ownQuoteHref)({ id, isOrderOnDemand })

function vehicleHref(id: number, hasPage: boolean, reader: SubjectReader): string {
  if (reader === 'staff') return `/admin/inventory/vehicles/edit/${id}`
  return hasPage ? `/vehicles/${id}` : ''
}

function proformaHref(row: SubjectColumns, reader: SubjectReader): string {
  if (row.proformaOrderId !== null) return orderHref(row.proformaOrderId, reader)
  return row.proformaQuoteId === null ? '' : quoteHref(row.proformaQuoteId, false, reader)
}

/** What a ticket is about, in words for its reader; null for nothing in particular. */
export function subjectOf(row: SubjectColumns, reader: SubjectReader): NamedSubject | null {
  const { orderId, proformaId, quoteId, vehicleId } = row
  if (orderId !== null && row.orderedAt !== null) {
    const title = named(orderNumber(orderId, row.orderedAt), row.orderVehicle)
    return { kind: 'order', id: orderId, title, href: orderHref(orderId, reader) }
  }
  if (quoteId !== null && row.quotedAt !== null) {
    const title = named(quoteNumber(quoteId, row.quotedAt), row.quoteVehicle)
    return { kind: 'quote', id: quoteId, title, href: quoteHref(quoteId, row.isOnDemand, reader) }
  }
  if (vehicleId !== null) {
    const title = named(row.vehicle, row.sku)
    return { kind: 'vehicle', id: vehicleId, title, href: vehicleHref(vehicleId, row.hasPage, reader) }
  }
  if (proformaId === null || row.proformaNumber === null) return null
  return { kind: 'proforma', id: proformaId, title: row.proformaNumber, href: proformaHref(row, reader) }
}
