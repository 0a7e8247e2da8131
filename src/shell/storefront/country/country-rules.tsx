import { dayInWords } from '@/kernel/days'
import type { DestinationRule } from '@/modules/settings/tariffs/rules/destination'
import { chargeInWords, ruleInWords, whenInWords } from '@/modules/settings/tariffs/rules/import-rule-words'
import { Link } from '@/ui/link'
import * as words from './words'

/** Rules in plain words, each with where it is written and when somebody read it there. */
export function CountryRules({ rules }: { rules: readonly DestinationRule[] }) {
  const names = new Map(rules.map(({ key, name }) => [key, name]))
  return (
    <dl>
      {rules.map((rule) => (
        <div
          key={rule.id}
          className="gap-x-8 border-t border-line py-3 md:grid md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{rule.name}</dt>
          <dd className="max-w-text text-14">
            <p>{ruleInWords(rule, names)}</p>
            {rule.kind === 'step' && rule.value.rows.length > 1 && <Rates rows={rule.value.rows} />}
            {rule.note && <p className="mt-1 text-13 text-soft">{rule.note}</p>}
            <p className="mt-1 text-13 text-faint">
              <Link href={rule.sourceUrl} target="_blank" rel="noreferrer nofollow">
                {rule.sourceName}
              </Link>
              , {[datesOf(rule), words.checkedOn(dayInWords(rule.checkedOn))].filter(Boolean).join(', ')}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const datesOf = ({ appliesFrom, appliesTo }: DestinationRule): string =>
  [appliesFrom && words.from(dayInWords(appliesFrom)), appliesTo && words.until(dayInWords(appliesTo))]
    .filter(Boolean)
    .join(' ')

type Row = Extract<DestinationRule, { kind: 'step' }>['value']['rows'][number]

/** A rate for each kind of vehicle. */
function Rates({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="mt-1 list-disc pl-5 text-13 text-soft tabular-nums">
      {rows.map(({ when, charge }) => {
        const said = [whenInWords(when), chargeInWords(charge)].filter(Boolean).join(': ')
        return <li key={said}>{said}</li>
      })}
    </ul>
  )
}
