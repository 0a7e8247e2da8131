/** An order that rows can have: its name in the URL, which way it goes, and what a list of orders calls it. */
export type Sorting = { by: string; order: 'ascending' | 'descending'; label: string }

/** Orders that their names do not say the way of. */
const RISING = new Set(['oldest', 'waiting'])

/**
 * The two orders of a column, the first click's first, each under the name that a list of orders gives it.
 *
 * @param labels by the order's name in the URL, which ends with its way: 'price-desc'
 */
export function sortsOf<S extends string>(
  labels: Readonly<Record<S, string>>,
  first: NoInfer<S>,
  second: NoInfer<S>,
): [Sorting, Sorting] {
  const sorting = (by: S): Sorting => ({
    by,
    order: by.endsWith('-asc') || RISING.has(by) ? 'ascending' : 'descending',
    label: labels[by],
  })
  return [sorting(first), sorting(second)]
}

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
