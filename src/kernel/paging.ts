/** Pages of lists. A limit that is too large is taken as the largest. */

export const DEFAULT_PAGE = 1
export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
/** The few lists that forms read whole have this many records at most. */
export const WHOLE_LIST_LIMIT = 1_000
/** Beyond this a page number is a mistake or an attack; offsets stay exact integers. */
export const MAX_PAGE = 1_000_000
/** Rows per page that a table offers. */
export const TABLE_ROWS: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
