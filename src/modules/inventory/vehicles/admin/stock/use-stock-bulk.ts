import { useState } from 'react'
import type { Selection } from '@/ui/back-office/list/use-selection'
import type { StockRow } from '../../queries/list-stock'
import * as words from '../../words'
import {
  type BulkStatus,
  moveToTrash,
  restore,
  returnToEarlierStatus,
  setStatus,
} from './bulk-status-and-trash-calls'
import { useBulkRun } from './use-bulk-run'

const STATUS_VERBS: Record<BulkStatus, string> = {
  PUBLISHED: words.publish,
  DRAFT: words.unpublish,
  ARCHIVED: words.archive,
}

/** The bulk actions on the selected vehicles; `verb` is the one started last. */
export function useStockBulk(selection: Selection & { rows: StockRow[] }) {
  const bulk = useBulkRun(selection)
  const [verb, setVerb] = useState('')
  const selected = selection.rows.map(({ id }) => id)
  const apply = (status: BulkStatus) => {
    setVerb(STATUS_VERBS[status])
    return bulk.run(
      selected,
      (terms) => setStatus(selected, status, terms),
      ({ before }) => (before.length > 0 ? () => returnToEarlierStatus(before, status) : null),
    )
  }
  const trash = () => {
    setVerb(words.moveToTrash)
    return bulk.run(
      selected,
      (terms) => moveToTrash(selected, terms),
      ({ changed }) =>
        () =>
          restore(changed),
    )
  }
  return { bulk, verb, apply, trash }
}
export type StockBulk = ReturnType<typeof useStockBulk>
