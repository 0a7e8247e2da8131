import { ConfirmDialog } from '@/ui/back-office/dialog'
import { countOf } from '@/ui/back-office/list/words'
import type { StockRow } from '../../queries/list-stock'
import * as words from '../../words'

const NAMED = 5

type Props = { rows: readonly StockRow[]; onClose: () => void; onConfirm: () => Promise<void> }

/** Shows which vehicles are about to leave, and that they can come back. */
export function TrashDialog({ onClose, onConfirm, rows }: Props) {
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      title={words.moveThemToTrash(countOf(rows.length, 'vehicle', 'vehicles'))}
      verb={words.moveToTrash}
    >
      <p>
        <strong>
          {rows
            .slice(0, NAMED)
            .map(({ name, sku }) => `${name} (${sku})`)
            .join(', ')}
        </strong>
        {rows.length > NAMED && ` ${words.andMore(rows.length - NAMED)}`}
      </p>
      <p>{words.removedEverywhere}</p>
    </ConfirmDialog>
  )
}
