/** Paging of lists. A limit that is too large is clamped to the maximum. */

export const DEFAULT_PAGE = 1
export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
/** The most records of the few lists that forms load whole. */
export const WHOLE_LIST_LIMIT = 1_000
/** A page number beyond this is a mistake or an attack; offsets stay exact integers. */
export const MAX_PAGE = 1_000_000
/** The choices of rows per page in a table. */
export const TABLE_ROWS: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** How a list of the back office is shown; the first unless its address says otherwise. */
export const LIST_LOOKS = ['list', 'grid'] as const
export type ListLook = (typeof LIST_LOOKS)[number]
