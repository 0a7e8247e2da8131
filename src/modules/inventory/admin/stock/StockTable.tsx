'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { ListCount } from '@/ui/admin/list/ListCount'
import { ListEmpty } from '@/ui/admin/list/ListEmpty'
import { ListPager } from '@/ui/admin/list/ListPager'
import type { Page } from '@/ui/admin/list/page-at'
import { Table } from '@/ui/admin/list/Table'
import { useSelection } from '@/ui/admin/list/use-selection'
import { useRowKeys } from '@/ui/admin/use-row-keys'
import type { StockRow } from '../../queries/list-stock'
import type { StockSort } from '../../schemas/stock-list'
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
  const apply = (status: BulkStatus) =>
    bulk.run(
      selected,
      () => setStatus(selected, status),
      ({ before }) =>
        () =>
          takeBack(before, status),
    )
  const trash = async () => {
    setAsking(false)
    await bulk.run(
      selected,
      () => moveToTrash(selected),
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
      {asking && <TrashDialog onClose={() => setAsking(false)} onConfirm={trash} rows={chosen} />}
    </>
  )
}
