'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { Selection } from '@/ui/back-office/list/use-selection'
import type { StockRow } from '../../queries/list-stock'
import * as words from '../../words'
import { AffectedDialog } from '../AffectedDialog'
import { BulkBar } from './BulkBar'
import type { BulkStatus } from './bulk'
import { AllDialog, AllMatchingNote } from './changes/AllMatching'
import { PriceDialog } from './changes/PriceDialog'
import type { AllChange } from './changes/sent-change'
import { TagsDialog } from './changes/TagsDialog'
import type { AllMatching } from './changes/use-all-matching'
import { TrashDialog } from './TrashDialog'
import type { StockBulk } from './use-stock-bulk'
import * as said from './words'

type Props = {
  may: { update: boolean; delete: boolean }
  selection: Selection & { rows: StockRow[] }
  work: StockBulk
  all: AllMatching
}

type Asking = 'trash' | 'price' | 'tags' | AllChange

/** What can be done to the selected vehicles, and what is asked before it is done. */
export function StockActions({ all, may, selection, work }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const busy = work.bulk.busy || all.changes.isRunning
  /** What comes of the next action is said in place of what came of the last. */
  const ticked = (act: () => Promise<void>) => {
    all.changes.forget()
    return act()
  }
  const status = (to: BulkStatus) =>
    all.isAll ? () => setAsking({ kind: 'status', status: to }) : () => ticked(() => work.apply(to))
  const button = (verb: string, act: () => void, look = styles.button) => (
    <button className={look} disabled={busy} onClick={act} type="button">
      {verb}
    </button>
  )
  return (
    <>
      <BulkBar all={<AllMatchingNote all={all} />} isAll={all.isAll} selection={selection}>
        {may.update && button(busy ? words.working : words.publish, status('PUBLISHED'), styles.primary)}
        {may.update && button(words.unpublish, status('DRAFT'))}
        {may.update && button(words.archive, status('ARCHIVED'))}
        {may.update && button(said.changePrice, () => setAsking('price'))}
        {may.update && button(said.changeTags, () => setAsking('tags'))}
        {may.delete &&
          (may.update || !all.isAll) &&
          button(words.moveToTrash, () => setAsking(all.isAll ? { kind: 'trash' } : 'trash'))}
      </BulkBar>
      <ClaimsQuestion rows={selection.rows} work={work} />
      {asking && (
        <Asked
          all={all}
          asking={asking}
          onClose={() => setAsking(null)}
          rows={selection.rows}
          trash={() => ticked(work.trash)}
        />
      )}
    </>
  )
}

type AskedProps = {
  asking: Asking
  all: AllMatching
  rows: readonly StockRow[]
  trash: () => Promise<void>
  onClose: () => void
}

/** The dialog that asks before it is done. */
function Asked({ all, asking, onClose, rows, trash }: AskedProps) {
  if (asking === 'price') return <PriceDialog all={all} onClose={onClose} rows={rows} />
  if (asking === 'tags') return <TagsDialog all={all} onClose={onClose} />
  if (asking !== 'trash') return <AllDialog all={all} change={asking} onClose={onClose} />
  const confirm = () => {
    onClose()
    return trash()
  }
  return <TrashDialog onClose={onClose} onConfirm={confirm} rows={rows} />
}

/** Asks about claims that what was begun would affect. */
function ClaimsQuestion({ rows, work: { bulk, verb } }: { rows: readonly StockRow[]; work: StockBulk }) {
  const { asked } = bulk
  if (!asked) return null
  /** A vehicle by the name and number that the list shows. */
  const nameOf = (id: number): string => {
    const row = rows.find((one) => one.id === id)
    return row ? `${row.name} (${row.sku})` : ''
  }
  return (
    <AffectedDialog
      affected={asked.affected}
      nameOf={nameOf}
      onAgree={asked.answer}
      onClose={asked.forget}
      onLeaveOut={() => asked.answer({ leaveAffected: true })}
      verb={verb}
    />
  )
}
