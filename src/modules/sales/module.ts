import { type Module, screen } from '@/api/module'
import { OrderDocuments } from '@/collections/sales/OrderDocuments'
import { Orders } from '@/collections/sales/Orders'
import { Payments } from '@/collections/sales/Payments'
import { Proformas } from '@/collections/sales/Proformas'
import { QuoteCustomizations } from '@/collections/sales/QuoteCustomizations'
import { Quotes } from '@/collections/sales/Quotes'
import { SalesNotes } from '@/collections/sales/SalesNotes'
import { VehicleInquiries } from '@/collections/sales/VehicleInquiries'
import { privateImages } from '@/modules/inventory/media/operations/verify-private-image-access'
import { vehicleClaims } from '@/modules/inventory/vehicles/operations/declare-claims'
import {
  awaitedVehicles,
  vehiclePurchases,
} from '@/modules/inventory/vehicles/queries/match-verified-purchase'
import * as inquiryMails from './inquiries/mail/inquiry-mails'
import { eraseInquiries } from './inquiries/operations/erase-inquiries'
import { inquiryWords } from './inquiries/queries/audit-words'
import { inquiriesToAnswer } from './inquiries/queries/count-inquiries-to-answer'
import { findInquiries } from './inquiries/queries/find-inquiries'
import { inquiryWork } from './inquiries/queries/list-inquiry-work'
import { inquiryRoutes } from './inquiries/routes/inquiries'
import { ownInquiriesData } from './inquiries/routes/own-inquiries-data'

import { issueProforma } from './invoices/operations/issue-proforma'
import { proformaRoutes } from './invoices/routes/proformas'
import { orderDaysJob } from './orders/jobs/follow-up-order-days'
import { orderMessagesJob } from './orders/jobs/mail-order-messages'
import { handoverJob } from './orders/jobs/notify-handover'
import * as cancellationMails from './orders/mail/cancellation-mails'
import * as orderMails from './orders/mail/order-mails'
import * as overrideMails from './orders/mail/override-mails'
import * as portMails from './orders/mail/port-change-mails'
import * as undoneMails from './orders/mail/undone-payment-mails'
import { orderClaims } from './orders/operations/answer-order-claims'
import { ordersOfQuotes } from './orders/operations/answer-orders-of-quotes'
import { eraseOrders } from './orders/operations/erase-orders'
import { orderWords } from './orders/queries/audit-words'
import { ordersWaiting } from './orders/queries/count-orders-waiting'
import { findOrders } from './orders/queries/find-orders'
import { orderWork, refundWork } from './orders/queries/list-order-work'
import { awaitedByOrder, boughtByOrder } from './orders/queries/match-bought-vehicles'
import { orderPaperRoutes } from './orders/routes/order-documents'
import { orderPaymentRoutes } from './orders/routes/order-payments'
import { orderPdfRoutes } from './orders/routes/order-pdfs'
import { orderRoutes } from './orders/routes/orders'
import { ownOrdersData } from './orders/routes/own-orders-data'

import { CLAIMING_STATUSES } from './orders/rules/order-statuses'
import { orderUses } from './orders/rules/order-uses'
import { expireQuotesJob } from './quotes/jobs/expire-quotes'
import { quoteMessagesJob } from './quotes/jobs/mail-quote-messages'
import { remindQuotesJob } from './quotes/jobs/remind-quotes'
import * as quoteMails from './quotes/mail/quote-mails'
import * as vehicleMails from './quotes/mail/vehicle-mails'
import { getOrderOfQuote, proformaOfQuote } from './quotes/operations/declare-order-ports'
import { eraseQuotes } from './quotes/operations/erase-quotes'
import { followVehicle } from './quotes/operations/follow-vehicle'
import { picturesOfQuotes } from './quotes/operations/serve-wanted-picture'
import { quoteWords } from './quotes/queries/audit-words'
import { onDemandQuotesToAnswer, standardQuotesToAnswer } from './quotes/queries/count-quotes-to-answer'
import { claimingStates } from './quotes/queries/declare-order-states'
import { findQuotes } from './quotes/queries/find-quotes'
import { quoteWork } from './quotes/queries/list-quote-work'
import { ownQuoteRoutes } from './quotes/routes/own-quotes'
import { ownQuotesData } from './quotes/routes/own-quotes-data'
import { quoteNoteRoutes } from './quotes/routes/quote-notes'
import { quoteTariffRoutes } from './quotes/routes/quote-tariff'
import { roundRoutes } from './quotes/routes/rounds'
import { staffQuoteRoutes } from './quotes/routes/staff-quotes'
import { quoteUses } from './quotes/rules/quote-uses'

const STANDARD_QUOTES = '/admin/quotes/standard-quotes'
const INQUIRIES = '/modules/sales/inquiries/admin/inquiries-view#InquiriesView'
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
    ...orderRoutes,
    ...orderPaymentRoutes,
    ...orderPaperRoutes,
    ...orderPdfRoutes,
    ...inquiryRoutes,
    ...ownQuoteRoutes,
    ...staffQuoteRoutes,
    ...quoteTariffRoutes,
    ...roundRoutes,
    ...quoteNoteRoutes,
    ...proformaRoutes,
  ],
  jobs: [handoverJob, orderDaysJob, orderMessagesJob, expireQuotesJob, quoteMessagesJob, remindQuotesJob],
  mails: [
    ...Object.values(orderMails),
    ...Object.values(undoneMails),
    ...Object.values(overrideMails),
    ...Object.values(inquiryMails),
    ...Object.values(quoteMails),
    ...Object.values(cancellationMails),
    ...Object.values(portMails),
    ...Object.values(vehicleMails),
  ],
  on: { vehicleChanged: [followVehicle] },
  answerPorts: () => {
    getOrderOfQuote.register('orders', ordersOfQuotes)
    vehicleClaims.register('orders', orderClaims)
    vehiclePurchases.register('orders', boughtByOrder)
    awaitedVehicles.register('orders', awaitedByOrder)
    // A completed sale is over: should the vehicle be on sale again, it is a new one.
    claimingStates.register(
      'orders',
      CLAIMING_STATUSES.filter((status) => status !== 'ORDER_COMPLETED'),
    )
    proformaOfQuote.register('invoices', { issue: issueProforma })
    privateImages.register('quotes', picturesOfQuotes)
  },
  screens: {
    orders: screen(
      '/orders/:list(standard-orders|advanced-orders)?',
      '/modules/sales/orders/admin/orders-view#OrdersView',
    ),
    order: screen(
      '/orders/:list(standard-orders|advanced-orders)?/:id(\\d+)/:edit(edit)?',
      '/modules/sales/orders/admin/order-view#OrderView',
    ),
    quotes: screen(
      '/quotes/:list(standard-quotes|order-on-demand)',
      '/modules/sales/quotes/admin/quotes-view#QuotesView',
    ),
    quote: screen(
      '/quotes/:list(standard-quotes|order-on-demand)/:id(\\d+)',
      '/modules/sales/quotes/admin/quote-view#QuoteView',
    ),
    negotiationSummary: screen(
      '/quotes/:list(standard-quotes|order-on-demand)/:id(\\d+)/negotiation-summary',
      '/modules/sales/quotes/admin/negotiation-view#NegotiationView',
    ),
    inquiries: screen('/inquiries', INQUIRIES),
    inquiriesOfStatus: screen(
      '/inquiries/:list(all-inquiries|pending-inquiries|responded-inquiries)',
      INQUIRIES,
    ),
    inquiry: screen('/inquiries/:id(\\d+)', '/modules/sales/inquiries/admin/inquiry-view#InquiryView'),
  },
  customerPages: [
    { group: 'dashboard', href: '/dashboard/purchases', label: 'My purchases', place: 1 },
    { group: 'dashboard', href: '/dashboard/quotes', label: 'Quotes', place: 2 },
    { group: 'dashboard', href: '/dashboard/orders/on-demand', label: 'On demand', place: 3 },
    { group: 'dashboard', href: '/dashboard/orders', label: 'Orders', place: 4 },
    { group: 'dashboard', href: '/dashboard/inquiries', label: 'Inquiries', place: 40 },
  ],
  siteLinks: [{ in: 'buying', href: '/dashboard/inquiries/ask', label: 'Ask about a vehicle', place: 30 }],
  navigation: [
    {
      group: 'sales',
      title: 'Quotes',
      href: STANDARD_QUOTES,
      needs: { module: 'sales' },
      place: 10,
      waiting: standardQuotesToAnswer,
    },
    {
      under: STANDARD_QUOTES,
      title: 'Order on demand',
      href: '/admin/quotes/order-on-demand',
      needs: { module: 'sales' },
      waiting: onDemandQuotesToAnswer,
    },
    {
      group: 'sales',
      title: 'Orders',
      href: '/admin/orders',
      needs: { module: 'sales' },
      place: 20,
      waiting: ordersWaiting,
    },
    {
      under: '/admin/orders',
      title: 'Standard orders',
      href: '/admin/orders/standard-orders',
      needs: { module: 'sales' },
    },
    {
      under: '/admin/orders',
      title: 'Advanced orders',
      href: '/admin/orders/advanced-orders',
      needs: { module: 'sales' },
    },
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
  finds: [
    { key: 'quotes', title: 'Quotes', needs: { module: 'sales' }, find: findQuotes },
    { key: 'orders', title: 'Orders', needs: { module: 'sales' }, find: findOrders },
    { key: 'inquiries', title: 'Inquiries', needs: SUPPORT, find: findInquiries },
  ],
  work: [...quoteWork, orderWork, refundWork, inquiryWork],
  lists: {
    quotes: { alone: 'quotes/standard-quotes' },
    orders: 'orders',
    payments: { alone: 'orders' },
    'order-documents': { alone: 'orders' },
    'vehicle-inquiries': 'inquiries',
  },
  uses: [
    ...orderUses,
    { of: 'manufacturers', table: 'vehicle_inquiries', column: 'manufacturer_id', what: 'inquiry' },
    { of: 'models', table: 'vehicle_inquiries', column: 'model_id', what: 'inquiry' },
    { of: 'showroom-offices', table: 'vehicle_inquiries', column: 'showroom_id', what: 'inquiry' },
    ...quoteUses,
  ],
  ownData: [ownOrdersData, ownInquiriesData, ownQuotesData],
  erase: async (db, userIds) => {
    await eraseOrders(db, userIds)
    await eraseInquiries(db, userIds)
    await eraseQuotes(db, userIds)
  },
  auditWords: [orderWords, inquiryWords, quoteWords],
}
