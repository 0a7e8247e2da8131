'use client'
import { useState } from 'react'
import type { Selection } from '@/ui/back-office/list/use-selection'
import type { StockRow } from '../../queries/list-stock'
import * as words from '../../words'
import { AffectedClaimsDialog } from '../affected-claims-dialog'
import { type Act, BulkActs, BulkBar } from './bulk-bar'
import type { BulkStatus } from './bulk-status-and-trash-calls'
import { PriceDialog } from './changes/price-dialog'
import { SelectAllMatchingDialog, SelectAllMatchingNote } from './changes/select-all-matching'
import type { AllChange } from './changes/stock-change-type'
import { TagsDialog } from './changes/tags-dialog'
import type { AllMatching } from './changes/use-all-matching'
import { doubtfulRows, PublishDoubtsDialog } from './publish-doubts-dialog'
import { TrashDialog } from './trash-dialog'
import type { StockBulk } from './use-stock-bulk'
import * as said from './words'

type Props = {
  may: { update: boolean; delete: boolean }
  selection: Selection & { rows: StockRow[] }
  work: StockBulk
  all: AllMatching
}

type PendingAction = 'trash' | 'publish' | 'price' | 'tags' | AllChange

/** What can be done to the selected vehicles, and the confirmation before it is done. */
export function StockActions({ all, may, selection, work }: Props) {
  const [asking, setConfirming] = useState<PendingAction | null>(null)
  const busy = work.bulk.busy || all.changes.isRunning
  /** The result of the next action replaces that of the last. */
  const ticked = (act: () => Promise<void>) => {
    all.changes.forget()
    return act()
  }
  const status = (to: BulkStatus) =>
    all.isAll ? () => setConfirming({ kind: 'status', status: to }) : () => ticked(() => work.apply(to))
  // All that match are confirmed anyway, and may be more than are listed here.
  const doubtful = !all.isAll && doubtfulRows(selection.rows).length > 0
  const acts: Act[] = [
    ...(may.update
      ? [
          { verb: words.publish, act: doubtful ? () => setConfirming('publish') : status('PUBLISHED') },
          { verb: words.unpublish, act: status('DRAFT') },
          { verb: words.archive, act: status('ARCHIVED') },
          { verb: said.changePrice, act: () => setConfirming('price') },
          { verb: said.changeTags, act: () => setConfirming('tags') },
        ]
      : []),
    ...(may.delete && (may.update || !all.isAll)
      ? [{ verb: words.moveToTrash, act: () => setConfirming(all.isAll ? { kind: 'trash' } : 'trash') }]
      : []),
  ]
  return (
    <>
      <BulkBar all={<SelectAllMatchingNote all={all} />} isAll={all.isAll} selection={selection}>
        <BulkActs acts={acts} busy={busy} hasMain={may.update} />
      </BulkBar>
      <ClaimsQuestion rows={selection.rows} work={work} />
      {asking && (
        <Pending
          all={all}
          asking={asking}
          onClose={() => setConfirming(null)}
          publish={() => ticked(() => work.apply('PUBLISHED'))}
          rows={selection.rows}
          trash={() => ticked(work.trash)}
        />
      )}
    </>
  )
}

type PendingProps = {
  asking: PendingAction
  all: AllMatching
  rows: readonly StockRow[]
  trash: () => Promise<void>
  publish: () => Promise<void>
  onClose: () => void
}

/** The dialog that confirms it. */
function Pending({ all, asking, onClose, publish, rows, trash }: PendingProps) {
  if (asking === 'price') return <PriceDialog all={all} onClose={onClose} rows={rows} />
  if (asking === 'tags') return <TagsDialog all={all} onClose={onClose} />
  if (asking !== 'trash' && asking !== 'publish')
    return <SelectAllMatchingDialog all={all} change={asking} onClose={onClose} />
  const confirm = (act: () => Promise<void>) => () => {
    onClose()
    return act()
  }
  if (asking === 'publish')
    return <PublishDoubtsDialog onClose={onClose} onConfirm={confirm(publish)} rows={rows} />
  return <TrashDialog onClose={onClose} onConfirm={confirm(trash)} rows={rows} />
}

/** Confirms what happens to claims that the action would affect. */
function ClaimsQuestion({ rows, work: { bulk, verb } }: { rows: readonly StockRow[]; work: StockBulk }) {
  const { pending } = bulk
  if (!pending) return null
  /** A vehicle by the name and number that the list shows. */
  const nameOf = (id: number): string => {
    const row = rows.find((one) => one.id === id)
    return row ? `${row.name} (${row.sku})` : ''
  }
  return (
    <AffectedClaimsDialog
      affected={pending.affected}
      nameOf={nameOf}
      onAgree={pending.answer}
      onClose={pending.forget}
      onLeaveOut={() => pending.answer({ leaveAffected: true })}
      verb={verb}
    />
  )
}
