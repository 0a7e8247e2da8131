'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { type FieldPath, get, type UseFormRegisterReturn } from 'react-hook-form'
import { questionIn } from '@/kernel/workflow/question-in'
import page from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import type { Option } from '@/ui/back-office/list/list-type'
import { SaveButton } from '@/ui/back-office/save-button'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { OrderDetail, OrderParty } from '../queries/get-order-detail'
import { ORDER_ADDRESS_MAX, ORDER_LINE_MAX } from '../rules/order-limits'
import { MILESTONE_LABELS, MILESTONES } from '../rules/shipping/milestones'
import styles from './order.module.css'
import * as words from './words'

type Props = { order: OrderDetail; ports: Option[]; address: string }

type Party = { name: string; address: string; phone: string; email: string }

/** What is entered: texts, and ids of the lists as texts. */
type Entered = {
  consignee: Party
  notifyParty: Party
  portOfLoading: string
  portOfDischarge: string
  vessel: string
  voyage: string
  etd: string
  eta: string
  milestone: string
}

const partyOf = ({ address, email, name, phone }: OrderParty): Party => ({
  name: name ?? '',
  address: address ?? '',
  phone: phone ?? '',
  email: email ?? '',
})

const idText = (place: { id: number } | null): string => (place ? String(place.id) : '')

const startOf = ({
  consignee,
  notifyParty,
  portOfDischarge,
  portOfLoading,
  shipment,
}: OrderDetail): Entered => ({
  consignee: partyOf(consignee),
  notifyParty: partyOf(notifyParty),
  portOfLoading: idText(portOfLoading),
  portOfDischarge: idText(portOfDischarge),
  vessel: shipment.vessel ?? '',
  voyage: shipment.voyage ?? '',
  etd: shipment.etd ?? '',
  eta: shipment.eta ?? '',
  milestone: shipment.milestone ?? '',
})

const bodyOf = (
  { consignee, eta, etd, milestone, notifyParty, portOfDischarge, portOfLoading, vessel, voyage }: Entered,
  updatedAt: string,
) => ({
  consignee,
  notifyParty,
  portOfLoadingId: Number(portOfLoading) || null,
  portOfDischargeId: Number(portOfDischarge) || null,
  shipment: { vessel, voyage, etd, eta, milestone: MILESTONES.find((one) => one === milestone) ?? null },
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

type Field = (name: FieldPath<Entered>) => UseFormRegisterReturn & { defaultValue: string }

function useShipping({ address, order }: Props) {
  const router = useRouter()
  const { run } = useWrite()
  // One answer may cause the next question.
  const [answered, setAnswered] = useState<Record<string, true>>({})
  // What somebody else saves meanwhile must not be overwritten unseen.
  const [seen] = useState(order.updatedAt)
  const start = startOf(order)
  const form = useSchemaForm<Entered>({
    defaultValues: start,
    // What is wrong stands above the form, with the party that it is about.
    fieldOf: () => null,
    submit: async (entered, { refused }) => {
      const question = refused && questionIn(refused.issues)
      const confirmed = question ? { ...answered, [question.name]: true as const } : {}
      setAnswered(confirmed)
      const body = { ...bodyOf(entered, seen), confirmed }
      const params = { path: { id: order.id } }
      const answer = await run(callApi('put', '/api/v1/orders/{id}/shipment', { params, body }))
      if (answer.ok) router.push(address)
      return answer
    },
  })
  const { register } = form
  // The server draws the values, too.
  const field: Field = (name) => ({ ...register(name), defaultValue: get(start, name) })
  return { ...form, field }
}

/** Who receives the vehicle, the ports, the ship, and how far it has come. */
export function ShippingForm(props: Props) {
  const { clear, field, isBusy, refused, submit } = useShipping(props)
  const question = refused && questionIn(refused.issues)
  return (
    <form className={styles.column} onInput={clear} onSubmit={submit}>
      <CallOutcome called={refused && { ok: false, message: whatIsWrong(refused) }}>
        {refused && isOutdated(refused) && (
          <button className={page.button} onClick={() => window.location.reload()} type="button">
            {words.reload}
          </button>
        )}
      </CallOutcome>
      <Shipment ports={props.ports} field={field} />
      <PartyFields label={words.consignee} name="consignee" field={field} />
      <PartyFields label={words.notifyParty} name="notifyParty" field={field} />
      <span className={styles.steps}>
        <SaveButton isBusy={isBusy}>
          {isBusy ? words.saving : question ? verbOf(question.name) : words.save}
        </SaveButton>
      </span>
    </form>
  )
}

/** The button's text after a question. */
const verbOf = (question: string): string =>
  question === 'unpaidDeparture' ? words.departUnpaid : words.changePort

/** The ship, the ports, and how far the vehicle has come. */
function Shipment({ field, ports }: Pick<Props, 'ports'> & { field: Field }) {
  return (
    <section className={styles.panel}>
      <h2>{words.shipping}</h2>
      <div className={styles.form}>
        <Choice label={words.stage} none={words.notBooked} options={STAGES} {...field('milestone')} />
        <Line label={words.vessel} {...field('vessel')} />
        <Line label={words.voyage} {...field('voyage')} />
        <Line label={words.etd} type="date" {...field('etd')} />
        <Line label={words.eta} type="date" {...field('eta')} />
        <Choice label={words.portOfLoading} none={words.noPort} options={ports} {...field('portOfLoading')} />
        <Choice
          label={words.portOfDischarge}
          none={words.noPort}
          options={ports}
          {...field('portOfDischarge')}
        />
      </div>
    </section>
  )
}

const STAGES: Option[] = MILESTONES.map((value) => ({ value, label: MILESTONE_LABELS[value] }))

type PartyProps = { label: string; name: 'consignee' | 'notifyParty'; field: Field }

function PartyFields({ field, label, name }: PartyProps) {
  return (
    <section className={styles.panel}>
      <h2>{label}</h2>
      <div className={styles.form}>
        <Line label={words.name} {...field(`${name}.name`)} />
        <Line label={words.phone} {...field(`${name}.phone`)} />
        <Line label={words.email} {...field(`${name}.email`)} />
        <label className={`${page.field} ${styles.wide}`}>
          <span className={page.label}>{words.address}</span>
          <textarea
            className={page.input}
            maxLength={ORDER_ADDRESS_MAX}
            rows={3}
            {...field(`${name}.address`)}
          />
        </label>
      </div>
    </section>
  )
}

const Line = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={page.field}>
    <span className={page.label}>{label}</span>
    <input className={page.input} maxLength={ORDER_LINE_MAX} {...input} />
  </label>
)

type ChoiceProps = ComponentProps<'select'> & { label: string; none: string; options: Option[] }

const Choice = ({ label, none, options, ...select }: ChoiceProps) => (
  <label className={page.field}>
    <span className={page.label}>{label}</span>
    <select className={page.input} {...select}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
