'use client'
import { useState } from 'react'
import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import page from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { Called } from '@/ui/client/answer'
import type { OrderPayment } from '../queries/read-order-parts'
import { isStillDue } from '../rules/is-still-due'
import { paymentLabel } from '../rules/money/payment-label'
import { paymentStatusLabel } from '../rules/money/payment-status-label'
import { PAYMENT_TONES } from '../rules/money/payment-statuses'
import styles from './order.module.css'
import type { OrderPanelProps } from './order-panel-props'
import { type MoneyKind, PaymentOrRefundDialog } from './payment-or-refund-dialog'
import { ReceiptsTable } from './receipts-table'
import * as words from './words'

const columnsFor = (currency: string): TableColumn<OrderPayment>[] => [
  {
    key: 'kind',
    title: words.payment,
    card: 'title',
    cell: (payment) => `${payment.sequence}. ${paymentLabel(payment)}`,
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ isDue, kind, status }) =>
      isDue || kind === 'REFUND' || status === 'RECEIVED' ? (
        <StatusLabel tone={PAYMENT_TONES[status]}>{paymentStatusLabel({ kind, status })}</StatusLabel>
      ) : (
        <StatusLabel tone="grey">{words.noLongerDue}</StatusLabel>
      ),
  },
  {
    key: 'due',
    title: words.dueOn,
    cell: ({ dueOn }) => (dueOn ? dayInWords(dueOn) : '—'),
  },
  {
    key: 'amount',
    title: words.amount,
    kind: 'number',
    cell: ({ amount, kind }) => `${kind === 'REFUND' ? '−' : ''}${formatMoney(amount, currency)}`,
  },
  {
    key: 'received',
    title: words.received,
    kind: 'number',
    cell: ({ kind, received }) => (kind === 'REFUND' ? '—' : formatMoney(received, currency)),
  },
]

/** The schedule of payments with what has come, the ways to record more, and what was recorded. */
export function PaymentsPanel({ mayUndo, mayUpdate, order, today }: OrderPanelProps & { mayUndo: boolean }) {
  const [pending, setPending] = useState<MoneyKind | null>(null)
  const [called, setCalled] = useState<Called | null>(null)
  // The amount that is due is known again once the order has been read after the last payment.
  const [recordedAt, setRecordedAt] = useState<OrderPanelProps['order'] | null>(null)
  return (
    <section className={styles.panel}>
      <h2>{words.payments}</h2>
      <CallOutcome called={called} />
      <Table<OrderPayment>
        columns={columnsFor(order.currency)}
        label={words.payments}
        rows={order.payments}
      />
      <RefundOwed order={order} />
      {mayUpdate && <Acts onAsk={setPending} order={order} />}
      <ReceiptsTable mayUndo={mayUndo} onDone={setCalled} order={order} />
      {pending && recordedAt !== order && (
        <PaymentOrRefundDialog
          kind={pending}
          onClose={() => setPending(null)}
          onDone={(answer) => {
            setPending(null)
            setCalled(answer)
            setRecordedAt(order)
          }}
          order={order}
          today={today}
        />
      )}
    </section>
  )
}

type ActsProps = Pick<OrderPanelProps, 'order'> & { onAsk: (kind: MoneyKind) => void }

/** The ways to record what came or went back. */
const Acts = ({ onAsk, order: { balance, paid, status } }: ActsProps) => (
  <span className={styles.steps}>
    {isStillDue(status) && balance > 0 && (
      <button className={page.button} onClick={() => onAsk('payment')} type="button">
        {words.recordPayment}
      </button>
    )}
    {paid > 0 && (
      <button className={page.button} onClick={() => onAsk('refund')} type="button">
        {words.recordRefund}
      </button>
    )}
  </span>
)

/** What still has to go back for a cancelled or returned order. */
function RefundOwed({ order: { currency, refundOwed } }: Pick<OrderPanelProps, 'order'>) {
  if (refundOwed === 0) return null
  return (
    <p>
      <strong>{words.refundStillOwed(formatMoney(refundOwed, currency))}</strong>
    </p>
  )
}
