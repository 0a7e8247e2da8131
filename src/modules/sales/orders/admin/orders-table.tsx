'use client'
import Link from 'next/link'
import { dayInWords } from '@/kernel/days'
import { formatMoney } from '@/kernel/money'
import list from '@/ui/back-office/list/list-context.module.css'

import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { Status } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalDay } from '@/ui/back-office/local-time'
import type { OrderRow } from '../queries/list-orders'
import { isStillDue } from '../rules/cancellation'

import { ORDER_STATUS_LABELS, ORDER_TONES } from '../rules/order-statuses'
import { orderSum } from '../rules/order-sum'
import * as words from './words'

const numberColumn = (address: string): TableColumn<OrderRow> => ({
  key: 'number',
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
    title: words.status,
    card: 'status',
    cell: ({ status }) => <Status tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</Status>,
  },
  {
    key: 'customer',
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
    title: words.vehicle,
    kind: 'long',
    cell: ({ vehicle }) => (
      <>
        {vehicle.name}
        <span className={list.under}>{vehicle.sku}</span>
      </>
    ),
  },
  { key: 'showroom', title: words.showroom, cell: ({ showroom }) => showroom?.name ?? '—' },
  { key: 'ordered', title: words.ordered, cell: ({ orderedAt }) => <LocalDay iso={orderedAt} /> },
  {
    key: 'total',
    title: words.total,
    kind: 'number',
    cell: (row) => <Total row={row} />,
  },
  {
    key: 'balance',
    title: words.balance,
    kind: 'number',
    cell: ({ balance, currency }) => formatMoney(balance, currency),
  },
  { key: 'next', title: words.nextPayment, cell: (row) => <NextPayment row={row} /> },
]

/** Orders, each leading to its own screen. */
export function OrdersTable({ address, rows }: { address: string; rows: OrderRow[] }) {
  if (rows.length === 0)
    return <ListEmpty hint={words.ordersAppearHere} noMatch={words.noOrderMatches} none={words.noOrdersYet} />
  return (
    <Table<OrderRow>
      columns={[numberColumn(address), ...COLUMNS]}
      isCompact
      label={words.orders}
      rows={rows}
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
    return <Status tone="amber">{words.refundOfRow(formatMoney(refundOwed, currency))}</Status>
  if (!nextPayment) return balance === 0 && isStillDue(status) ? words.paidInFull : '—'
  const amount = formatMoney(nextPayment.amount, currency)
  if (!nextPayment.dueOn) return amount
  const day = dayInWords(nextPayment.dueOn)
  return nextPayment.status === 'OVERDUE' ? (
    <Status tone="red">{words.overdue(amount, day)}</Status>
  ) : (
    words.due(amount, day)
  )
}
