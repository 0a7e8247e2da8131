'use client'
import { type ComponentProps, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { Day } from '@/kernel/days'
import { formatMoney } from '@/kernel/money'
import { questionIn } from '@/kernel/workflow/question-in'
import page from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { Refusal } from '@/ui/back-office/refusal'
import type { Answer, Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { OrderDetail } from '../queries/get-order-detail'
import { requiresGoodwill } from '../rules/money/goodwill'
import { PAYMENT_KIND_LABELS } from '../rules/money/payment-label'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from '../rules/money/payment-methods'
import { SENT_BY_CUSTOMERS } from '../rules/order-documents'
import styles from './order.module.css'
import { useRefusedCall } from './use-refused-call'
import * as words from './words'

export type MoneyKind = 'payment' | 'refund'

type Props = {
  kind: MoneyKind
  order: OrderDetail
  /** In the company's time zone: most money is recorded on the day on which it comes. */
  today: Day
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

/** In the order of the screen. */
const startOf = ({ kind, order: { nextPayment, paid }, today }: Props): Entered => ({
  paymentId: '',
  goodwill: '',
  amount: String((kind === 'payment' ? nextPayment?.amount : paid) ?? ''),
  method: 'BANK_TRANSFER',
  transactionId: '',
  day: today,
  proofId: '',
  note: '',
})

const openPayments = ({ payments }: OrderDetail) =>
  payments.filter((one) => one.kind !== 'REFUND' && one.received < one.amount)

const proofsOf = ({ documents }: OrderDetail) => documents.filter(({ kind }) => kind === SENT_BY_CUSTOMERS)

/** Whether the dialog has a field: some are for a payment or a refund alone, or need something to choose from. */
function isShown(field: keyof Entered, { kind, order }: Pick<Props, 'kind' | 'order'>): boolean {
  if (field === 'paymentId') return kind === 'payment' && openPayments(order).length > 1
  if (field === 'proofId') return kind === 'payment' && proofsOf(order).length > 0
  return field !== 'goodwill' || (kind === 'refund' && requiresGoodwill(order.status))
}

const textOf = (text: string): string | undefined => text.trim() || undefined

/** What a refund of a completed order is, as chosen. */
const GOODWILL: Readonly<Record<string, boolean>> = { goodwill: true, returned: false }

/** Records what was entered; `isConfirmed` answers the question whether it is another payment. */
function post(
  { kind, order }: Pick<Props, 'kind' | 'order'>,
  key: string,
  entered: Entered,
  isConfirmed: boolean,
) {
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
  const start = startOf(props)
  const form = useSchemaForm<Entered>({
    defaultValues: start,
    fields: (Object.keys(start) as (keyof Entered)[]).filter((field) => isShown(field, props)),
    fieldOf: (path) => (path === 'receivedPaymentDate' ? 'day' : path),
    submit: async (entered, { refused }) => {
      const isConfirmed = refused !== null && questionIn(refused.issues) !== null
      const answer = await run<Answer<unknown>>(post(props, key, entered, isConfirmed))
      if (answer.ok) onDone(answer)
      return answer
    },
  })
  const { refused } = form
  return { ...form, question: refused && questionIn(refused.issues), ...useRefusedCall(refused, onClose) }
}

/** Takes down a payment or a refund. */
export function PaymentOrRefundDialog(props: Props) {
  const { kind, onClose, order } = props
  const { question, clear, errorOf, extra, isBusy, refusal, register, submit } = useMoney(props)
  const verb = kind === 'payment' ? words.recordPayment : words.recordRefund
  return (
    <AdminDialog narrow onClose={onClose} title={`${verb}: ${order.number}`}>
      <form className={styles.form} onInput={clear} onSubmit={submit}>
        <Fields errorOf={errorOf} kind={kind} order={order} register={register} />
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

type FieldProps = Pick<Props, 'order'> & {
  register: UseFormRegister<Entered>
  errorOf: (field: keyof Entered) => string | undefined
}

function Fields({ kind, ...fields }: FieldProps & Pick<Props, 'kind'>) {
  const { order } = fields
  const shows = (field: keyof Entered) => isShown(field, { kind, order })
  return (
    <>
      {shows('paymentId') && <PaymentChoice {...fields} />}
      {shows('goodwill') && <GoodwillChoice {...fields} />}
      <Line
        {...fields}
        label={words.amountIn(order.currency)}
        min="0"
        name="amount"
        required
        step="any"
        type="number"
      />
      <MethodChoice {...fields} />
      <Line {...fields} label={words.transactionId} maxLength={100} name="transactionId" />
      <Line {...fields} label={words.receivedOn} name="day" type="date" />
      {shows('proofId') && <ProofChoice {...fields} />}
      <Line {...fields} isWide label={words.internalNote} maxLength={300} name="note" />
    </>
  )
}

type LineProps = FieldProps &
  Omit<ComponentProps<'input'>, 'name'> & { name: keyof Entered; label: string; isWide?: boolean }

const Line = ({ errorOf, isWide = false, label, name, order: _, register, ...input }: LineProps) => (
  <LabelledField className={isWide ? styles.wide : undefined} error={errorOf(name)} label={label}>
    {(marks) => <input className={page.input} {...input} {...marks} {...register(name)} />}
  </LabelledField>
)

/** Which payment of the schedule the money is for. */
const PaymentChoice = ({ errorOf, order, register }: FieldProps) => (
  <LabelledField error={errorOf('paymentId')} label={words.forPayment}>
    {(marks) => (
      <select className={page.input} {...marks} {...register('paymentId')}>
        <option value="">{words.firstOpen}</option>
        {openPayments(order).map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.sequence}. ${PAYMENT_KIND_LABELS[one.kind]}, ${formatMoney(one.amount - one.received, order.currency)}`}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)

/** Whether a refund reduces the price, or opens the payment again. */
const GoodwillChoice = ({ errorOf, register }: FieldProps) => (
  <LabelledField className={styles.wide} error={errorOf('goodwill')} label={words.refundIs}>
    {(marks) => (
      <select className={page.input} defaultValue="" required {...marks} {...register('goodwill')}>
        <option disabled value="">
          {words.chooseRefund}
        </option>
        <option value="goodwill">{words.refundOfGoodwill}</option>
        <option value="returned">{words.refundOfPayment}</option>
      </select>
    )}
  </LabelledField>
)

/** Which of the customer's proofs shows it. */
const ProofChoice = ({ errorOf, order, register }: FieldProps) => (
  <LabelledField error={errorOf('proofId')} label={words.proof}>
    {(marks) => (
      <select className={page.input} {...marks} {...register('proofId')}>
        <option value="">{words.noProof}</option>
        {proofsOf(order).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)

const MethodChoice = ({ errorOf, register }: FieldProps) => (
  <LabelledField error={errorOf('method')} label={words.method}>
    {(marks) => (
      <select className={page.input} defaultValue="BANK_TRANSFER" {...marks} {...register('method')}>
        <option value="">{words.notStated}</option>
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {PAYMENT_METHOD_LABELS[method]}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)
