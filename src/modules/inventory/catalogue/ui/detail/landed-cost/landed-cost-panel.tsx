import { ChoosePortLink } from '@/modules/inventory/destination-choice/ui/choose-port-link'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Link, linkStyle } from '@/ui/link'
import * as words from './browser-words'
import type { EligibilityNote } from './eligibility-note'
import type { LandedCostDetail } from './landed-cost-detail'
import { totalHref } from './total-sheet-id'

const LINK = cx(linkStyle, 'inline-block py-2.5')

/** Below the price: the parts of the total, the way to another port, and whether the vehicle may be imported there. */
export function LandedCostPanel({
  landed,
  vehicleId,
}: {
  landed: LandedCostDetail | null
  vehicleId: number
}) {
  if (!landed)
    return (
      <p className="no-print text-13 text-soft">
        <ChoosePortLink className={LINK}>{words.choosePort}</ChoosePortLink> {words.toSeeTotal}
      </p>
    )
  const sum = landed.breakdown.road?.sum?.sum
  return (
    <>
      {sum && (
        <p className="-mt-3 text-14 text-soft tabular-nums">
          {sum.name} <b className="text-ink">{sum.amount}</b>
        </p>
      )}
      <p className="no-print -mt-2 flex flex-wrap gap-x-5 text-14">
        <a href={totalHref(vehicleId)} data-total="" rel="nofollow" aria-haspopup="dialog" className={LINK}>
          {words.whatsInIt}
        </a>
        <ChoosePortLink className={LINK}>{words.changePort}</ChoosePortLink>
      </p>
      {landed.import && (
        <div className="-mt-2 text-14">
          <ImportNoteText note={landed.import} />
          {landed.countryHref && (
            <Link href={landed.countryHref} className="no-print inline-block py-2 text-13">
              {words.rulesOf(landed.port.country)}
            </Link>
          )}
        </div>
      )}
    </>
  )
}

const LOOKS = {
  yes: { icon: 'check', tone: 'text-green' },
  no: { icon: 'triangle-alert', tone: 'text-red' },
  unknown: { icon: 'triangle-alert', tone: 'text-amber' },
} as const

/** A refusal stands with its reasons; what else has to be seen to is opened by who wants to know. */
function ImportNoteText({ note: { state, text, clauses } }: { note: EligibilityNote }) {
  const { icon, tone } = LOOKS[state]
  return (
    <>
      <p className={cx('flex items-baseline gap-2 font-semibold', tone)}>
        <Icon name={icon} size={16} className="shrink-0 translate-y-0.5" />
        {text}
      </p>
      {state === 'no' && <Clauses clauses={clauses} />}
      {state === 'yes' && clauses.length > 0 && (
        <details className="text-13">
          <summary className="inline-block cursor-pointer py-2 text-link">{words.whatApplies}</summary>
          <Clauses clauses={clauses} />
        </details>
      )}
    </>
  )
}

function Clauses({ clauses }: Pick<EligibilityNote, 'clauses'>) {
  return (
    <ul className="mt-1 text-13 text-soft">
      {clauses.map(({ text, source }) => (
        <li key={text} className="py-1">
          {text}{' '}
          <Link href={source.href} target="_blank" rel="noreferrer nofollow">
            {source.name}
          </Link>
          , {source.checked}
        </li>
      ))}
    </ul>
  )
}
