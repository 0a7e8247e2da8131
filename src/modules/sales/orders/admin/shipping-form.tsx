'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { questionIn } from '@/kernel/workflow/question'
import page from '@/ui/back-office/admin.module.css'
import { Outcome } from '@/ui/back-office/list/outcome'
import type { Option } from '@/ui/back-office/list/types'
import { SaveButton } from '@/ui/back-office/save-button'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { useWrite } from '@/ui/client/use-write'
import type { OrderDetail, OrderParty } from '../queries/get-order-detail'
import { ORDER_ADDRESS_MAX, ORDER_LINE_MAX } from '../rules/order-limits'
import { MILESTONE_LABELS, MILESTONES } from '../rules/shipment'
import styles from './order.module.css'
import * as words from './words'

type Props = { order: OrderDetail; ports: Option[]; address: string }

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

const partyIn = (form: FormData, name: string) => ({
  name: text(form, `${name}.name`),
  address: text(form, `${name}.address`),
  phone: text(form, `${name}.phone`),
  email: text(form, `${name}.email`),
})

const bodyOf = (form: FormData, updatedAt: string) => ({
  consignee: partyIn(form, 'consignee'),
  notifyParty: partyIn(form, 'notifyParty'),
  portOfLoadingId: Number(text(form, 'portOfLoading')) || null,
  portOfDischargeId: Number(text(form, 'portOfDischarge')) || null,
  shipment: {
    vessel: text(form, 'vessel'),
    voyage: text(form, 'voyage'),
    etd: text(form, 'etd'),
    eta: text(form, 'eta'),
    milestone: MILESTONES.find((one) => one === form.get('milestone')) ?? null,
  },
  updatedAt,
})

const PARTIES: Readonly<Record<string, string>> = {
  consignee: words.consignee,
  notifyParty: words.notifyParty,
}

/** The first thing that is wrong, after the party that it is about. */
function whatIsWrong({ issues: [first], message }: Called): string {
  if (!first) return message
  const party = PARTIES[first.path.split('.')[0] ?? '']
  return party ? `${party}: ${first.message}` : first.message
}

/** Who receives the vehicle, the ports, the ship, and how far it has come. */
export function ShippingForm({ address, order, ports }: Props) {
  const router = useRouter()
  const { busy, called, clear, run } = useWrite()
  const asked = called?.ok === false ? questionIn(called.issues) : null
  // One answer may lead to the next question.
  const [answered, setAnswered] = useState<Record<string, true>>({})
  // What somebody else saves meanwhile must not be overwritten unseen.
  const [seen] = useState(order.updatedAt)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const confirmed = asked ? { ...answered, [asked.name]: true as const } : {}
    setAnswered(confirmed)
    const body = { ...bodyOf(new FormData(event.currentTarget), seen), confirmed }
    const params = { path: { id: order.id } }
    const { ok } = await run(callApi('put', '/api/v1/orders/{id}/shipment', { params, body }))
    if (ok) router.push(address)
  }
  const wrong = called?.ok === false ? { ok: false, message: whatIsWrong(called) } : null
  return (
    <form className={styles.column} onInput={clear} onSubmit={submit}>
      <Outcome called={wrong}>
        {called && isOutdated(called) && (
          <button className={page.button} onClick={() => window.location.reload()} type="button">
            {words.reload}
          </button>
        )}
      </Outcome>
      <Shipment order={order} ports={ports} />
      <Party label={words.consignee} name="consignee" party={order.consignee} />
      <Party label={words.notifyParty} name="notifyParty" party={order.notifyParty} />
      <span className={styles.steps}>
        <SaveButton disabled={busy}>
          {busy ? words.saving : asked ? verbOf(asked.name) : words.save}
        </SaveButton>
      </span>
    </form>
  )
}

/** What the button says after a question. */
const verbOf = (question: string): string =>
  question === 'unpaidDeparture' ? words.departUnpaid : words.changePort

/** The ship, the ports, and how far the vehicle has come. */
function Shipment({ order, ports }: Omit<Props, 'address'>) {
  return (
    <section className={styles.panel}>
      <h2>{words.shipping}</h2>
      <div className={styles.form}>
        <Choice
          label={words.stage}
          name="milestone"
          none={words.notBooked}
          options={STAGES}
          value={order.shipment.milestone}
        />
        <Line label={words.vessel} name="vessel" value={order.shipment.vessel} />
        <Line label={words.voyage} name="voyage" value={order.shipment.voyage} />
        <Line label={words.etd} name="etd" type="date" value={order.shipment.etd} />
        <Line label={words.eta} name="eta" type="date" value={order.shipment.eta} />
        <Choice
          label={words.portOfLoading}
          name="portOfLoading"
          none={words.noPort}
          options={ports}
          value={idText(order.portOfLoading)}
        />
        <Choice
          label={words.portOfDischarge}
          name="portOfDischarge"
          none={words.noPort}
          options={ports}
          value={idText(order.portOfDischarge)}
        />
      </div>
    </section>
  )
}

const STAGES: Option[] = MILESTONES.map((value) => ({ value, label: MILESTONE_LABELS[value] }))

const idText = (place: { id: number } | null): string | null => place && String(place.id)

function Party({ label, name, party }: { label: string; name: string; party: OrderParty }) {
  return (
    <section className={styles.panel}>
      <h2>{label}</h2>
      <div className={styles.form}>
        <Line label={words.name} name={`${name}.name`} value={party.name} />
        <Line label={words.phone} name={`${name}.phone`} value={party.phone} />
        <Line label={words.email} name={`${name}.email`} value={party.email} />
        <label className={`${page.field} ${styles.wide}`}>
          <span className={page.label}>{words.address}</span>
          <textarea
            className={page.input}
            defaultValue={party.address ?? ''}
            maxLength={ORDER_ADDRESS_MAX}
            name={`${name}.address`}
            rows={3}
          />
        </label>
      </div>
    </section>
  )
}

type LineProps = { label: string; name: string; value: string | null; type?: 'text' | 'date' }

const Line = ({ label, name, type = 'text', value }: LineProps) => (
  <label className={page.field}>
    <span className={page.label}>{label}</span>
    <input
      className={page.input}
      defaultValue={value ?? ''}
      maxLength={ORDER_LINE_MAX}
      name={name}
      type={type}
    />
  </label>
)

type ChoiceProps = { label: string; name: string; none: string; options: Option[]; value: string | null }

const Choice = ({ label, name, none, options, value }: ChoiceProps) => (
  <label className={page.field}>
    <span className={page.label}>{label}</span>
    <select className={page.input} defaultValue={value ?? ''} name={name}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
