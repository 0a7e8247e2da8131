'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ListCount } from '@/ui/back-office/list/ListCount'
import { ListEmpty } from '@/ui/back-office/list/ListEmpty'
import { ListPager } from '@/ui/back-office/list/ListPager'
import type { Page } from '@/ui/back-office/list/page-at'
import { Table } from '@/ui/back-office/list/Table'
import { useSelection } from '@/ui/back-office/list/use-selection'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import type { StockRow } from '../../queries/list-stock'
import type { StockSort } from '../../schemas/stock-list'
import { AffectedDialog } from '../AffectedDialog'
import { BulkBar } from './BulkBar'
import { BulkOutcome } from './BulkOutcome'
import { type BulkStatus, moveToTrash, restore, setStatus, takeBack } from './bulk'
import stock from './stock.module.css'
import { stockColumns } from './stock-columns'
import { TrashDialog } from './TrashDialog'
import { useBulk } from './use-bulk'

type Props = {
  shown: Omit<Page<StockRow>, 'total'>
  /** How many vehicles there are, in words. */
  count: string
  may: { update: boolean; delete: boolean }
  sort: StockSort
}

/** A vehicle by the name and number that the list shows. */
const nameIn = (rows: readonly StockRow[], id: number): string => {
  const row = rows.find((one) => one.id === id)
  return row ? `${row.name} (${row.sku})` : ''
}

const STATUS_VERBS: Record<BulkStatus, string> = {
  PUBLISHED: 'Publish',
  DRAFT: 'Unpublish',
  ARCHIVED: 'Archive',
}

/** The vehicles as a dense table. j and k move, x selects, b does something to the selected, e edits, / searches. */
export function StockTable({ count, may, shown, sort }: Props) {
  const router = useRouter()
  const { limit, page, pages, rows } = shown
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(rows)
  const bulk = useBulk(selection)
  const [asking, setAsking] = useState(false)
  const maySelect = may.update || may.delete
  const chosen = selection.rows
  const selected = chosen.map(({ id }) => id)
  const current = useRowKeys(ids, {
    select: maySelect ? selection.toggle : undefined,
    open: (id) => router.push(`/admin/inventory/vehicles/edit/${id}`),
  })
  const [verb, setVerb] = useState('')
  const apply = (status: BulkStatus) => {
    setVerb(STATUS_VERBS[status])
    return bulk.run(
      selected,
      (terms) => setStatus(selected, status, terms),
      ({ before }) => (before.length > 0 ? () => takeBack(before, status) : null),
    )
  }
  const trash = async () => {
    setAsking(false)
    setVerb('Move to trash')
    await bulk.run(
      selected,
      (terms) => moveToTrash(selected, terms),
      ({ changed }) =>
        () =>
          restore(changed),
    )
  }
  return (
    <>
      <ListCount>{count}</ListCount>
      <BulkOutcome bulk={bulk} />
      {rows.length === 0 ? (
        <ListEmpty
          hint="Create the first one, or import a file with all of them."
          noMatch="No vehicle matches these filters"
          none="No vehicles yet"
        />
      ) : (
        <Table
          className={stock.scroll}
          columns={stockColumns(sort)}
          current={current}
          label="Vehicles"
          nameOf={({ name }) => name}
          rows={rows}
          selection={maySelect ? selection : null}
        />
      )}
      <BulkBar selection={selection}>
        {may.update && (
          <>
            <button
              className={styles.primary}
              disabled={bulk.busy}
              onClick={() => apply('PUBLISHED')}
              type="button"
            >
              {bulk.busy ? 'Working…' : 'Publish'}
            </button>
            <button
              className={styles.button}
              disabled={bulk.busy}
              onClick={() => apply('DRAFT')}
              type="button"
            >
              Unpublish
            </button>
            <button
              className={styles.button}
              disabled={bulk.busy}
              onClick={() => apply('ARCHIVED')}
              type="button"
            >
              Archive
            </button>
          </>
        )}
        {may.delete && (
          <button
            className={styles.button}
            disabled={bulk.busy}
            onClick={() => setAsking(true)}
            type="button"
          >
            Move to trash
          </button>
        )}
      </BulkBar>
      <ListPager limit={limit} page={page} pages={pages} selection={maySelect ? selection : null} />
      {bulk.asked && (
        <AffectedDialog
          affected={bulk.asked.affected}
          nameOf={(id) => nameIn(chosen, id)}
          onAgree={bulk.asked.answer}
          onClose={bulk.asked.forget}
          onLeaveOut={() => bulk.asked?.answer({ leaveAffected: true }) ?? Promise.resolve()}
          verb={verb}
        />
      )}
      {asking && <TrashDialog onClose={() => setAsking(false)} onConfirm={trash} rows={chosen} />}
    </>
  )
}
