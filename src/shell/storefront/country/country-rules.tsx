import { dayInWords } from '@/kernel/time/day-in-words'
import type { DestinationRule } from '@/modules/settings/tariffs/rules/destination'
import {
  agesInWords,
  chargeInWords,
  rateInWords,
  ruleInWords,
  whenInWords,
} from '@/modules/settings/tariffs/rules/import-rule-words'
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
            <Rates rates={ratesOf(rule)} />
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

/** What a rule comes to for one vehicle or another. */
function ratesOf(rule: DestinationRule): string[] {
  if (rule.kind === 'step')
    return rule.value.rows.map(({ charge, when }) => rateInWords(chargeInWords(charge), whenInWords(when)))
  return rule.kind === 'depreciation'
    ? rule.value.rows.map(({ age, percent }) => rateInWords(`${percent}%`, agesInWords(age)))
    : []
}

/** Rates that depend on the vehicle; a single one is in the sentence before. */
function Rates({ rates }: { rates: readonly string[] }) {
  if (rates.length < 2) return null
  return (
    <ul className="mt-1 list-disc pl-5 text-13 text-soft tabular-nums">
      {rates.map((rate) => (
        <li key={rate}>{rate}</li>
      ))}
    </ul>
  )
}
