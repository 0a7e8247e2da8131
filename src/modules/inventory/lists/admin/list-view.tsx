import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import * as words from '../words'
import type { InventoryList } from './define-inventory-list'
import { inventoryListOfUrl, shapeOf } from './inventory-list-of-url'
import { InventoryListScreen } from './inventory-list-screens'

type Params = NonNullable<AdminViewServerProps['searchParams']>
type Paged = { page: number; limit: number }

async function load(db: Db, list: InventoryList, actor: Actor, params: Params) {
  const { given, query } = readListParams(list.schema, list.names, params)
  const [page, filters, fields] = await Promise.all([
    pageAt(query as Paged, (listQuery) => list.rows(db, listQuery)),
    list.filters(db, query),
    list.opens === 'dialog' ? list.fields(db) : [],
  ])
  return {
    shown: { ...page, rows: page.rows.map(list.toRow), given },
    filters,
    shape: shapeOf(list, actor, fields),
  }
}

/** Manufacturers, models, model codes, service plans, tags and the lists of variables: one screen for all. */
export async function ListView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const place = inventoryListOfUrl([view.params?.segments ?? []].flat())
  if (place?.verb !== 'list') notFound()
  const { list } = place
  const actor = await actorOf(req)
  const isVariable = list.section.startsWith('variables/')
  const intro = (
    <Link href={isVariable ? '/admin/inventory/variables' : '/admin/inventory'}>
      {isVariable ? words.inventoryVariables : words.inventory}
    </Link>
  )
  return (
    <ListFrame
      allowed={can(actor, 'inventory', 'read')}
      lead={intro}
      load={() => load(req.payload.db.drizzle, list, actor, view.searchParams ?? {})}
      title={list.title}
      view={view}
    >
      {(loaded) => (
        <>
          {list.fixed && <p>{list.fixed}</p>}
          <InventoryListScreen key={list.key} kind={list.key} {...loaded} />
        </>
      )}
    </ListFrame>
  )
}
