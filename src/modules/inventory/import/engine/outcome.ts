export type Outcome = 'created' | 'updated' | 'skipped' | 'rejected'
export type Counts = Record<Outcome, number>

/** The options chosen at the start of an import. */
export type ImportOptions = {
  /** What happens to rows whose key belongs to a vehicle. */
  onExisting: 'update' | 'skip'
  /** What happens to unknown names, in lists for which the map says nothing. */
  references: 'create' | 'reject'
}

export const NO_COUNTS: Counts = { created: 0, updated: 0, skipped: 0, rejected: 0 }

/** Why rows were rejected, most frequent first, each with a few of the rows. */
export type ReasonCount = { reason: string; rows: number; examples: number[] }
