'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { useList } from '@/ui/admin/list/List'
import { ListCount } from '@/ui/admin/list/ListCount'
import { ListEmpty } from '@/ui/admin/list/ListEmpty'
import { ListPager } from '@/ui/admin/list/ListPager'
import { Outcome } from '@/ui/admin/list/Outcome'
import type { Page } from '@/ui/admin/list/page-at'
import { Table } from '@/ui/admin/list/Table'
import { useSelection } from '@/ui/admin/list/use-selection'
import { useRowKeys } from '@/ui/admin/use-row-keys'
import type { StockRow } from '../../queries/list-stock'
import type { StockSort } from '../../schemas/stock-list'
import { type Published, publish } from './publish'
import stock from './stock.module.css'
import { stockColumns } from './stock-columns'

type Props = {
  shown: Omit<Page<StockRow>, 'total'>
  /** How many vehicles there are, in words. */
  count: string
  mayUpdate: boolean
  sort: StockSort
}

/** The vehicles as a dense table. j and k move, x selects, e edits, / searches. */
export function StockTable({ count, mayUpdate, shown, sort }: Props) {
  const router = useRouter()
  const { refresh } = useList()
  const { limit, page, pages, rows } = shown
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(ids)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Published | null>(null)
  const current = useRowKeys(ids, {
    select: mayUpdate ? selection.toggle : undefined,
    open: (id) => router.push(`/admin/inventory/vehicles/edit/${id}`),
  })
  const apply = async (status: 'PUBLISHED' | 'DRAFT') => {
    setBusy(true)
    const result = await publish([...selection.selected], status)
    setOutcome(result)
    setBusy(false)
    if (result.ok) selection.clear()
    refresh()
  }
  return (
    <>
      <ListCount>{count}</ListCount>
      <Outcome called={outcome}>
        {outcome && outcome.refusals.length > 0 && (
          <ul>
            {outcome.refusals.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Outcome>
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
          selection={mayUpdate ? selection : null}
        />
      )}
      {selection.selected.size > 0 && (
        <div aria-label="Selected vehicles" className={stock.bulk} role="toolbar">
          <strong>{selection.selected.size} selected</strong>
          <button className={styles.primary} disabled={busy} onClick={() => apply('PUBLISHED')} type="button">
            {busy ? 'Working…' : 'Publish'}
          </button>
          <button className={styles.button} disabled={busy} onClick={() => apply('DRAFT')} type="button">
            Unpublish
          </button>
          <button className={styles.button} onClick={selection.clear} type="button">
            Clear
          </button>
        </div>
      )}
      <ListPager
        limit={limit}
        page={page}
        pages={pages}
        selected={mayUpdate ? { count: selection.selected.size, of: rows.length } : undefined}
      />
    </>
  )
}
