import type { Day } from '@/kernel/days'
import type { RuleBody, RuleKind } from './import-rule'

/** What somebody relied on: where it is written, and the day on which they read it there. */
export type RuleSource = { sourceName: string; sourceUrl: string; checkedOn: Day }

/** The place of a rule among others, whatever its kind. */
type RuleTerms = RuleSource & {
  /** Versions of one rule have the same kind and key. Steps name each other by it. Such as 'importDuty'. */
  key: string
  /** As people call it: 'Import duty'. */
  name: string
  /** Both included; null is open. */
  appliesFrom: Day | null
  appliesTo: Day | null
  /** What another source states, what it leaves open. Shown with the rule. */
  note: string | null
}

/** A rule as somebody enters it. Its value has the shape of its kind. */
export type RuleEntry = RuleTerms & RuleBody
export type RuleEntryOf<Kind extends RuleKind> = Extract<RuleEntry, { kind: Kind }>

/** An approved version of a rule. */
export type DestinationRule = RuleEntry & { id: number }
export type RuleOf<Kind extends RuleKind> = Extract<DestinationRule, { kind: Kind }>

/** Which country, where its days begin, and in which currency its duties are counted. */
export type DestinationTerms = {
  /** As ports have it: 'Kenya'. */
  country: string
  /** Of its page: 'kenya' for /to/kenya. */
  slug: string
  timezone: string
  /** Of the six that have exchange rates. */
  currency: string
  active: boolean
  note: string | null
}

/** A country that buyers can choose, with every approved version of its rules. */
export type Destination = DestinationTerms & { id: number; rules: readonly DestinationRule[] }

/** A country as it is delivered: its rules are inserted as approved versions. */
export type DestinationData = DestinationTerms & { rules: readonly RuleEntry[] }

/** Whether a version is in force on a day, if there is no later one. */
const begun = (rule: { appliesFrom: Day | null }, day: Day): boolean =>
  rule.appliesFrom === null || rule.appliesFrom <= day

const laterOf = (a: DestinationRule, b: DestinationRule): DestinationRule => {
  const [from, other] = [a.appliesFrom ?? '', b.appliesFrom ?? '']
  if (from !== other) return from > other ? a : b
  return a.id > b.id ? a : b
}

/**
 * The rules in force on a day: of each kind and key the version that began last, unless it has ended. Of versions
 * that begin on one day the one entered last counts.
 */
export function rulesOn(rules: readonly DestinationRule[], day: Day): DestinationRule[] {
  const latest = new Map<string, DestinationRule>()
  for (const rule of rules) {
    if (!begun(rule, day)) continue
    const place = `${rule.kind}/${rule.key}`
    const other = latest.get(place)
    latest.set(place, other ? laterOf(rule, other) : rule)
  }
  return [...latest.values()].filter(({ appliesTo }) => appliesTo === null || appliesTo >= day)
}

/** The rules of one kind in force on a day. */
export const rulesOfKind = <Kind extends RuleKind>(
  rules: readonly DestinationRule[],
  day: Day,
  kind: Kind,
): RuleOf<Kind>[] => rulesOn(rules, day).filter((rule): rule is RuleOf<Kind> => rule.kind === kind)

/**
 * The inspection that a country requires before shipment on a day, with its fee (null if nobody entered one).
 * Null if it requires none, or unknown.
 */
export function inspectionOn(
  rules: readonly DestinationRule[],
  day: Day,
): { fee: { amount: string; currency: string } | null } | null {
  const required = rulesOfKind(rules, day, 'inspection').find(({ value }) => value.required)
  return required ? { fee: required.value.fee } : null
}
