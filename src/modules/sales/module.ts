import { type Module, screen } from '@/api/module'
import { OrderDocuments } from '@/collections/sales/OrderDocuments'
import { Orders } from '@/collections/sales/Orders'
import { Payments } from '@/collections/sales/Payments'
import { Proformas } from '@/collections/sales/Proformas'
import { QuoteCustomizations } from '@/collections/sales/QuoteCustomizations'
import { Quotes } from '@/collections/sales/Quotes'
import { SalesNotes } from '@/collections/sales/SalesNotes'
import { VehicleInquiries } from '@/collections/sales/VehicleInquiries'
import * as inquiryMails from './inquiries/mail/events'
import { eraseInquiries } from './inquiries/operations/erase-inquiries'
import { inquiryWords } from './inquiries/queries/audit-words'
import { findInquiries } from './inquiries/queries/find-inquiries'
import { inquiriesToAnswer } from './inquiries/queries/inquiries-to-answer'
import { inquiryRoutes } from './inquiries/routes/inquiries'
import { ownInquiries } from './inquiries/routes/own-inquiries'
import { CLAIMING_STATUSES } from './orders/rules/order-statuses'
import { expireQuotesJob } from './quotes/jobs/expire-quotes'
import * as quoteMails from './quotes/mail/events'
import { claimingStates } from './quotes/queries/ports'
import { customizationRoutes } from './quotes/routes/customizations'
import { ownQuoteRoutes } from './quotes/routes/own-quotes'
import { quoteNoteRoutes } from './quotes/routes/quote-notes'
import { staffQuoteRoutes } from './quotes/routes/staff-quotes'

const INQUIRIES = '/modules/sales/inquiries/admin/InquiriesView#InquiriesView'
const SUPPORT = { module: 'support' } as const

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
  routes: [
    ...inquiryRoutes,
    ...ownQuoteRoutes,
    ...staffQuoteRoutes,
    ...customizationRoutes,
    ...quoteNoteRoutes,
  ],
  jobs: [expireQuotesJob],
  mails: [...Object.values(inquiryMails), ...Object.values(quoteMails)],
  answerPorts: () => {
    // A completed sale is over: should the vehicle be on sale again, it is a new one.
    claimingStates.register(
      'orders',
      CLAIMING_STATUSES.filter((status) => status !== 'ORDER_COMPLETED'),
    )
  },
  screens: {
    inquiries: screen('/inquiries', INQUIRIES),
    inquiriesOfStatus: screen(
      '/inquiries/:list(all-inquiries|pending-inquiries|responded-inquiries)',
      INQUIRIES,
    ),
    inquiry: screen('/inquiries/:id(\\d+)', '/modules/sales/inquiries/admin/InquiryView#InquiryView'),
  },
  customerPages: [{ group: 'dashboard', href: '/dashboard/inquiries', label: 'Inquiries', place: 40 }],
  siteLinks: [{ in: 'buying', href: '/dashboard/inquiries/ask', label: 'Ask about a vehicle', place: 30 }],
  navigation: [
    {
      group: 'support',
      title: 'Inquiries',
      href: '/admin/inquiries',
      needs: SUPPORT,
      place: 10,
      waiting: inquiriesToAnswer,
    },
    {
      under: '/admin/inquiries',
      title: 'Pending inquiries',
      href: '/admin/inquiries/pending-inquiries',
      needs: SUPPORT,
    },
    {
      under: '/admin/inquiries',
      title: 'Responded inquiries',
      href: '/admin/inquiries/responded-inquiries',
      needs: SUPPORT,
    },
    {
      under: '/admin/inquiries',
      title: 'All inquiries',
      href: '/admin/inquiries/all-inquiries',
      needs: SUPPORT,
    },
  ],
  finds: [{ key: 'inquiries', title: 'Inquiries', needs: SUPPORT, find: findInquiries }],
  lists: { 'vehicle-inquiries': 'inquiries' },
  uses: [
    { of: 'manufacturers', table: 'vehicle_inquiries', column: 'manufacturer_id', what: 'inquiry' },
    { of: 'models', table: 'vehicle_inquiries', column: 'model_id', what: 'inquiry' },
  ],
  ownData: [ownInquiries],
  erase: async (db, userIds) => {
    await eraseInquiries(db, userIds)
  },
  auditWords: [inquiryWords],
}
