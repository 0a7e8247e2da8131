import type { AdminViewServerProps } from 'payload'
import { type ListState, readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { SalesListTools } from '@/modules/sales/saved-views/admin/sales-list-tools'
import { readViewState } from '@/modules/sales/saved-views/queries/read-view-state'
import { SALES_LIST_PATHS } from '@/modules/sales/saved-views/rules/sales-lists'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Filter, Option } from '@/ui/back-office/list/list-type'
import { pageAt } from '@/ui/back-office/list/page-at'
import { COUNTED, countedOf } from '@/ui/back-office/list/words'
import { showroomChoices } from '../queries/list-order-filter-choices'
import { listOrders } from '../queries/list-orders'
import { readOrderTerms } from '../queries/read-order-terms'
import { USUAL_ORDER_SORT } from '../rules/lists/order-sorts'
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../rules/order-statuses'
import { type OrdersQuery, ordersFilter } from '../schemas/orders'
import { OrderTabs } from './order-tabs'
import { OrdersTable } from './orders-table'
import * as words from './words'

/** Which orders a list holds: all, those of vehicles in stock, or those on demand. */
const LISTS = {
  orders: { title: words.orders, isOrderOnDemand: undefined },
  'standard-orders': { title: words.standardOrders, isOrderOnDemand: false },
  'advanced-orders': { title: words.advancedOrders, isOrderOnDemand: true },
} as const
type ListName = keyof typeof LISTS

const USUAL = { sort: USUAL_ORDER_SORT }

/** The list that an address names. */
export const listAt = ({ params }: AdminViewServerProps): ListName => {
  const name = [params?.segments ?? []].flat()[1]
  return name === 'standard-orders' || name === 'advanced-orders' ? name : 'orders'
}

const filtersFor = (showrooms: Option[], name: ListName): Filter[] => [
  { name: 'keyword', label: words.numberVehicleOrCustomer, kind: 'search' },
  { name: 'customerName', label: words.customerName, kind: 'text' },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] })),
  },
  { name: 'orderDateFrom', label: words.orderedFrom, kind: 'day' },
  { name: 'orderDateTo', label: words.orderedTo, kind: 'day' },
  { name: 'paidFrom', label: words.paidFrom, kind: 'day' },
  { name: 'paidTo', label: words.paidTo, kind: 'day' },
  { name: 'showroom', label: words.showroom, kind: 'choice', any: words.anyShowroom, options: showrooms },
  ...(name === 'orders' ? [KIND] : []),
  {
    name: 'waiting',
    label: words.waits,
    kind: 'choice',
    any: words.anyWaiting,
    options: [
      { value: 'staff', label: words.ourAnswer },
      { value: 'overdue', label: words.latePayment },
      { value: 'cancellation', label: words.cancellationRequested },
      { value: 'refund', label: words.refundOwed },
    ],
  },
]

const KIND: Filter = {
  name: 'isOrderOnDemand',
  label: words.kind,
  kind: 'choice',
  any: words.anyKind,
  options: [
    { value: 'false', label: words.standard },
    { value: 'true', label: words.advanced },
  ],
}

/** One page of a list of orders, with what is chosen from above it. */
async function readList(
  db: Db,
  { actor, name }: { actor: Actor; name: ListName },
  { given, query }: ListState<OrdersQuery>,
) {
  const scope = visibleShowrooms(actor)
  const [{ timezone }, showrooms, views] = await Promise.all([
    readOrderTerms(db),
    showroomChoices(db, scope),
    readViewState(db, actor, name, given),
  ])
  const { isOrderOnDemand } = LISTS[name]
  const page = await pageAt(query, (listQuery) =>
    listOrders(
      db,
      { ...listQuery, isOrderOnDemand: isOrderOnDemand ?? listQuery.isOrderOnDemand },
      scope,
      timezone,
      COUNTED,
    ),
  )
  return { ...page, filters: filtersFor(showrooms, name), views }
}

/** What a list is narrowed to whatever its address says, as its file takes it. */
const fixedOf = (name: ListName) => {
  const { isOrderOnDemand } = LISTS[name]
  return isOrderOnDemand === undefined ? undefined : { isOrderOnDemand: String(isOrderOnDemand) }
}

/** The orders of the viewer's showrooms, newest first. */
export async function OrdersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const name = listAt(view)
  const state = readListParams(ordersFilter, {}, view.searchParams ?? {})
  const { sort = USUAL_ORDER_SORT } = state.query
  return (
    <ListFrame
      allowed={can(actor, 'sales', 'read')}
      load={() => readList(req.payload.db.drizzle, { actor, name }, state)}
      tabs={<OrderTabs current={name} />}
      title={LISTS[name].title}
      view={view}
    >
      {({ filters, limit, page, pages, rows, total, views }) => (
        <ListContext given={state.given} usual={USUAL}>
          <ListFilters filters={filters} />
          <SalesListTools
            count={countedOf(total, words.order, words.ordersLower)}
            exports="/api/v1/orders/export"
            fixed={fixedOf(name)}
            list={name}
            state={views}
          />
          <ListCount>{countedOf(total, words.order, words.ordersLower)}.</ListCount>
          <OrdersTable address={SALES_LIST_PATHS[name]} rows={rows} sort={sort} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
