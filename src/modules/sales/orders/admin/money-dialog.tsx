'use client'
import { type FormEvent, useState } from 'react'
import { formatMoney } from '@/kernel/money'
import { questionIn } from '@/kernel/workflow/question'
import page from '@/ui/back-office/admin.module.css'
import { AdminDialog, Refusal } from '@/ui/back-office/dialog'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { useWrite } from '@/ui/client/use-write'
import type { OrderDetail } from '../queries/get-order-detail'
import { requiresGoodwill } from '../rules/money/goodwill'
import { SENT_BY_CUSTOMERS } from '../rules/order-documents'
import {
  PAYMENT_KIND_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../rules/payment-statuses'
import styles from './order.module.css'
import { useRefusal } from './use-refusal'
import * as words from './words'

export type MoneyKind = 'payment' | 'refund'

type Props = {
  kind: MoneyKind
  order: OrderDetail
  onClose: () => void
  onDone: (answer: Called) => void
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** What a refund of a completed order is, as chosen. */
const GOODWILL: Readonly<Record<string, boolean>> = { goodwill: true, returned: false }

/** One receipt, whatever is clicked twice: its key tells a retry from a second payment. */
function useMoney({ kind, order, onClose, onDone }: Props) {
  const { busy, called, clear, run } = useWrite()
  const asked = called?.ok === false ? questionIn(called.issues) : null
  const [key] = useState(() => crypto.randomUUID())
  const send = async (form: FormData) => {
    const params = { path: { id: order.id } }
    const body = {
      amount: Number(textOf(form, 'amount') ?? 0),
      method: PAYMENT_METHODS.find((one): one is PaymentMethod => one === form.get('method')) ?? null,
      transactionId: textOf(form, 'transactionId'),
      receivedPaymentDate: textOf(form, 'day'),
      note: textOf(form, 'note'),
    }
    const headers = { 'idempotency-key': key }
    const paymentId = Number(textOf(form, 'paymentId')) || undefined
    const proofId = Number(textOf(form, 'proofId')) || undefined
    const answer =
      kind === 'payment'
        ? await run(
            callApi('post', '/api/v1/orders/{id}/payments', {
              params,
              body: { ...body, paymentId, proofId, ...(asked && { confirmed: { samePayment: true } }) },
              headers,
            }),
          )
        : await run(
            callApi('post', '/api/v1/orders/{id}/refunds', {
              params,
              body: { ...body, goodwill: GOODWILL[textOf(form, 'goodwill') ?? ''] },
              headers,
            }),
          )
    if (answer.ok) onDone(answer)
  }
  return { asked, busy, clear, send, ...useRefusal(called, onClose) }
}

/** Takes down a payment or a refund. */
export function MoneyDialog(props: Props) {
  const { kind, onClose, order } = props
  const { asked, busy, clear, extra, refusal, send } = useMoney(props)
  const verb = kind === 'payment' ? words.recordPayment : words.recordRefund
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(new FormData(event.currentTarget))
  }
  return (
    <AdminDialog narrow onClose={onClose} title={`${verb}: ${order.number}`}>
      <form className={styles.form} onInput={clear} onSubmit={submit}>
        <Fields kind={kind} order={order} />
        {refusal && (
          <div className={styles.wide}>
            <Refusal>{refusal}</Refusal>
          </div>
        )}
        <span className={`${styles.steps} ${styles.wide}`}>
          {extra && (
            <button className={page.button} onClick={extra.onClick} type="button">
              {extra.verb}
            </button>
          )}
          <button className={page.primary} disabled={busy} type="submit">
            {busy ? words.saving : asked ? words.recordAnother : verb}
          </button>
        </span>
      </form>
    </AdminDialog>
  )
}

function Fields({ kind, order }: Pick<Props, 'kind' | 'order'>) {
  const { currency, nextPayment, paid } = order
  return (
    <>
      {kind === 'payment' && <PaymentChoice order={order} />}
      {kind === 'refund' && requiresGoodwill(order.status) && <GoodwillChoice />}
      <label className={page.field}>
        <span className={page.label}>{words.amountIn(currency)}</span>
        <input
          className={page.input}
          defaultValue={kind === 'payment' ? nextPayment?.amount : paid}
          min="0"
          name="amount"
          required
          step="any"
          type="number"
        />
      </label>
      <MethodChoice />
      <label className={page.field}>
        <span className={page.label}>{words.transactionId}</span>
        <input className={page.input} maxLength={100} name="transactionId" />
      </label>
      <label className={page.field}>
        <span className={page.label}>{words.receivedOn}</span>
        <input className={page.input} name="day" type="date" />
      </label>
      {kind === 'payment' && <ProofChoice order={order} />}
      <label className={`${page.field} ${styles.wide}`}>
        <span className={page.label}>{words.internalNote}</span>
        <input className={page.input} maxLength={300} name="note" />
      </label>
    </>
  )
}

/** Which payment of the schedule the money is for. */
function PaymentChoice({ order: { currency, payments } }: Pick<Props, 'order'>) {
  const open = payments.filter((one) => one.kind !== 'REFUND' && one.received < one.amount)
  if (open.length < 2) return null
  return (
    <label className={page.field}>
      <span className={page.label}>{words.forPayment}</span>
      <select className={page.input} name="paymentId">
        <option value="">{words.firstOpen}</option>
        {open.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.sequence}. ${PAYMENT_KIND_LABELS[one.kind]}, ${formatMoney(one.amount - one.received, currency)}`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Whether a refund reduces the price, or opens the payment again. */
const GoodwillChoice = () => (
  <label className={`${page.field} ${styles.wide}`}>
    <span className={page.label}>{words.refundIs}</span>
    <select className={page.input} defaultValue="" name="goodwill" required>
      <option disabled value="">
        {words.chooseRefund}
      </option>
      <option value="goodwill">{words.refundOfGoodwill}</option>
      <option value="returned">{words.refundOfPayment}</option>
    </select>
  </label>
)

/** Which of the customer's proofs shows it. */
function ProofChoice({ order: { documents } }: Pick<Props, 'order'>) {
  const proofs = documents.filter(({ kind }) => kind === SENT_BY_CUSTOMERS)
  if (proofs.length === 0) return null
  return (
    <label className={page.field}>
      <span className={page.label}>{words.proof}</span>
      <select className={page.input} name="proofId">
        <option value="">{words.noProof}</option>
        {proofs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const MethodChoice = () => (
  <label className={page.field}>
    <span className={page.label}>{words.method}</span>
    <select className={page.input} defaultValue="BANK_TRANSFER" name="method">
      <option value="">{words.notStated}</option>
      {PAYMENT_METHODS.map((method) => (
        <option key={method} value={method}>
          {PAYMENT_METHOD_LABELS[method]}
        </option>
      ))}
    </select>
  </label>
)
