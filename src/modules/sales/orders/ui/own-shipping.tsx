import { dayInWords } from '@/kernel/time/day-in-words'
import { DefinitionGrid } from '@/ui/definition-grid'
import { Section } from '@/ui/page-parts'
import type { OrderDetail } from '../queries/get-order-detail'
import { MILESTONE_LABELS, type Milestone } from '../rules/shipping/milestones'
import { shipmentStages } from '../rules/shipping/shipment'
import * as words from './words'

const dayText = (day: string | null): string => (day ? dayInWords(day) : words.notKnown)

/** How far the vehicle has come, on which ship, and to whom it goes. */
export function OwnShipping({ order }: { order: OrderDetail }) {
  const { consignee, portOfDischarge, portOfLoading, shipment } = order
  const { eta, etd, milestone, vessel, voyage } = shipment
  return (
    <Section id="shipping" title={words.shipping}>
      {milestone && <Stages milestone={milestone} />}
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

/** Where the vehicle is, and what is ahead; what is behind it is folded. */
function Stages({ milestone }: { milestone: Milestone }) {
  const stages = shipmentStages(milestone)
  const done = stages.filter(({ state }) => state === 'done')
  return (
    <div className="mb-4 grid gap-2 text-14">
      {done.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-soft">✓ {words.stagesDone(done.length)}</summary>
          <ol className="grid gap-1 pl-4">
            {done.map(({ milestone: stage }) => (
              <li key={stage}>✓ {MILESTONE_LABELS[stage]}</li>
            ))}
          </ol>
        </details>
      )}
      <ol className="flex flex-wrap gap-x-4 gap-y-1">
        {stages
          .filter(({ state }) => state !== 'done')
          .map(({ milestone: stage, state }) => (
            <li
              key={stage}
              aria-current={state === 'current' ? 'step' : undefined}
              className={state === 'current' ? 'font-semibold text-green' : 'text-faint'}
            >
              {MILESTONE_LABELS[stage]}
            </li>
          ))}
      </ol>
    </div>
  )
}
