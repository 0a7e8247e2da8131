import type { LogRow } from '../import-batches'
import { reasonCounter } from './count-reasons'

/** Counts why rows are rejected, and what is changed in the others, as rows arrive. */
export function outcomeCounter() {
  const [reasons, notes] = [reasonCounter(), reasonCounter()]
  return {
    add: (rows: readonly LogRow[]): void => {
      for (const { outcome, reasons: rowReasons, rowNo } of rows) {
        const counter = outcome === 'rejected' ? reasons : outcome === 'skipped' ? null : notes
        for (const reason of rowReasons) counter?.count(reason, rowNo)
      }
    },
    reasons: reasons.list,
    notes: notes.list,
  }
}
