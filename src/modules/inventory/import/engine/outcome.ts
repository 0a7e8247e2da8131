export type Outcome = 'created' | 'updated' | 'skipped' | 'rejected'
export type Counts = Record<Outcome, number>

/** What whoever starts an import chooses. */
export type ImportOptions = {
  /** What happens to rows whose key a vehicle has. */
  onExisting: 'update' | 'skip'
  /** What happens to unknown names, in lists for which the map says nothing. */
  references: 'create' | 'reject'
}

export const NO_COUNTS: Counts = { created: 0, updated: 0, skipped: 0, rejected: 0 }

/** Why rows were rejected, the commonest first, each with a few of them. */
export type ReasonCount = { reason: string; rows: number; examples: number[] }
