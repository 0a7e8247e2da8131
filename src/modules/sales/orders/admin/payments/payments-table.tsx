'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { sortsOf } from '@/ui/back-office/list/sorting'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { PAYMENT_SORT_LABELS, type PaymentSort } from '../../rules/lists/payment-sorts'
import { RECEIPT_STATE_LABELS, RECEIPT_STATE_TONES } from '../../rules/lists/receipt-states'
import type { PaymentLine } from './payment-line'
import * as words from './words'

const sorts = (first: PaymentSort, second: PaymentSort) => sortsOf(PAYMENT_SORT_LABELS, first, second)

const orderHref = (id: number): string => `/admin/orders/${id}`

const COLUMNS: readonly TableColumn<PaymentLine>[] = [
  {
    key: 'payment',
    title: words.payment,
    card: 'title',
    sorts: sorts('number-asc', 'number-desc'),
    cell: ({ number, receipt }) =>
      receipt ? (
        <a href={receipt} rel="noreferrer" target="_blank">
          {number}
        </a>
      ) : (
        <>
          {words.refund}
          <span className={list.under}>{number}</span>
        </>
      ),
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    sorts: sorts('status-asc', 'status-desc'),
    cell: ({ status }) => (
      <StatusLabel tone={RECEIPT_STATE_TONES[status]}>{RECEIPT_STATE_LABELS[status]}</StatusLabel>
    ),
  },
  {
    key: 'order',
    title: words.order,
    kind: 'long',
    sorts: sorts('order-desc', 'order-asc'),
    cell: ({ order, vehicle }) => (
      <>
        <Link href={orderHref(order.id)}>{order.number}</Link>
        <span className={list.under}>{vehicle}</span>
      </>
    ),
  },
  {
    key: 'customer',
    title: words.customer,
    kind: 'long',
    card: 'lead',
    sorts: sorts('customer-asc', 'customer-desc'),
    cell: ({ customer, email }) => (
      <>
        {customer}
        <span className={list.under} title={email}>
          {email}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    title: words.amount,
    kind: 'number',
    sorts: sorts('amount-desc', 'amount-asc'),
    cell: ({ amount, status }) => (status === 'UNDONE' ? <s>{amount}</s> : amount),
  },
  {
    key: 'currency',
    title: words.currency,
    sorts: sorts('currency-asc', 'currency-desc'),
    cell: ({ currency }) => currency,
  },
  {
    key: 'method',
    title: words.method,
    kind: 'long',
    sorts: sorts('method-asc', 'method-desc'),
    cell: ({ method, transactionId }) => (
      <>
        {method ?? '—'}
        {transactionId && <span className={list.under}>{transactionId}</span>}
      </>
    ),
  },
  { key: 'date', title: words.date, sorts: sorts('newest', 'oldest'), cell: ({ day }) => day },
  {
    key: 'recorder',
    title: words.recordedBy,
    sorts: sorts('recorder-asc', 'recorder-desc'),
    cell: ({ recordedBy }) => recordedBy ?? '—',
  },
]

/** Payments and refunds of all orders; j and k move, e opens the order. */
export function PaymentsTable({ rows, sort }: { rows: readonly PaymentLine[]; sort: PaymentSort }) {
  const router = useRouter()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const open = useCallback(
    (id: number) => {
      const row = rows.find((one) => one.id === id)
      if (row) router.push(orderHref(row.order.id))
    },
    [rows, router],
  )
  const current = useRowKeys(ids, { open })
  if (rows.length === 0)
    return (
      <ListEmpty
        hint={words.paymentsAppearHere}
        noMatch={words.noPaymentMatches}
        none={words.noPaymentsYet}
      />
    )
  return (
    <Table columns={COLUMNS} current={current} isCompact label={words.payments} rows={rows} sort={sort} />
  )
}
