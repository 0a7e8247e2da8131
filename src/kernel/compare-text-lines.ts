/** A line of a text that was changed. `place` counts them from 0. */
export type LineChange = { kind: 'same' | 'removed' | 'added'; line: string; place: number }

type Step = Omit<LineChange, 'place'>

/** More pairs of lines are not compared: the lines are then removed and added as a whole. */
const PAIRS_MAX = 1_000_000

const asKind = (kind: Step['kind'], lines: readonly string[]): Step[] => lines.map((line) => ({ kind, line }))

/** How long the longest common part of what follows each pair of lines is. */
function commonAfter(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let b = before.length - 1; b >= 0; b -= 1) {
    const [row, next] = [lengths[b] ?? [], lengths[b + 1] ?? []]
    for (let a = after.length - 1; a >= 0; a -= 1)
      row[a] = before[b] === after[a] ? (next[a + 1] ?? 0) + 1 : Math.max(next[a] ?? 0, row[a + 1] ?? 0)
  }
  return lengths
}

/** Lines that begin and end differently. */
function between(before: readonly string[], after: readonly string[]): Step[] {
  if (before.length * after.length > PAIRS_MAX)
    return [...asKind('removed', before), ...asKind('added', after)]
  const common = commonAfter(before, after)
  const steps: Step[] = []
  let [b, a] = [0, 0]
  while (b < before.length || a < after.length) {
    const [old, next] = [before[b], after[a]]
    const isSame = old !== undefined && old === next
    const removes = next === undefined || (common[b + 1]?.[a] ?? -1) >= (common[b]?.[a + 1] ?? -1)
    if (isSame) steps.push({ kind: 'same', line: old })
    else if (old !== undefined && removes) steps.push({ kind: 'removed', line: old })
    else steps.push({ kind: 'added', line: next ?? '' })
    const [last] = steps.slice(-1)
    if (last?.kind !== 'added') b += 1
    if (last?.kind !== 'removed') a += 1
  }
  return steps
}

/** What was changed in a text, line by line: every line that stands or stood there, in order. */
export function compareTextLines(before: string, after: string): LineChange[] {
  const [old, next] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1
  let end = 0
  const shorter = Math.min(old.length, next.length) - start
  while (end < shorter && old.at(-1 - end) === next.at(-1 - end)) end += 1
  const steps = [
    ...asKind('same', old.slice(0, start)),
    ...between(old.slice(start, old.length - end), next.slice(start, next.length - end)),
    ...asKind('same', old.slice(old.length - end)),
  ]
  return steps.map((step, place) => ({ ...step, place }))
}
