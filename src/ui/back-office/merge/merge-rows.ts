import type { ReactNode } from 'react'
import type { MergeReport, Side, Versions } from '@/kernel/merge'
import type { MergeConflict, MergeResolved } from './merge-screen'

type Reported<V> = {
  report: MergeReport
  /** What both become unless somebody chooses otherwise. */
  merged: V
  labelOf: (field: string) => string
  /** What a field is in words, '' if it is empty. `by` is whose lists have the names in it. */
  textOf: (field: string, values: V, by: Side | 'combined') => ReactNode
}

/** Two versions of a record in words, for the screen that merges them. */
export function mergeRows<V>(
  { base, mine, theirs }: Versions<V>,
  { labelOf, merged, report, textOf }: Reported<V>,
): { conflicts: MergeConflict[]; resolved: MergeResolved[] } {
  const resolvedBy = (by: Side | 'combined') =>
    report[by].map((field) => ({ field, label: labelOf(field), value: textOf(field, merged, by), by }))
  const conflicts = report.conflicts.map((field) => ({
    field,
    label: labelOf(field),
    mine: textOf(field, mine, 'mine'),
    theirs: textOf(field, theirs, 'theirs'),
    before: textOf(field, base, 'mine'),
  }))
  return { conflicts, resolved: [...resolvedBy('combined'), ...resolvedBy('mine'), ...resolvedBy('theirs')] }
}
