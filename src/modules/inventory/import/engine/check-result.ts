import type { Issue } from '@/kernel/issue'
import type { Counts, ReasonCount } from './import-outcome'

/** A row that a dry run rejects, with the fields at fault. */
export type RejectedRow = { rowNo: number; key: string | null; issues: Issue[] }

/** The result of a dry run over a whole file. */
export type CheckResult = {
  /** 'failed': it could not be validated at all, and `problem` is why. */
  state: 'done' | 'stopped' | 'failed'
  problem: string | null
  counts: Counts
  rows: number
  /** Why rows would be rejected, most frequent first. */
  reasons: ReasonCount[]
  /** What would be changed in rows that are imported; missing from checks made before this field existed. */
  notes?: ReasonCount[]
  /** The first rejected rows. */
  rejected: RejectedRow[]
  /** List entries that would be created: how many, and the first of them, by list. */
  made: { list: string; label: string; count: number; names: string[] }[]
  finishedAt: string
}

/** How much of a dry run is stored. */
export const STORED_REASONS = 50
export const STORED_ROWS = 100
export const STORED_NAMES = 30
