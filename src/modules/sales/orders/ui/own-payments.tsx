import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { Badge } from '@/ui/badge'
import { Section } from '@/ui/page-parts'
import type { OrderDetail } from '../queries/get-order-detail'
import type { OrderPayment } from '../queries/read-order-parts'
import { paymentLabel } from '../rules/money/payment-label'
import { paymentStatusLabel } from '../rules/money/payment-status-label'
import { PAYMENT_TONES } from '../rules/money/payment-statuses'
import { ProofOfPaymentForm } from './proof-of-payment-form'
import * as words from './words'

/** What is to be paid by when and what has come, and the way to send a proof of payment. */
export function OwnPayments({ order }: { order: OrderDetail }) {
  const { balance, currency, id, payments, refundOwed, status } = order
  return (
    <Section id="payments" title={words.payments}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} currency={currency} payment={payment} />
        ))}
        {refundOwed > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 text-14">
            <p className="font-semibold">{words.refundOwed}</p>
            <strong className="font-semibold tabular-nums">{formatMoney(refundOwed, currency)}</strong>
          </li>
        )}
      </ul>
      <Receipts order={order} />
      {balance > 0 && status !== 'PENDING_CONFIRMATION' && <ProofOfPaymentForm id={id} />}
    </Section>
  )
}

/** The receipt for every payment received; one that was undone is void. */
function Receipts({ order: { currency, receipts } }: { order: OrderDetail }) {
  const papers = receipts.flatMap(({ address, ...rest }) => (address ? [{ ...rest, address }] : []))
  if (papers.length === 0) return null
  return (
    <div className="mt-4 grid gap-1">
      <h3 className="text-14 font-semibold">{words.receipts}</h3>
      <ul className="grid gap-1">
        {papers.map(({ address, amount, id, number, undone }) => (
          <li key={id} className="text-14">
            <a
              className="inline-block py-1 font-semibold text-link underline underline-offset-3"
              href={address}
              rel="noreferrer"
              target="_blank"
            >
              {number}
            </a>{' '}
            {formatMoney(amount, currency)}
            {undone && <span className="text-faint"> · {words.voided}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PaymentLine({ currency, payment }: { currency: string; payment: OrderPayment }) {
  const { amount, dueOn, isDue, kind, received, status } = payment
  const isDropped = !isDue && kind !== 'REFUND' && status !== 'RECEIVED'
  const isPart = kind !== 'REFUND' && received > 0 && received < amount
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 text-14">
      <div>
        <p className="font-semibold">{paymentLabel(payment)}</p>
        {kind !== 'REFUND' && !isDropped && (
          <p className="text-13 text-faint">{dueOn ? `${words.due} ${dayInWords(dueOn)}` : words.noDay}</p>
        )}
        {isPart && <p className="text-13 text-faint">{words.received(formatMoney(received, currency))}</p>}
      </div>
      <div className="flex items-center gap-3 tabular-nums">
        <strong className="font-semibold">{formatMoney(amount, currency)}</strong>
        {isDropped && <Badge tone="grey">{words.noLongerDue}</Badge>}
        {!isDropped && <Badge tone={PAYMENT_TONES[status]}>{paymentStatusLabel({ kind, status })}</Badge>}
      </div>
    </li>
  )
}
