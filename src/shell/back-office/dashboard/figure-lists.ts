import type { Days } from '@/kernel/time/periods'
import { STOCK_PATH } from '@/modules/inventory/vehicles/rules/stock/stock-path'
import type { ReceiptState } from '@/modules/sales/orders/rules/lists/receipt-states'
import * as words from './words'

/** A list that makes up a figure. */
export type FigureList = { label: string; href: string }

const listHref = (path: string, names: readonly [from: string, to: string], { first, last }: Days): string =>
  `${path}?${names[0]}=${first}&${names[1]}=${last}`

/**
 * The lists that make up figures, with the days of the figure in their filters; by the label of the figure. Rates have
 * none of their own: they are made of figures that have.
 */
export function figureLists(days: Days, seesVehicles: boolean): Readonly<Record<string, FigureList[]>> {
  const orders = [
    { label: words.seeOrders, href: listHref('/admin/orders', ['orderDateFrom', 'orderDateTo'], days) },
  ]
  const paymentsAt = (status: ReceiptState) =>
    `${listHref('/admin/orders/payments', ['paidFrom', 'paidTo'], days)}&status=${status}`
  const quotesAt = (list: string) => listHref(`/admin/quotes/${list}`, ['requestedFrom', 'requestedTo'], days)
  return {
    [words.orders]: orders,
    [words.orderValue]: orders,
    [words.averageOrder]: orders,
    [words.received]: [{ label: words.seePayments, href: paymentsAt('RECEIVED') }],
    [words.refunded]: [{ label: words.seeRefunds, href: paymentsAt('REFUNDED') }],
    [words.quotes]: [
      { label: words.seeStandardQuotes, href: quotesAt('standard-quotes') },
      { label: words.seeOnDemand, href: quotesAt('order-on-demand') },
    ],
    [words.inquiries]: [
      {
        label: words.seeInquiries,
        href: listHref('/admin/inquiries', ['inquiryDateFrom', 'inquiryDateTo'], days),
      },
    ],
    [words.vehiclesEntered]: seesVehicles
      ? [
          {
            label: words.seeVehicles,
            href: `${listHref(STOCK_PATH, ['enteredFrom', 'enteredTo'], days)}&sort=created-desc`,
          },
        ]
      : [],
  }
}
