import type { z } from 'zod'
import { daysInOrder } from '@/input/days-in-order'
import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { QUOTE_CURRENCIES } from '@/modules/sales/quotes/rules/quote-choices'
import { PAYMENT_SORTS } from '../rules/lists/payment-sorts'
import { RECEIPT_STATES } from '../rules/lists/receipt-states'
import { PAYMENT_METHODS } from '../rules/money/payment-methods'

/** The filters of the list of payments, as a screen reads them from its address. */
export const paymentsFilter = pageQuery().extend({
  keyword: textQuery('keyword'),
  paidFrom: dateQuery('paidFrom'),
  paidTo: dateQuery('paidTo'),
  method: choiceQuery('method', PAYMENT_METHODS),
  status: choiceQuery('status', RECEIPT_STATES),
  currency: choiceQuery('currency', QUOTE_CURRENCIES),
  showroom: wholeQuery('showroom', 1),
  sort: choiceQuery('sort', PAYMENT_SORTS),
})
export type PaymentsFilter = z.output<typeof paymentsFilter>

const PAID = { from: 'paidFrom', to: 'paidTo' } as const

/** The query of the list of payments. */
export const paymentsQuery = daysInOrder(paymentsFilter, PAID)

/** The same filters for a file, which has all pages. */
export const paymentsFileQuery = daysInOrder(paymentsFilter.omit({ page: true, limit: true }), PAID)
