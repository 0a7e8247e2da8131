import { dayInWords } from '@/kernel/days'
import { cx } from '@/ui/cx'
import { DefinitionGrid } from '@/ui/definition-grid'
import { Section } from '@/ui/layout'
import type { OrderDetail } from '../queries/order-detail'
import { MILESTONE_LABELS, shipmentStages } from '../rules/shipment'
import * as words from './words'

const dayText = (day: string | null): string => (day ? dayInWords(day) : words.notKnown)

/** How far the vehicle has come, on which ship, and to whom it goes. */
export function OwnShipping({ order }: { order: OrderDetail }) {
  const { consignee, portOfDischarge, portOfLoading, shipment } = order
  const { eta, etd, milestone, vessel, voyage } = shipment
  return (
    <Section id="shipping" title={words.shipping}>
      {milestone && (
        <ol className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-14">
          {shipmentStages(milestone).map(({ milestone: stage, state }) => (
            <li
              key={stage}
              aria-current={state === 'current' ? 'step' : undefined}
              className={cx(
                state === 'ahead' && 'text-faint',
                state === 'current' && 'font-semibold text-green',
              )}
            >
              {state === 'done' && '✓ '}
              {MILESTONE_LABELS[stage]}
            </li>
          ))}
        </ol>
      )}
      <DefinitionGrid
        items={[
          { term: words.portOfLoading, value: portOfLoading?.name ?? words.notKnown },
          { term: words.portOfDischarge, value: portOfDischarge?.name ?? words.notKnown },
          { term: words.vessel, value: [vessel, voyage].filter(Boolean).join(', ') || words.notKnown },
          { term: words.etd, value: dayText(etd) },
          { term: words.eta, value: dayText(eta) },
          { term: words.consignee, value: consignee.name ?? words.notKnown },
        ]}
      />
    </Section>
  )
}
