'use client'
import { useRouter } from 'next/navigation'
import type { ListLook } from '@/kernel/lists/paging-limits'
import { ViewToggle } from '@/ui/back-office/list/grid/view-toggle'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Page } from '@/ui/back-office/list/page-at'
import { SortBy } from '@/ui/back-office/list/sort-by'
import { Table } from '@/ui/back-office/list/table'
import { useSelection } from '@/ui/back-office/list/use-selection'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import type { StockRow } from '../../queries/list-stock'
import type { StockSort } from '../../schemas/stock-query'
import * as words from '../../words'
import { BulkOutcome } from './bulk-outcome'
import { ChangeOutcome } from './changes/change-outcome'
import { useAllMatching } from './changes/use-all-matching'
import stock from './stock.module.css'
import { StockActions } from './stock-actions'
import { stockColumns, stockSortings } from './stock-columns'
import { StockGrid } from './stock-grid'
import { useStockBulk } from './use-stock-bulk'
import { StockListTools } from './views/stock-list-tools'
import type { ViewState } from './views/view-state-type'

type Props = {
  shown: Page<StockRow> & { capped: boolean }
  /** How many vehicles there are, in words. */
  count: string
  may: { update: boolean; delete: boolean }
  sort: StockSort
  look: ListLook
  state: ViewState
}

/** The vehicles as a dense table. j and k move, x selects, b does something to the selected, e edits, / searches. */
export function StockTable({ count, look, may, shown, sort, state }: Props) {
  const router = useRouter()
  const { limit, page, pages, rows } = shown
  const { added, columns } = state
  const selection = useSelection(rows)
  const work = useStockBulk(selection)
  const all = useAllMatching(selection, { ...shown, query: state.query })
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
      <StockListTools count={count} look={look} state={state}>
        <ListCount>{count}</ListCount>
        {look === 'grid' && <SortBy isAlways sort={sort} sortings={stockSortings(columns, added)} />}
        <ViewToggle view={look} />
      </StockListTools>
      {all.changes.id === null && <BulkOutcome bulk={work.bulk} />}
      <ChangeOutcome changes={all.changes} />
      {rows.length === 0 ? (
        <ListEmpty hint={words.createFirstOne} noMatch={words.noVehicleMatches} none={words.noVehiclesYet} />
      ) : look === 'grid' ? (
        <StockGrid current={current} rows={rows} selection={maySelect ? selection : null} />
      ) : (
        <Table
          className={stock.scroll}
          columns={stockColumns(columns, added)}
          current={current}
          label={words.vehicles}
          nameOf={({ name }) => name}
          rows={rows}
          selection={maySelect ? selection : null}
          sort={sort}
        />
      )}
      <StockActions all={all} may={may} selection={selection} work={work} />
      <ListPager limit={limit} page={page} pages={pages} selection={maySelect ? selection : null} />
    </>
  )
}
