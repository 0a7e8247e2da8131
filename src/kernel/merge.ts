/** Three versions of one thing: as it was opened, as someone else saved it since, and as it was entered here. */
export type Versions<T> = { base: T; theirs: T; mine: T }

/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs'

/** What became of the fields that anybody changed, by name. */
export type MergeReport = {
  /** Changed here alone, and kept. */
  mine: string[]
  /** Changed by the other alone, and kept. */
  theirs: string[]
  /** Lists that both changed: each addition and each removal is kept. */
  combined: string[]
  /** Changed by both to different values: somebody has to choose. */
  conflicts: string[]
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => JSON.stringify(value ?? null)

/**
 * Compares three versions field by field. A field that both changed to the same value needs nothing.
 *
 * @param lists fields with lists whose items are merged one by one, so that they never conflict
 */
export function mergeReport(
  { base, mine, theirs }: Versions<Fields>,
  lists: readonly string[] = [],
): MergeReport {
  const report: MergeReport = { mine: [], theirs: [], combined: [], conflicts: [] }
  for (const field of new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, they, me] = [base[field], theirs[field], mine[field]].map(textOf)
    if (they === me) continue
    if (they === was) report.mine.push(field)
    else if (me === was) report.theirs.push(field)
    else report[lists.includes(field) ? 'combined' : 'conflicts'].push(field)
  }
  return report
}

/** Whether nothing entered here is missing from the other's version. */
export const isAllSaved = ({ combined, conflicts, mine }: MergeReport): boolean =>
  combined.length + conflicts.length + mine.length === 0

/** Whose value each changed field gets, given the choices about conflicts; mine where nobody has chosen. */
export const sideOf =
  ({ theirs }: MergeReport, choices: Readonly<Record<string, Side>>) =>
  (field: string): Side =>
    theirs.includes(field) ? 'theirs' : (choices[field] ?? 'mine')

/**
 * Merges a list item by item: what either side added is there, what either side removed is gone, and a changed item is
 * the changed one; mine if both changed it. The order is mine if items were moved here, otherwise theirs.
 */
export function mergeItems<T>(
  { base, mine, theirs }: Versions<readonly T[]>,
  keyOf: (item: T) => string,
  contentOf: (item: T) => string = textOf,
): T[] {
  const byKey = (list: readonly T[]) => new Map(list.map((item) => [keyOf(item), item]))
  const [was, they, me] = [byKey(base), byKey(theirs), byKey(mine)]
  const inBoth = (one: Map<string, T>, other: Map<string, T>) =>
    [...one.keys()].filter((key) => other.has(key))
  const isMoved = textOf(inBoth(me, was)) !== textOf(inBoth(was, me))
  const inOrder = isMoved ? [...me.keys(), ...they.keys()] : [...they.keys(), ...me.keys()]
  const isRetained = (key: string) => !was.has(key) || (they.has(key) && me.has(key))
  const retainedItems = (key: string): T[] => {
    const [before, other, own] = [was.get(key), they.get(key), me.get(key)]
    const isChanged = own !== undefined && (before === undefined || contentOf(own) !== contentOf(before))
    const item = isChanged ? own : (other ?? own)
    return item === undefined ? [] : [item]
  }
  return [...new Set(inOrder)].filter(isRetained).flatMap(retainedItems)
}
