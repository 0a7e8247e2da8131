import { dayInWords } from '@/kernel/time/day-in-words'
import type { OrderDetail, OrderParty } from '../queries/get-order-detail'
import { MILESTONE_LABELS } from '../rules/shipping/milestones'
import { shipmentStages } from '../rules/shipping/shipment'
import styles from './order.module.css'
import * as words from './words'

const partyText = ({ address, email, name, phone }: OrderParty): string =>
  [name, address, phone, email].filter(Boolean).join('\n') || '—'

const dayText = (day: string | null): string => (day ? dayInWords(day) : '—')

/** Where the vehicle goes, on which ship, and how far it has come. */
export function ShippingPanel({ order }: { order: OrderDetail }) {
  const { consignee, notifyParty, portOfDischarge, portOfLoading, shipment } = order
  const facts: [string, string][] = [
    [words.portOfLoading, portOfLoading?.name ?? '—'],
    [words.portOfDischarge, portOfDischarge?.name ?? '—'],
    [words.vessel, [shipment.vessel, shipment.voyage].filter(Boolean).join(', ') || '—'],
    [words.etd, dayText(shipment.etd)],
    [words.eta, dayText(shipment.eta)],
    [words.consignee, partyText(consignee)],
    [words.notifyParty, partyText(notifyParty)],
  ]
  return (
    <section className={styles.panel}>
      <h2>{words.shipping}</h2>
      <ol className={styles.stages}>
        {shipmentStages(shipment.milestone).map(({ milestone, state }) => (
          <li aria-current={state === 'current' ? 'step' : undefined} data-state={state} key={milestone}>
            {state === 'done' && '✓ '}
            {MILESTONE_LABELS[milestone]}
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
