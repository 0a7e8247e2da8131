'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { Selection } from '@/ui/back-office/list/use-selection'
import type { StockRow } from '../../queries/list-stock'
import * as words from '../../words'
import { AffectedDialog } from '../AffectedDialog'
import { BulkBar } from './BulkBar'
import { TrashDialog } from './TrashDialog'
import type { StockBulk } from './use-stock-bulk'

type Props = {
  may: { update: boolean; delete: boolean }
  selection: Selection & { rows: StockRow[] }
  work: StockBulk
}

/** What can be done to the selected vehicles, and what is asked before it is done. */
export function StockActions({ may, selection, work }: Props) {
  const [asking, setAsking] = useState(false)
  const { apply, bulk, trash } = work
  const { busy } = bulk
  const button = (verb: string, act: () => void, look = styles.button) => (
    <button className={look} disabled={busy} onClick={act} type="button">
      {verb}
    </button>
  )
  return (
    <>
      <BulkBar selection={selection}>
        {may.update && button(busy ? words.working : words.publish, () => apply('PUBLISHED'), styles.primary)}
        {may.update && button(words.unpublish, () => apply('DRAFT'))}
        {may.update && button(words.archive, () => apply('ARCHIVED'))}
        {may.delete && button(words.moveToTrash, () => setAsking(true))}
      </BulkBar>
      <ClaimsQuestion rows={selection.rows} work={work} />
      {asking && (
        <TrashDialog
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            return trash()
          }}
          rows={selection.rows}
        />
      )}
    </>
  )
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
