import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/list-params'
import { can, visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import type { Filter, Option } from '@/ui/back-office/list/types'
import { COUNTED, countedOf } from '@/ui/back-office/list/words'
import { showroomChoices } from '../queries/list-order-choices'
import { listOrders } from '../queries/list-orders'
import { readOrderTerms } from '../queries/read-order-terms'
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../rules/order-statuses'
import { ordersQuery } from '../schemas/orders'
import { OrdersTable } from './orders-table'
import * as words from './words'

/** Which orders a list holds: all, those of vehicles in stock, or those on demand. */
const LISTS = {
  all: { title: words.orders, isOrderOnDemand: undefined },
  'standard-orders': { title: words.standardOrders, isOrderOnDemand: false },
  'advanced-orders': { title: words.advancedOrders, isOrderOnDemand: true },
} as const
type ListName = keyof typeof LISTS

/** The list that an address names. */
export const listAt = ({ params }: AdminViewServerProps): ListName => {
  const name = [params?.segments ?? []].flat()[1]
  return name === 'standard-orders' || name === 'advanced-orders' ? name : 'all'
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
  ...(name === 'all' ? [KIND] : []),
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

/** The orders of the viewer's showrooms, newest first. */
export async function OrdersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const name = listAt(view)
  const { isOrderOnDemand, title } = LISTS[name]
  const { given, query } = readListParams(ordersQuery, {}, view.searchParams ?? {})
  const db = req.payload.db.drizzle
  const scope = visibleShowrooms(actor)
  return (
    <ListFrame
      allowed={can(actor, 'sales', 'read')}
      load={async () => {
        const [{ timezone }, showrooms] = await Promise.all([readOrderTerms(db), showroomChoices(db, scope)])
        const page = await pageAt(query, (listQuery) =>
          listOrders(
            db,
            { ...listQuery, isOrderOnDemand: isOrderOnDemand ?? listQuery.isOrderOnDemand },
            scope,
            timezone,
            COUNTED,
          ),
        )
        return { page, showrooms }
      }}
      title={title}
      view={view}
    >
      {({ page: { limit, page, pages, rows, total }, showrooms }) => (
        <ListContext given={given}>
          <ListFilters filters={filtersFor(showrooms, name)} />
          <ListCount>{countedOf(total, words.order, words.ordersLower)}.</ListCount>
          <OrdersTable address={name === 'all' ? '/admin/orders' : `/admin/orders/${name}`} rows={rows} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
