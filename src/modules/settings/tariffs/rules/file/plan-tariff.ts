import { addDays, type Day } from '@/kernel/days'
import { checkFreightLegs } from '../check-freight-legs'
import { beginsBefore, laneKey, shareDays } from '../lane-and-tariff-days'
import { BLANK_LINE, differences, keyOf, type StoredFreight, type TariffLine } from '../tariff-line'
import type { LineProblem, ReadLine } from './read-tariff'

const LEG_FIELDS = ['viaPort', 'landFee'] as const

/** What a file changes, line by line. */
export type TariffPlan = {
  added: { line: number; after: TariffLine }[]
  changed: { line: number; before: StoredFreight; after: TariffLine }[]
  /** Tariffs that end because of the file, and their last day. */
  ended: { before: StoredFreight; validTo: Day }[]
  /** How many lines equal what exists already. */
  unchanged: number
  problems: LineProblem[]
}

/** A line with the tariff that it is about, if there is one: what that becomes, or what is added. */
type Match = { line: number; before: StoredFreight | null; after: TariffLine }

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Tariffs by lane, method and vehicle type, those without a lane under null. */
function byKeyOf<T extends TariffLine>(lines: readonly T[]): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>()
  for (const line of lines) {
    const key = keyOf(line)
    const name = key && laneKey(key)
    const group = groups.get(name)
    if (group) group.push(line)
    else groups.set(name, [line])
  }
  return groups
}

/**
 * The tariff that a line is about: of its lane, the one that begins on the same day. Without a lane it is one of the same
 * keyword that no line has taken yet, one with the same values before any other.
 */
function matchOf({ line, values }: ReadLine, group: readonly StoredFreight[], taken: Set<number>): Match {
  const given = { ...BLANK_LINE, ...values }
  const hasLane = keyOf(given) !== null
  const candidates = group.filter((one) =>
    hasLane ? one.validFrom === given.validFrom : !taken.has(one.id) && sameWord(one.keyword, given.keyword),
  )
  const becomes = (one: StoredFreight): TariffLine => ({ ...one, ...values })
  const before =
    candidates.find((one) => differences(one, becomes(one)).length === 0) ?? candidates[0] ?? null
  if (before) taken.add(before.id)
  return { line, before, after: before ? becomes(before) : given }
}

function matchAll(lines: readonly ReadLine[], stored: readonly StoredFreight[]): Match[] {
  const groups = byKeyOf(stored)
  const taken = new Set<number>()
  return lines.map((line) => {
    const key = keyOf({ ...BLANK_LINE, ...line.values })
    return matchOf(line, groups.get(key && laneKey(key)) ?? [], taken)
  })
}

const overlapProblem = ({ after, line }: Match, other: string): LineProblem => ({
  line,
  field: 'validFrom',
  value: after.validFrom ?? '',
  reason: `Overlaps ${other}: the same lane, method and vehicle type on the same days`,
})

type Group = { matches: Match[]; others: StoredFreight[] }

/** Lines that overlap an earlier line of the file. */
const overlapsWithin = ({ matches }: Group): LineProblem[] =>
  matches.flatMap((match, index) => {
    const earlier = matches.slice(0, index).find(({ after }) => shareDays(after, match.after))
    return earlier ? [overlapProblem(match, `line ${earlier.line}`)] : []
  })

/** Lines that overlap a tariff which begins later and which no line is about. */
const overlapsBeside = ({ matches, others }: Group, nameOf: (tariff: TariffLine) => string): LineProblem[] =>
  matches.flatMap((match) => {
    const later = others.find((other) => shareDays(other, match.after) && !beginsBefore(other, match.after))
    return later ? [overlapProblem(match, nameOf(later))] : []
  })

/** Tariffs that no line is about and that a later one follows: each ends on the day before the first that does. */
const endsIn = ({ matches, others }: Group): TariffPlan['ended'] =>
  others.flatMap((before) => {
    const next = matches
      .flatMap(({ after }) =>
        shareDays(before, after) && beginsBefore(before, after) ? (after.validFrom ?? []) : [],
      )
      .sort()[0]
    return next ? [{ before, validTo: addDays(next, -1) }] : []
  })

function groupsOf(matches: readonly Match[], stored: readonly StoredFreight[]): Group[] {
  const about = new Set(matches.map(({ before }) => before?.id))
  const groups = new Map<string, Group>()
  const groupAt = (line: TariffLine): Group | null => {
    const key = keyOf(line)
    if (!key) return null
    const name = laneKey(key)
    const group = groups.get(name) ?? { matches: [], others: [] }
    groups.set(name, group)
    return group
  }
  for (const match of matches) groupAt(match.after)?.matches.push(match)
  for (const one of stored) if (!about.has(one.id)) groupAt(one)?.others.push(one)
  return [...groups.values()]
}

/**
 * Tariffs that a whole new tariff has dropped: those of its keywords that no line is about and no line follows, and that
 * would still apply on its first day.
 */
function droppedBy(groups: readonly Group[], today: Day): TariffPlan['ended'] {
  const lines = groups.flatMap(({ matches }) => matches)
  const begin = lines.flatMap(({ after }) => after.validFrom ?? []).sort()[0] ?? today
  return groups
    .flatMap((group) => {
      const followed = new Set(endsIn(group).map(({ before }) => before.id))
      return group.others.filter(({ id }) => !followed.has(id))
    })
    .filter((other) => lines.some(({ after }) => sameWord(after.keyword, other.keyword)))
    .filter(({ validFrom, validTo }) => (validFrom ?? '') < begin && (validTo === null || validTo >= begin))
    .map((before) => ({ before, validTo: addDays(begin, -1) }))
}

type Options = {
  /** Whether lanes that the file no longer has end as well. Nobody knows which they are while lines are refused. */
  isWhole: boolean
  today: Day
  /** How a tariff is called in messages. */
  nameOf: (tariff: TariffLine) => string
}

const withoutKeyword = (matches: readonly Match[]): LineProblem[] =>
  matches
    .filter(({ after }) => after.keyword === '')
    .map(({ line }) => ({ line, field: 'keyword', value: '', reason: 'The keyword is missing' }))

/** Lines that make legs of a freight that cannot be, with what is there already: the fee alone may do that. */
const brokenLegs = (matches: readonly Match[], lines: readonly ReadLine[]): LineProblem[] =>
  matches.flatMap(({ after, line }) => {
    const values = lines.find((one) => one.line === line)?.values ?? {}
    return checkFreightLegs(after).map(({ message, path }): LineProblem => {
      const field = LEG_FIELDS.find((one) => one === path && one in values) ?? 'fee'
      return { line, field, value: String(after[field] ?? ''), reason: message }
    })
  })

/**
 * What a file changes. A line replaces the tariff of its lane, method and vehicle type that begins on the same day; one
 * that begins later is new, and the tariff before it ends the day before. Lines that overlap each other, or a tariff
 * that begins later, are refused, and the plan is that of the others. The same file once more changes nothing.
 */
export function planTariff(
  lines: readonly ReadLine[],
  stored: readonly StoredFreight[],
  options: Options,
): TariffPlan {
  const matches = matchAll(lines, stored)
  const groups = groupsOf(matches, stored)
  const problems = [
    ...withoutKeyword(matches),
    ...brokenLegs(matches, lines),
    ...groups.flatMap((group) => [...overlapsWithin(group), ...overlapsBeside(group, options.nameOf)]),
  ]
  if (problems.length > 0) {
    const refused = new Set(problems.map(({ line }) => line))
    const good = lines.filter(({ line }) => !refused.has(line))
    const plan = planTariff(good, stored, { ...options, isWhole: false })
    return { ...plan, problems: [...problems, ...plan.problems] }
  }
  const added = matches.flatMap(({ after, before, line }) => (before ? [] : [{ line, after }]))
  const changed = matches.flatMap(({ after, before, line }) =>
    before && differences(before, after).length > 0 ? [{ line, before, after }] : [],
  )
  return {
    added,
    changed,
    ended: [...groups.flatMap(endsIn), ...(options.isWhole ? droppedBy(groups, options.today) : [])],
    unchanged: matches.length - added.length - changed.length,
    problems: [],
  }
}
