/** What the history of a ticket records. */
export const HISTORY_KINDS = [
  'status',
  'assignment',
  'priority',
  'merge',
  'split',
  'link',
  'department',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]
