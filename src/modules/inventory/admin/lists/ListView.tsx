import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { type Actor, can } from '@/modules/accounts/rules/permissions'
import { readListAddress } from '@/modules/accounts/schemas/list-address'
import { actorOf } from '@/server/permissions'
import type { Db } from '@/server/transaction'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import { Loaded } from '@/ui/admin/list/Loaded'
import type { ListPage } from '@/ui/admin/list/types'
import { InventoryListScreen } from './InventoryLists'
import type { InventoryList } from './list'
import { listAt, shapeOf } from './lists'

type Params = NonNullable<AdminViewServerProps['searchParams']>
type Paged = { page: number; limit: number }

/** One page of a list; an address beyond the last page shows the last one. */
async function pageAt(
  db: Db,
  list: InventoryList,
  query: Paged,
  given: ListPage['given'],
): Promise<ListPage> {
  let found = await list.rows(db, query)
  const pages = Math.max(1, Math.ceil(found.total / query.limit))
  const page = Math.min(query.page, pages)
  if (page !== query.page) found = await list.rows(db, { ...query, page })
  const { limit } = query
  return { rows: found.rows.map(list.toRow), total: found.total, page, pages, limit, given }
}

async function load(db: Db, list: InventoryList, actor: Actor, params: Params) {
  const { given, query } = readListAddress(list.schema, list.names, params)
  const [shown, filters, fields] = await Promise.all([
    pageAt(db, list, query as Paged, given),
    list.filters(db, query),
    list.opens === 'dialog' ? list.fields(db) : [],
  ])
  return { shown, filters, shape: shapeOf(list, actor, fields) }
}

/** Manufacturers, models, model codes, service plans, tags and the lists of variables: one screen for all. */
export async function ListView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const place = listAt([view.params?.segments ?? []].flat())
  if (place?.verb !== 'list') notFound()
  const { list } = place
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'read')
  const isVariable = list.section.startsWith('variables/')
  const lead = (
    <Link href={isVariable ? '/admin/inventory/variables' : '/admin/inventory'}>
      {isVariable ? 'Inventory variables' : 'Inventory'}
    </Link>
  )
  return (
    <AdminFrame allowed={allowed} lead={lead} title={list.title} view={view}>
      {allowed && list.fixed && <p>{list.fixed}</p>}
      {allowed && (
        <Loaded
          load={() => load(req.payload.db.drizzle, list, actor, view.searchParams ?? {})}
          onFailure={(err, requestId) =>
            req.payload.logger.error({ err, requestId, list: list.key }, 'a list could not be loaded')
          }
        >
          {(loaded) => <InventoryListScreen key={list.key} kind={list.key} {...loaded} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}
