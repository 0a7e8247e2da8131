import type { Module } from '@/api/module'
import { OrderDocuments } from '@/collections/sales/OrderDocuments'
import { Orders } from '@/collections/sales/Orders'
import { Payments } from '@/collections/sales/Payments'
import { Proformas } from '@/collections/sales/Proformas'
import { QuoteCustomizations } from '@/collections/sales/QuoteCustomizations'
import { Quotes } from '@/collections/sales/Quotes'
import { SalesNotes } from '@/collections/sales/SalesNotes'
import { VehicleInquiries } from '@/collections/sales/VehicleInquiries'

/** From the question about a vehicle to the order paid: inquiries, quotes, proforma invoices, orders. */
export const sales: Module = {
  name: 'sales',
  collections: [
    VehicleInquiries,
    Quotes,
    QuoteCustomizations,
    Orders,
    Payments,
    OrderDocuments,
    Proformas,
    SalesNotes,
  ],
}
