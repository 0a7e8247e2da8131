import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { OrderDocuments } from '@/collections/sales/OrderDocuments'
import { Orders } from '@/collections/sales/Orders'
import { Payments } from '@/collections/sales/Payments'
import { Proformas } from '@/collections/sales/Proformas'
import { QuoteCustomizations } from '@/collections/sales/QuoteCustomizations'
import { Quotes } from '@/collections/sales/Quotes'
import { SalesNotes } from '@/collections/sales/SalesNotes'
import { SalesViews } from '@/collections/sales/SalesViews'
import { VehicleInquiries } from '@/collections/sales/VehicleInquiries'
import { eraseViews } from '@/modules/accounts/saved-views/operations/erase-views'
import { privateImages } from '@/modules/inventory/media/operations/verify-private-image-access'
import { vehicleClaims } from '@/modules/inventory/vehicles/operations/declare-claims'
import { awaitedVehicles } from '@/modules/inventory/vehicles/queries/match-awaited-vehicles'
import { vehiclePurchases } from '@/modules/inventory/vehicles/queries/match-vehicle-purchases'
import * as inquiryMails from './inquiries/mail/inquiry-mails'
import { eraseInquiries } from './inquiries/operations/erase-inquiries'
import { inquiryWords } from './inquiries/queries/audit-words'
import { findInquiries } from './inquiries/queries/find-inquiries'
import { inquiryWork } from './inquiries/queries/list-inquiry-work'
import { inquiriesToAnswer } from './inquiries/queries/select-inquiries-to-answer'
import { inquiryRoutes } from './inquiries/routes/inquiries'
import { ownInquiriesData } from './inquiries/routes/own-inquiries-data'
import { issueProforma } from './invoices/operations/issue-proforma'
import { proformaRoutes } from './invoices/routes/proformas'
import { mailOrderMessagesJob } from './orders/jobs/mail-order-messages'
import { notifyHandoverJob } from './orders/jobs/notify-handover'
import { remindOverdueOrdersJob } from './orders/jobs/remind-overdue-orders'
import * as cancellationMails from './orders/mail/cancellation-mails'
import * as orderMails from './orders/mail/order-mails'
import * as portMails from './orders/mail/order-port-changed-mail'
import * as overrideMails from './orders/mail/override-mails'
import * as undoneMails from './orders/mail/undone-payment-mails'
import { orderClaims } from './orders/operations/answer-order-claims'
import { ordersOfQuotes } from './orders/operations/answer-orders-of-quotes'
import { eraseOrders } from './orders/operations/erase-orders'
import { orderWords } from './orders/queries/audit-words'
import { findOrders } from './orders/queries/find-orders'
import { orderWork, refundWork } from './orders/queries/list-order-work'
import { awaitedByOrder, boughtByOrder } from './orders/queries/match-ordered-vehicles'
import { ordersWaiting } from './orders/queries/select-orders-waiting'
import { orderDocumentRoutes } from './orders/routes/order-documents'
import { orderExportRoutes } from './orders/routes/order-exports'
import { orderPaymentRoutes } from './orders/routes/order-payments'
import { orderPdfRoutes } from './orders/routes/order-pdfs'
import { orderRoutes } from './orders/routes/orders'
import { ownOrdersData } from './orders/routes/own-orders-data'
import { paymentRoutes } from './orders/routes/payments'
import { CLAIMING_STATUSES } from './orders/rules/order-statuses'
import { orderUses } from './orders/rules/order-uses'
import { expireQuotesJob } from './quotes/jobs/expire-quotes'
import { mailQuoteMessagesJob } from './quotes/jobs/mail-quote-messages'
import { remindQuotesJob } from './quotes/jobs/remind-quotes'
import * as quoteMails from './quotes/mail/quote-mails'
import * as vehicleMails from './quotes/mail/vehicle-mails'
import { picturesOfQuotes } from './quotes/operations/answer-pictures-of-quotes'
import { getOrderOfQuote, proformaOfQuote } from './quotes/operations/declare-orders-and-proformas-of-quotes'
import { eraseQuotes } from './quotes/operations/erase-quotes'
import { followVehicleOfQuotes } from './quotes/operations/follow-vehicle-of-quotes'
import { quoteWords } from './quotes/queries/audit-words'
import { claimingStates } from './quotes/queries/declare-claiming-order-states'
import { findQuotes } from './quotes/queries/find-quotes'
import { quoteWork } from './quotes/queries/list-quote-work'
import { onDemandQuotesToAnswer, standardQuotesToAnswer } from './quotes/queries/select-quotes-to-answer'
import { roundRoutes } from './quotes/routes/negotiation-rounds'
import { ownQuoteRoutes } from './quotes/routes/own-quotes'
import { ownQuotesData } from './quotes/routes/own-quotes-data'
import { quoteExportRoutes } from './quotes/routes/quote-exports'
import { quoteNoteRoutes } from './quotes/routes/quote-notes'
import { quoteTariffRoutes } from './quotes/routes/quote-tariff'
import { staffQuoteRoutes } from './quotes/routes/staff-quotes'
import { quoteUses } from './quotes/rules/quote-uses'
import { SALES_VIEWS } from './saved-views/queries/list-sales-views'
import { ownSalesViewsData, salesViewRoutes } from './saved-views/routes/sales-views'

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
    SalesViews,
  ],
  routes: [
    ...orderExportRoutes,
    ...paymentRoutes,
    ...orderRoutes,
    ...orderPaymentRoutes,
    ...orderDocumentRoutes,
    ...orderPdfRoutes,
    ...inquiryRoutes,
    ...ownQuoteRoutes,
    ...quoteExportRoutes,
    ...staffQuoteRoutes,
    ...quoteTariffRoutes,
    ...roundRoutes,
    ...quoteNoteRoutes,
    ...proformaRoutes,
    ...salesViewRoutes,
  ],
  jobs: [
    notifyHandoverJob,
    remindOverdueOrdersJob,
    mailOrderMessagesJob,
    expireQuotesJob,
    mailQuoteMessagesJob,
    remindQuotesJob,
  ],
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
  on: { vehicleChanged: [followVehicleOfQuotes] },
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
    payments: screen('/orders/payments', '/modules/sales/orders/admin/payments/payments-view#PaymentsView'),
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
      also: ['offers', 'negotiations'],
      href: STANDARD_QUOTES,
      needs: { module: 'sales' },
      place: 10,
      waiting: standardQuotesToAnswer,
    },
    {
      under: STANDARD_QUOTES,
      title: 'Order on demand',
      also: ['requests', 'wishes'],
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
      under: '/admin/orders',
      title: 'Payments',
      also: ['receipts', 'refunds', 'money received'],
      href: '/admin/orders/payments',
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
    payments: { alone: 'orders/payments' },
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
  ownData: [ownOrdersData, ownInquiriesData, ownQuotesData, ownSalesViewsData],
  erase: async (db, userIds) => {
    await eraseOrders(db, userIds)
    await eraseInquiries(db, userIds)
    await eraseQuotes(db, userIds)
    await eraseViews(db, SALES_VIEWS, userIds)
  },
  auditWords: [orderWords, inquiryWords, quoteWords],
}
