'use client'
import { useRouter } from 'next/navigation'
import { ListCount } from '@/ui/back-office/list/ListCount'
import { ListEmpty } from '@/ui/back-office/list/ListEmpty'
import { ListPager } from '@/ui/back-office/list/ListPager'
import type { Page } from '@/ui/back-office/list/page-at'
import { SortBy } from '@/ui/back-office/list/SortBy'
import { Table } from '@/ui/back-office/list/Table'
import { useSelection } from '@/ui/back-office/list/use-selection'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import type { StockRow } from '../../queries/list-stock'
import type { StockLook, StockSort } from '../../schemas/stock-list'
import * as words from '../../words'
import { BulkOutcome } from './BulkOutcome'
import { StockActions } from './StockActions'
import { StockGrid } from './StockGrid'
import stock from './stock.module.css'
import { STOCK_COLUMNS, STOCK_SORTINGS } from './stock-columns'
import grid from './stock-grid.module.css'
import { useStockBulk } from './use-stock-bulk'
import { ViewToggle } from './ViewToggle'

type Props = {
  shown: Omit<Page<StockRow>, 'total'>
  /** How many vehicles there are, in words. */
  count: string
  may: { update: boolean; delete: boolean }
  sort: StockSort
  view: StockLook
}

/** The vehicles as a dense table. j and k move, x selects, b does something to the selected, e edits, / searches. */
export function StockTable({ count, may, shown, sort, view }: Props) {
  const router = useRouter()
  const { limit, page, pages, rows } = shown
  const selection = useSelection(rows)
  const work = useStockBulk(selection)
  const maySelect = may.update || may.delete
  const current = useRowKeys(
    rows.map(({ id }) => id),
    {
      select: maySelect ? selection.toggle : undefined,
      open: (id) => router.push(`/admin/inventory/vehicles/edit/${id}`),
    },
  )
  return (
    <>
      <div className={grid.above}>
        <ListCount>{count}</ListCount>
        {view === 'grid' && <SortBy isAlways sort={sort} sortings={STOCK_SORTINGS} />}
        <ViewToggle view={view} />
      </div>
      <BulkOutcome bulk={work.bulk} />
      {rows.length === 0 ? (
        <ListEmpty hint={words.createFirstOne} noMatch={words.noVehicleMatches} none={words.noVehiclesYet} />
      ) : view === 'grid' ? (
        <StockGrid current={current} rows={rows} selection={maySelect ? selection : null} />
      ) : (
        <Table
          className={stock.scroll}
          columns={STOCK_COLUMNS}
          current={current}
          label={words.vehicles}
          nameOf={({ name }) => name}
          rows={rows}
          selection={maySelect ? selection : null}
          sort={sort}
        />
      )}
      <StockActions may={may} selection={selection} work={work} />
      <ListPager limit={limit} page={page} pages={pages} selection={maySelect ? selection : null} />
    </>
  )
}
