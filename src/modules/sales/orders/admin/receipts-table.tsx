'use client'
import { useState } from 'react'
import { formatMoney } from '@/kernel/money'
import page from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalDay } from '@/ui/back-office/time/local-day'
import type { Called } from '@/ui/client/answer'
import type { OrderDetail } from '../queries/get-order-detail'
import type { OrderReceipt } from '../queries/list-order-receipts'
import { documentHref } from '../rules/document-href'
import { PAYMENT_METHOD_LABELS } from '../rules/money/payment-methods'
import styles from './order.module.css'
import { UndoPaymentDialog } from './undo-payment-dialog'
import * as words from './words'

const columnsFor = ({ currency, id }: OrderDetail): TableColumn<OrderReceipt>[] => [
  {
    key: 'kind',
    title: words.recorded,
    card: 'title',
    cell: ({ address, kind, number, undone }) => (
      <>
        {words.kinds[kind]}
        {address && (
          <a className={list.under} href={address} rel="noreferrer" target="_blank">
            {number}
          </a>
        )}
        {undone && (
          <span className={list.under}>
            <StatusLabel tone="slate">{words.undone}</StatusLabel>
          </span>
        )}
      </>
    ),
  },
  { key: 'day', title: words.day, cell: ({ receivedAt }) => <LocalDay iso={receivedAt} /> },
  {
    key: 'amount',
    title: words.amount,
    kind: 'number',
    cell: ({ amount, kind, undone }) => (
      <span className={undone ? styles.undone : undefined}>
        {`${kind === 'REFUND' ? '−' : ''}${formatMoney(amount, currency)}`}
      </span>
    ),
  },
  { key: 'how', title: words.how, kind: 'long', cell: (row) => <How orderId={id} row={row} /> },
]

/** How money came, who recorded it, and who undid that and why. */
function How({ orderId, row }: { orderId: number; row: OrderReceipt }) {
  const { method, note, proof, recordedBy, transactionId, undone } = row
  const parts = [method && PAYMENT_METHOD_LABELS[method], transactionId, note].filter(Boolean).join(' · ')
  return (
    <>
      {parts}
      {proof && (
        <a className={list.under} href={documentHref(orderId, proof.id)} rel="noreferrer" target="_blank">
          {proof.name}
        </a>
      )}
      {recordedBy && <span className={list.under}>{words.recordedBy(recordedBy)}</span>}
      {undone && (
        <span className={list.under}>
          {words.undone} <LocalDay iso={undone.at} /> {undone.by && words.by(undone.by)}: {undone.reason}
        </span>
      )}
    </>
  )
}

type Props = { mayUndo: boolean; order: OrderDetail; onDone: (answer: Called) => void }

/** Everything recorded of the order's money, and the way to undo what was a mistake. */
export function ReceiptsTable({ mayUndo, onDone, order }: Props) {
  const [pending, setPending] = useState<OrderReceipt | null>(null)
  if (order.receipts.length === 0) return null
  const actions: TableColumn<OrderReceipt> = {
    key: 'actions',
    title: '',
    kind: 'actions',
    cell: (row) =>
      !row.undone && (
        <button
          aria-label={words.undoNamed(
            `${words.kinds[row.kind].toLowerCase()}, ${formatMoney(row.amount, order.currency)}`,
          )}
          className={page.button}
          onClick={() => setPending(row)}
          type="button"
        >
          {words.undo}
        </button>
      ),
  }
  return (
    <>
      <Table<OrderReceipt>
        columns={[...columnsFor(order), mayUndo && actions]}
        label={words.recorded}
        rows={order.receipts}
      />
      {pending && (
        <UndoPaymentDialog
          onClose={() => setPending(null)}
          onDone={(answer) => {
            setPending(null)
            onDone(answer)
          }}
          order={order}
          receipt={pending}
        />
      )}
    </>
  )
}
