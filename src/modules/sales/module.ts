import type { Module } from '@/api/module'
import { OrderDocuments } from '@/collections/sales/OrderDocuments'
import { Orders } from '@/collections/sales/Orders'
import { Payments } from '@/collections/sales/Payments'
import { Proformas } from '@/collections/sales/Proformas'
import { QuoteCustomizations } from '@/collections/sales/QuoteCustomizations'
import { Quotes } from '@/collections/sales/Quotes'
import { SalesNotes } from '@/collections/sales/SalesNotes'
import { VehicleInquiries } from '@/collections/sales/VehicleInquiries'
import { CLAIMING_STATUSES } from './orders/rules/order-statuses'
import { expireQuotesJob } from './quotes/jobs/expire-quotes'
import * as quoteMails from './quotes/mail/events'
import { claimingStates } from './quotes/queries/ports'
import { customizationRoutes } from './quotes/routes/customizations'
import { ownQuoteRoutes } from './quotes/routes/own-quotes'
import { quoteNoteRoutes } from './quotes/routes/quote-notes'
import { staffQuoteRoutes } from './quotes/routes/staff-quotes'

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
  routes: [...ownQuoteRoutes, ...staffQuoteRoutes, ...customizationRoutes, ...quoteNoteRoutes],
  jobs: [expireQuotesJob],
  mails: Object.values(quoteMails),
  answerPorts: () => {
    // A completed sale is over: should the vehicle be on sale again, it is a new one.
    claimingStates.register(
      'orders',
      CLAIMING_STATUSES.filter((status) => status !== 'ORDER_COMPLETED'),
    )
  },
}
