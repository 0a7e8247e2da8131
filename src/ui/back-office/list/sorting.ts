/** An order that rows can have: its name in the URL, which way it goes, and what a list of orders calls it. */
export type Sorting = { by: string; order: 'ascending' | 'descending'; label: string }

/** What the heading of a column shows of the order of its rows, and the order after a click on it. */
export function sortedBy(sorts: readonly [Sorting, Sorting], sort: string) {
  const [first, second] = sorts
  const now = sorts.find(({ by }) => by === sort)
  return {
    order: now?.order ?? ('none' as const),
    arrow: now && (now.order === 'ascending' ? ' ↑' : ' ↓'),
    next: now === first ? second.by : first.by,
  }
}
