import type { Issue } from '@/kernel/issue'
import type { Counts, ReasonCount } from './outcome'

/** A row that a dry run rejects, with the fields that are to blame. */
export type RejectedRow = { rowNo: number; key: string | null; issues: Issue[] }

/** What a dry run of a whole file found. */
export type CheckResult = {
  /** 'failed': it could not be judged at all, and `problem` says why. */
  state: 'done' | 'stopped' | 'failed'
  problem: string | null
  counts: Counts
  rows: number
  /** Why rows would be rejected, the commonest first. */
  reasons: ReasonCount[]
  /** The first rejected rows. */
  rejected: RejectedRow[]
  /** List entries that would be made: how many, and the first of them, by list. */
  made: { list: string; label: string; count: number; names: string[] }[]
  finishedAt: string
}

/** How much of a dry run is kept. */
export const KEPT_REASONS = 50
export const KEPT_ROWS = 100
export const KEPT_NAMES = 30
