import type { Day } from '@/kernel/days'
import { type DestinationRule, rulesOn } from './destination'
import { RULE_KINDS, type RuleKind } from './import-rule'
import type { RuleStatus } from './import-rule-status'

/** A version with what became of it. */
type Version = { rule: DestinationRule; history: { status: RuleStatus } }

/** One rule with its versions, newest first. */
export type RuleRecord<V extends Version> = {
  kind: RuleKind
  key: string
  /** What it is called now, or in its latest version. */
  name: string
  /** In force today; null if none is. */
  current: V | null
  /** Wait for a second person. */
  waiting: V[]
  /** Approved, from a later day on. */
  coming: V[]
  /** Replaced, ended, rejected or withdrawn. */
  earlier: V[]
}

function recordOf<V extends Version>(versions: readonly [V, ...V[]], today: Day): RuleRecord<V> {
  const of = (matches: (version: V) => boolean) => versions.filter(matches)
  const approved = of(({ history }) => history.status === 'APPROVED')
  const [inForce] = rulesOn(
    approved.map(({ rule }) => rule),
    today,
  )
  const current = approved.find(({ rule }) => rule.id === inForce?.id) ?? null
  const waiting = of(({ history }) => history.status === 'PROPOSED')
  const coming = approved.filter(({ rule }) => rule.appliesFrom !== null && rule.appliesFrom > today)
  const shown = new Set([current, ...waiting, ...coming])
  const { kind, key, name } = (current ?? versions[0]).rule
  return { kind, key, name, current, waiting, coming, earlier: of((version) => !shown.has(version)) }
}

/**
 * The rules of a country by kind, in the order in which they are shown; steps in the order in which they are
 * calculated.
 * @param versions of all its rules, newest first
 */
export function recordsByKind<V extends Version>(
  versions: readonly V[],
  today: Day,
): { kind: RuleKind; records: RuleRecord<V>[] }[] {
  const order = ({ current, waiting: [first], earlier: [last] }: RuleRecord<V>): number => {
    const rule = (current ?? first ?? last)?.rule
    return rule?.kind === 'step' ? rule.value.order : 0
  }
  return RULE_KINDS.map((kind) => {
    const groups = Map.groupBy(
      versions.filter(({ rule }) => rule.kind === kind),
      ({ rule }) => rule.key,
    )
    const records = [...groups.values()].flatMap(([first, ...others]) =>
      first ? [recordOf([first, ...others], today)] : [],
    )
    return { kind, records: records.sort((a, b) => order(a) - order(b) || (a.name < b.name ? -1 : 1)) }
  })
}
