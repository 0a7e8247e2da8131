import type { AdminViewServerProps } from 'payload'
import { type ListState, readListParams } from '@/input/read-list-params'
import { type Amount, formatMoney, fromMoney } from '@/kernel/money'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { zoneName } from '@/kernel/time/time-in-words'
import { QUOTE_CURRENCIES } from '@/modules/sales/quotes/rules/quote-choices'
import { SalesListTools } from '@/modules/sales/saved-views/admin/sales-list-tools'
import { readViewState } from '@/modules/sales/saved-views/queries/read-view-state'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Filter, Option } from '@/ui/back-office/list/list-type'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countOf } from '@/ui/back-office/list/words'
import { showroomChoices } from '../../queries/list-order-filter-choices'
import { listPayments, type PaymentSums, sumPayments } from '../../queries/payment-list/list-payments'
import { readOrderTerms } from '../../queries/read-order-terms'
import { USUAL_PAYMENT_SORT } from '../../rules/lists/payment-sorts'
import { RECEIPT_STATE_LABELS, RECEIPT_STATES } from '../../rules/lists/receipt-states'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../rules/money/payment-methods'
import { type PaymentsFilter, paymentsFilter } from '../../schemas/payments-query'
import { OrderTabs } from '../order-tabs'
import { paymentLine } from './payment-line'
import { PaymentsTable } from './payments-table'
import * as words from './words'

const USUAL = { sort: USUAL_PAYMENT_SORT }

const filtersFor = (showrooms: Option[]): Filter[] => [
  { name: 'keyword', label: words.search, kind: 'search' },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: RECEIPT_STATES.map((value) => ({ value, label: RECEIPT_STATE_LABELS[value] })),
  },
  { name: 'paidFrom', label: words.from, kind: 'day' },
  { name: 'paidTo', label: words.to, kind: 'day' },
  {
    name: 'method',
    label: words.method,
    kind: 'choice',
    any: words.anyMethod,
    options: PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] })),
  },
  {
    name: 'currency',
    label: words.currency,
    kind: 'choice',
    any: words.anyCurrency,
    options: QUOTE_CURRENCIES.map((value) => ({ value, label: value })),
  },
  { name: 'showroom', label: words.showroom, kind: 'choice', any: words.anyShowroom, options: showrooms },
]

const moneyText = (totals: readonly Amount[]): string =>
  words.list(totals.map((total) => formatMoney(fromMoney(total), total.currency)))

/** What all pages come to, each currency for itself. */
const sumsText = ({ RECEIVED, REFUNDED, UNDONE }: PaymentSums): string =>
  [
    RECEIVED.length > 0 && words.receivedSum(moneyText(RECEIVED)),
    REFUNDED.length > 0 && words.refundedSum(moneyText(REFUNDED)),
    UNDONE.length > 0 && words.undoneSum(moneyText(UNDONE)),
  ]
    .filter(Boolean)
    .join(' ')

/** One page of the list, with what all pages come to and what is chosen from above it. */
async function readList(db: Db, actor: Actor, { given, query }: ListState<PaymentsFilter>) {
  const scope = visibleShowrooms(actor)
  const { timezone } = await readOrderTerms(db)
  const [page, sums, showrooms, views] = await Promise.all([
    pageAt(query, (listQuery) => listPayments(db, listQuery, scope, timezone)),
    sumPayments(db, query, scope, timezone),
    showroomChoices(db, scope),
    readViewState(db, actor, 'payments', given),
  ])
  return {
    ...page,
    lines: page.rows.map((row) => paymentLine(row, timezone)),
    showrooms,
    sums,
    timezone,
    views,
  }
}

/** The payments and refunds of the viewer's showrooms, newest first. */
export async function PaymentsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const state = readListParams(paymentsFilter, {}, view.searchParams ?? {})
  const { sort = USUAL_PAYMENT_SORT } = state.query
  return (
    <ListFrame
      allowed={can(actor, 'sales', 'read')}
      load={() => readList(req.payload.db.drizzle, actor, state)}
      tabs={<OrderTabs current="payments" />}
      title={words.payments}
      view={view}
    >
      {({ limit, lines, page, pages, showrooms, sums, timezone, total, views }) => (
        <ListContext given={state.given} usual={USUAL}>
          <ListFilters filters={filtersFor(showrooms)} />
          <SalesListTools
            count={countOf(total, 'payment', 'payments')}
            exports="/api/v1/orders/payments/export"
            list="payments"
            state={views}
          />
          <ListCount>
            {countOf(total, 'payment', 'payments')}. {sumsText(sums)} {words.daysAreIn(zoneName(timezone))}
          </ListCount>
          <PaymentsTable rows={lines} sort={sort} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
