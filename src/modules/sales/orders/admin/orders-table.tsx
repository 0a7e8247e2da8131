'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import list from '@/ui/back-office/list/list-context.module.css'

import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { sortsOf } from '@/ui/back-office/list/sorting'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import type { OrderRow } from '../queries/read-order-rows'
import { isStillDue } from '../rules/is-still-due'

import { ORDER_SORT_LABELS, type OrderSort } from '../rules/lists/order-sorts'
import { ORDER_STATUS_LABELS, ORDER_TONES } from '../rules/order-statuses'
import { orderSum } from '../rules/order-sum'
import * as words from './words'

const sorts = (first: OrderSort, second: OrderSort) => sortsOf(ORDER_SORT_LABELS, first, second)

const numberColumn = (address: string): TableColumn<OrderRow> => ({
  key: 'number',
  sorts: sorts('number-desc', 'number-asc'),
  title: words.number,
  card: 'title',
  cell: ({ id, isOrderOnDemand, number }) => (
    <>
      <Link href={`${address}/${id}`}>{number}</Link>
      {isOrderOnDemand && <span className={list.under}>{words.onDemand}</span>}
    </>
  ),
})

const COLUMNS: TableColumn<OrderRow>[] = [
  {
    key: 'status',
    sorts: sorts('status-asc', 'status-desc'),
    title: words.status,
    card: 'status',
    cell: ({ status }) => <StatusLabel tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</StatusLabel>,
  },
  {
    key: 'customer',
    sorts: sorts('customer-asc', 'customer-desc'),
    title: words.customer,
    kind: 'long',
    card: 'lead',
    cell: ({ customer }) => (
      <>
        {customer.name}
        <span className={list.under} title={customer.email}>
          {customer.email}
        </span>
      </>
    ),
  },
  {
    key: 'vehicle',
    sorts: sorts('vehicle-asc', 'vehicle-desc'),
    title: words.vehicle,
    kind: 'long',
    cell: ({ vehicle }) => (
      <>
        {vehicle.name}
        <span className={list.under}>{vehicle.sku}</span>
      </>
    ),
  },
  {
    key: 'showroom',
    title: words.showroom,
    sorts: sorts('showroom-asc', 'showroom-desc'),
    cell: ({ showroom }) => showroom?.name ?? '—',
  },
  {
    key: 'ordered',
    title: words.ordered,
    sorts: sorts('newest', 'oldest'),
    cell: ({ orderedAt }) => <LocalDay iso={orderedAt} />,
  },
  {
    key: 'total',
    sorts: sorts('total-desc', 'total-asc'),
    title: words.total,
    kind: 'number',
    cell: (row) => <Total row={row} />,
  },
  {
    key: 'balance',
    sorts: sorts('balance-desc', 'balance-asc'),
    title: words.balance,
    kind: 'number',
    cell: ({ balance, currency }) => formatMoney(balance, currency),
  },
  {
    key: 'next',
    title: words.nextPayment,
    sorts: sorts('due-asc', 'due-desc'),
    cell: (row) => <NextPayment row={row} />,
  },
]

type Props = { address: string; rows: OrderRow[]; sort: OrderSort }

/** Orders, each leading to its own screen; j and k move, e opens. */
export function OrdersTable({ address, rows, sort }: Props) {
  const router = useRouter()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const open = useCallback((id: number) => router.push(`${address}/${id}`), [address, router])
  const current = useRowKeys(ids, { open })
  if (rows.length === 0)
    return <ListEmpty hint={words.ordersAppearHere} noMatch={words.noOrderMatches} none={words.noOrdersYet} />
  return (
    <Table<OrderRow>
      columns={[numberColumn(address), ...COLUMNS]}
      current={current}
      isCompact
      label={words.orders}
      rows={rows}
      sort={sort}
    />
  )
}

/** The total with what it covers, then the bare price. */
function Total({ row }: { row: OrderRow }) {
  const { total, vehicle } = orderSum(row)
  return (
    <>
      {total}
      {vehicle && <span className={list.under}>{words.ofVehicle(vehicle)}</span>}
    </>
  )
}

/** What the customer owes next, and by when. */
function NextPayment({ row: { balance, currency, nextPayment, refundOwed, status } }: { row: OrderRow }) {
  if (refundOwed > 0)
    return <StatusLabel tone="amber">{words.refundOfRow(formatMoney(refundOwed, currency))}</StatusLabel>
  if (!nextPayment) return balance === 0 && isStillDue(status) ? words.paidInFull : '—'
  const amount = formatMoney(nextPayment.amount, currency)
  if (!nextPayment.dueOn) return amount
  const day = dayInWords(nextPayment.dueOn)
  return nextPayment.status === 'OVERDUE' ? (
    <StatusLabel tone="red">{words.overdue(amount, day)}</StatusLabel>
  ) : (
    words.due(amount, day)
  )
}
