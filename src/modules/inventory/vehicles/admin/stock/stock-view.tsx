import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { type ListState, readListParams } from '@/input/read-list-params'
import { type Actor, can, seesCost } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import styles from '@/ui/back-office/admin.module.css'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countOf } from '@/ui/back-office/list/words'
import { listStock, STOCK_COUNT_CAP } from '../../queries/list-stock'
import { listTrash } from '../../queries/list-trash'
import { listSavedViewsOf } from '../../queries/stock/list-saved-views'
import { readStockSettingsOf } from '../../queries/stock/read-stock-settings'
import { STOCK_PATH } from '../../rules/stock/stock-path'
import {
  STOCK_NAMES,
  STOCK_USUAL,
  type StockFilter,
  sortFor,
  stockQueryWith,
} from '../../schemas/stock-query'
import * as words from '../../words'
import { MissingVehicle } from './missing-vehicle'
import { stockFilters, trashFilters } from './stock-filters'
import { StockTable } from './stock-table'
import { TrashTable } from './trash-table'
import { readViewState } from './views/read-view-state'

const ADDRESS = STOCK_PATH

type Props = { actor: Actor; place: ListState<StockFilter>; view: AdminViewServerProps }

/** The vehicles of the back office: filters in the address, sorting, what is done to many at once, and the trash. */
export async function StockView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const params = view.searchParams ?? {}
  // Somebody who comes without any wish gets the view that they have chosen.
  if (Object.keys(params).length === 0) await openDefaultView(actor, view.initPageResult.req.payload)
  const place = readListParams(stockQueryWith(addedFields()), STOCK_NAMES, params)
  return place.query.trash ? (
    <Trash actor={actor} place={place} view={view} />
  ) : (
    <Stock actor={actor} place={place} view={view} />
  )
}

/** Beside each other for those who may fill and empty the trash. */
const tabsFor = (actor: Actor, current: 'stock' | 'trash') =>
  can(actor, 'inventory', 'delete') && (
    <AdminTabs
      current={current}
      label={words.vehicles}
      tabs={[
        { key: 'stock', href: ADDRESS, title: words.vehicles },
        { key: 'trash', href: `${ADDRESS}?trash=true`, title: words.trash },
      ]}
    />
  )

/** What adds vehicles, for those who may. */
const addingFor = (actor: Actor) =>
  can(actor, 'inventory', 'create') && (
    <>
      <Link className={styles.button} href="/admin/inventory/import">
        {words.importIt}
      </Link>
      <Link className={styles.primary} href={`${ADDRESS}/create`}>
        {words.createVehicle}
      </Link>
    </>
  )

/** Redirects to the view that somebody's list opens with, if they have one. */
async function openDefaultView(actor: Actor, { db }: Payload): Promise<void> {
  if (actor.kind !== 'staff' || !can(actor, 'inventory', 'read')) return
  const { defaultView } = await readStockSettingsOf(db.drizzle, actor.id)
  if (defaultView === null) return
  const [view] = await listSavedViewsOf(db.drizzle, actor.id, defaultView)
  if (view) redirect(view.href)
}

function Stock({ actor, place: { given, query }, view }: Props) {
  const { payload } = view.initPageResult.req
  const showrooms = visibleShowrooms(actor)
  const withCost = seesCost(actor)
  const load = async () => {
    const [result, filters, state] = await Promise.all([
      listStock(payload, query, showrooms, withCost),
      stockFilters(payload.db.drizzle, showrooms),
      readViewState(payload.db.drizzle, actor, { given, query }),
    ])
    const { capped, total } = result
    const count = countOf(capped ? STOCK_COUNT_CAP : total, 'vehicle', 'vehicles')
    return { result, filters, state, count: capped ? words.moreThan(count) : count }
  }
  const may = { update: can(actor, 'inventory', 'update'), delete: can(actor, 'inventory', 'delete') }
  return (
    <ListFrame
      actions={addingFor(actor)}
      allowed={can(actor, 'inventory', 'read')}
      load={load}
      tabs={tabsFor(actor, 'stock')}
      title={words.vehicles}
      view={view}
    >
      {({ count, filters, result, state }) => (
        <ListContext given={given} usual={STOCK_USUAL}>
          <MissingVehicle requested={view.searchParams?.notFound} />
          <ListFilters filters={filters} />
          <StockTable
            count={count}
            look={query.view}
            may={may}
            shown={{ ...result, limit: query.limit }}
            sort={sortFor(query.sort, withCost)}
            state={state}
          />
        </ListContext>
      )}
    </ListFrame>
  )
}

function Trash({ actor, place: { given, query }, view }: Props) {
  const { payload } = view.initPageResult.req
  return (
    <ListFrame
      allowed={can(actor, 'inventory', 'delete')}
      load={() =>
        pageAt(query, (listQuery) => listTrash(payload.db.drizzle, listQuery, visibleShowrooms(actor)))
      }
      tabs={tabsFor(actor, 'trash')}
      title={words.trash}
      view={view}
    >
      {(shown) => (
        <ListContext given={given} key="trash" usual={STOCK_USUAL}>
          <ListFilters filters={trashFilters} />
          <TrashTable shown={shown} />
        </ListContext>
      )}
    </ListFrame>
  )
}
