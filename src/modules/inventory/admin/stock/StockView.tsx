import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/modules/accounts/rules/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { listStock, STOCK_COUNT_CAP } from '../../queries/list-stock'
import { readStockFilter, type StockFilter, stockAddress } from '../../schemas/stock-list'
import { StockFilters } from './StockFilters'
import { StockPager } from './StockPager'
import { StockTable } from './StockTable'

const isFiltered = (filter: StockFilter): boolean =>
  Boolean(
    filter.text ||
      filter.status ||
      filter.make ||
      filter.body ||
      filter.showroom ||
      filter.yearFrom ||
      filter.yearTo,
  )

/** The vehicles of the back office: filters in the address, sorting, bulk publish and unpublish. */
export async function StockView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'read')
  const frame = { view, allowed, title: 'Vehicles' }
  if (!allowed || actor.kind !== 'staff') return <AdminFrame {...frame}>{null}</AdminFrame>
  const filter = readStockFilter(view.searchParams ?? {})
  const found = await listStock(req.payload, filter, actor.showrooms)
  const total = found.capped
    ? `More than ${STOCK_COUNT_CAP.toLocaleString('en-US')} vehicles`
    : `${found.total.toLocaleString('en-US')} ${found.total === 1 ? 'vehicle' : 'vehicles'}`
  const create = can(actor, 'inventory', 'create') && (
    <>
      <Link className={styles.button} href="/admin/inventory/import">
        Import
      </Link>
      <Link className={styles.primary} href="/admin/inventory/vehicles/create">
        Create vehicle
      </Link>
    </>
  )
  return (
    <AdminFrame {...frame} actions={create} lead={total}>
      <StockFilters
        filter={filter}
        isFiltered={isFiltered(filter)}
        payload={req.payload}
        showrooms={actor.showrooms}
      />
      {found.rows.length === 0 ? (
        <section className={styles.empty}>
          <h2>{isFiltered(filter) ? 'No vehicle matches these filters' : 'No vehicles yet'}</h2>
          <p>
            {isFiltered(filter) ? (
              <Link href="?">Reset all filters</Link>
            ) : (
              'Create the first one, or import a file with all of them.'
            )}
          </p>
        </section>
      ) : (
        <>
          <StockTable
            hrefs={Object.fromEntries(
              SORTABLE.map(([column, down, up]) => [
                column,
                stockAddress(filter, { sort: filter.sort === down ? up : down }),
              ]),
            )}
            mayUpdate={can(actor, 'inventory', 'update')}
            rows={found.rows}
            sort={filter.sort}
          />
          <StockPager filter={filter} page={found.page} pages={found.pages} />
        </>
      )}
    </AdminFrame>
  )
}

/** Columns that sort, with the order of the first and of the second click. */
const SORTABLE = [
  ['name', 'name-asc', 'created-desc'],
  ['price', 'price-desc', 'price-asc'],
  ['year', 'year-desc', 'year-asc'],
  ['mileage', 'mileage-asc', 'mileage-desc'],
  ['updated', 'updated-desc', 'created-asc'],
] as const
