export type Outcome = 'created' | 'updated' | 'skipped' | 'rejected'
export type Counts = Record<Outcome, number>

/** The options chosen at the start of an import. */
export type ImportOptions = {
  /** What happens to rows whose key belongs to a vehicle. */
  onExisting: 'update' | 'skip'
  /** What happens to unknown names, in lists without an entry in the map. */
  references: 'create' | 'reject'
}

export const NO_COUNTS: Counts = { created: 0, updated: 0, skipped: 0, rejected: 0 }

/** Why rows were rejected, or what was changed in them: alike ones together, each with a few of the rows. */
export type ReasonCount = {
  /** With '…' in the place of cells that differ. */
  reason: string
  rows: number
  examples: number[]
  /** Some of the cells, the commonest first, if they differ. */
  values?: string[]
}
