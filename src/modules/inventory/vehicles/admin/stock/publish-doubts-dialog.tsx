import { ConfirmDialog } from '@/ui/back-office/dialog'
import { countOf } from '@/ui/back-office/list/words'
import type { StockRow } from '../../queries/list-stock'
import { type PublishingDoubt, publishingDoubts } from '../../rules/status/publishing-doubts'
import * as words from '../../words'
import * as form from '../vehicle-form/words'

const NAMED = 8

type Doubtful = { row: StockRow; doubts: PublishingDoubt[] }

/** Of vehicles that are about to be published, those that lack something, and what. */
export const doubtfulRows = (rows: readonly StockRow[]): Doubtful[] =>
  rows
    .map((row) => {
      const { cost, isDrawn, picture, status } = row
      const lacksPhotograph = picture === null || isDrawn
      const vehicle = { ...row, status: 'PUBLISHED' as const, costValue: cost, lacksPhotograph }
      return { row, doubts: publishingDoubts(vehicle, status) }
    })
    .filter(({ doubts }) => doubts.length > 0)

type Props = { rows: readonly StockRow[]; onClose: () => void; onConfirm: () => Promise<void> }

/** Shows what vehicles lack before they are published from the list. */
export function PublishDoubtsDialog({ onClose, onConfirm, rows }: Props) {
  const doubtful = doubtfulRows(rows)
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      title={form.publishThese(countOf(rows.length, 'vehicle', 'vehicles'))}
      verb={form.publishAnyway}
    >
      <ul>
        {doubtful.slice(0, NAMED).map(({ doubts, row }) => (
          <li key={row.id}>
            <strong>{`${row.name} (${row.sku})`}</strong>{' '}
            {doubts.map((doubt) => form.publishingDoubt(doubt, row.priceType ?? 'CIF')).join(' ')}
          </li>
        ))}
      </ul>
      {doubtful.length > NAMED && <p>{words.andMore(doubtful.length - NAMED)}</p>}
    </ConfirmDialog>
  )
}
