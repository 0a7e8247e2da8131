'use client'
import { useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { formatMoney } from '@/kernel/money'
import { questionIn } from '@/kernel/workflow/question'
import page from '@/ui/back-office/admin.module.css'
import { AdminDialog, Refusal } from '@/ui/back-office/dialog'
import type { Answer, Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-back-office'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
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

/** What is entered, all as texts. */
type Entered = {
  paymentId: string
  goodwill: string
  amount: string
  method: string
  transactionId: string
  day: string
  proofId: string
  note: string
}

const startOf = ({ kind, order: { nextPayment, paid } }: Props): Entered => ({
  paymentId: '',
  goodwill: '',
  amount: String((kind === 'payment' ? nextPayment?.amount : paid) ?? ''),
  method: 'BANK_TRANSFER',
  transactionId: '',
  day: '',
  proofId: '',
  note: '',
})

const textOf = (text: string): string | undefined => text.trim() || undefined

/** What a refund of a completed order is, as chosen. */
const GOODWILL: Readonly<Record<string, boolean>> = { goodwill: true, returned: false }

/** Records what was entered; `isConfirmed` answers the question whether it is another payment. */
function post({ kind, order }: Props, key: string, entered: Entered, isConfirmed: boolean) {
  const params = { path: { id: order.id } }
  const headers = { 'idempotency-key': key }
  const body = {
    amount: Number(entered.amount || 0),
    method: PAYMENT_METHODS.find((one): one is PaymentMethod => one === entered.method) ?? null,
    transactionId: textOf(entered.transactionId),
    receivedPaymentDate: textOf(entered.day),
    note: textOf(entered.note),
  }
  if (kind === 'refund') {
    const goodwill = GOODWILL[entered.goodwill]
    return callApi('post', '/api/v1/orders/{id}/refunds', { params, body: { ...body, goodwill }, headers })
  }
  const paymentId = Number(entered.paymentId) || undefined
  const proofId = Number(entered.proofId) || undefined
  const confirmed = isConfirmed && { confirmed: { samePayment: true } }
  return callApi('post', '/api/v1/orders/{id}/payments', {
    params,
    body: { ...body, paymentId, proofId, ...confirmed },
    headers,
  })
}

/** One receipt, whatever is clicked twice: its key distinguishes a retry from a second payment. */
function useMoney(props: Props) {
  const { onClose, onDone } = props
  const { run } = useWrite()
  const [key] = useState(() => crypto.randomUUID())
  const form = useSchemaForm<Entered>({
    defaultValues: startOf(props),
    // Why it was refused stands below the fields, all of it.
    fieldOf: () => null,
    submit: async (entered, { refused }) => {
      const isConfirmed = refused !== null && questionIn(refused.issues) !== null
      const answer = await run<Answer<unknown>>(post(props, key, entered, isConfirmed))
      if (answer.ok) onDone(answer)
      return answer
    },
  })
  const { refused } = form
  return { ...form, question: refused && questionIn(refused.issues), ...useRefusal(refused, onClose) }
}

/** Takes down a payment or a refund. */
export function MoneyDialog(props: Props) {
  const { kind, onClose, order } = props
  const { question, clear, extra, isBusy, refusal, register, submit } = useMoney(props)
  const verb = kind === 'payment' ? words.recordPayment : words.recordRefund
  return (
    <AdminDialog narrow onClose={onClose} title={`${verb}: ${order.number}`}>
      <form className={styles.form} onInput={clear} onSubmit={submit}>
        <Fields kind={kind} order={order} register={register} />
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
          <button className={page.primary} disabled={isBusy} type="submit">
            {isBusy ? words.saving : question ? words.recordAnother : verb}
          </button>
        </span>
      </form>
    </AdminDialog>
  )
}

type FieldProps = Pick<Props, 'order'> & { register: UseFormRegister<Entered> }

function Fields({ kind, ...fields }: FieldProps & Pick<Props, 'kind'>) {
  const { order, register } = fields
  return (
    <>
      {kind === 'payment' && <PaymentChoice {...fields} />}
      {kind === 'refund' && requiresGoodwill(order.status) && <GoodwillChoice {...fields} />}
      <label className={page.field}>
        <span className={page.label}>{words.amountIn(order.currency)}</span>
        <input className={page.input} min="0" required step="any" type="number" {...register('amount')} />
      </label>
      <MethodChoice {...fields} />
      <label className={page.field}>
        <span className={page.label}>{words.transactionId}</span>
        <input className={page.input} maxLength={100} {...register('transactionId')} />
      </label>
      <label className={page.field}>
        <span className={page.label}>{words.receivedOn}</span>
        <input className={page.input} type="date" {...register('day')} />
      </label>
      {kind === 'payment' && <ProofChoice {...fields} />}
      <label className={`${page.field} ${styles.wide}`}>
        <span className={page.label}>{words.internalNote}</span>
        <input className={page.input} maxLength={300} {...register('note')} />
      </label>
    </>
  )
}

/** Which payment of the schedule the money is for. */
function PaymentChoice({ order: { currency, payments }, register }: FieldProps) {
  const open = payments.filter((one) => one.kind !== 'REFUND' && one.received < one.amount)
  if (open.length < 2) return null
  return (
    <label className={page.field}>
      <span className={page.label}>{words.forPayment}</span>
      <select className={page.input} {...register('paymentId')}>
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
const GoodwillChoice = ({ register }: FieldProps) => (
  <label className={`${page.field} ${styles.wide}`}>
    <span className={page.label}>{words.refundIs}</span>
    <select className={page.input} defaultValue="" required {...register('goodwill')}>
      <option disabled value="">
        {words.chooseRefund}
      </option>
      <option value="goodwill">{words.refundOfGoodwill}</option>
      <option value="returned">{words.refundOfPayment}</option>
    </select>
  </label>
)

/** Which of the customer's proofs shows it. */
function ProofChoice({ order: { documents }, register }: FieldProps) {
  const proofs = documents.filter(({ kind }) => kind === SENT_BY_CUSTOMERS)
  if (proofs.length === 0) return null
  return (
    <label className={page.field}>
      <span className={page.label}>{words.proof}</span>
      <select className={page.input} {...register('proofId')}>
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

const MethodChoice = ({ register }: FieldProps) => (
  <label className={page.field}>
    <span className={page.label}>{words.method}</span>
    <select className={page.input} defaultValue="BANK_TRANSFER" {...register('method')}>
      <option value="">{words.notStated}</option>
      {PAYMENT_METHODS.map((method) => (
        <option key={method} value={method}>
          {PAYMENT_METHOD_LABELS[method]}
        </option>
      ))}
    </select>
  </label>
)
