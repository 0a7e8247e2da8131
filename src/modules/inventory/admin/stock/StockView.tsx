import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, visibleShowrooms } from '@/modules/accounts/rules/permissions'
import { readListAddress } from '@/modules/accounts/schemas/list-address'
import { actorOf } from '@/server/permissions'
import styles from '@/ui/admin/admin.module.css'
import { List } from '@/ui/admin/list/List'
import { ListFilters } from '@/ui/admin/list/ListFilters'
import { ListFrame } from '@/ui/admin/list/ListFrame'
import { countOf } from '@/ui/admin/list/words'
import { listStock, STOCK_COUNT_CAP } from '../../queries/list-stock'
import { STOCK_NAMES, STOCK_USUAL, stockQuery } from '../../schemas/stock-list'
import { StockTable } from './StockTable'
import { stockFilters } from './stock-filters'

/** The vehicles of the back office: filters in the address, sorting, bulk publish and unpublish. */
export async function StockView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const showrooms = visibleShowrooms(actor)
  const { given, query } = readListAddress(stockQuery, STOCK_NAMES, view.searchParams ?? {})
  const load = async () => {
    const [found, filters] = await Promise.all([
      listStock(req.payload, query, showrooms),
      stockFilters(req.payload.db.drizzle, showrooms),
    ])
    const { capped, total } = found
    const count = countOf(capped ? STOCK_COUNT_CAP : total, 'vehicle', 'vehicles')
    return { found, filters, count: capped ? `More than ${count}` : count }
  }
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
    <ListFrame
      actions={create}
      allowed={can(actor, 'inventory', 'read')}
      load={load}
      title="Vehicles"
      view={view}
    >
      {({ count, filters, found }) => (
        <List given={given} usual={STOCK_USUAL}>
          <ListFilters filters={filters} />
          <StockTable
            count={count}
            mayUpdate={can(actor, 'inventory', 'update')}
            shown={{ ...found, limit: query.limit }}
            sort={query.sort}
          />
        </List>
      )}
    </ListFrame>
  )
}
