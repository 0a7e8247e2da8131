import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listCustomsCountries, listCustomsLists } from '../queries/list-customs-lists'
import { customsLists } from '../rules/customs-list'
import { customsListsQuery } from '../schemas/customs-lists'
import { customsFilters, customsRow, customsShape } from './customs-list-shape'
import { CustomsLists } from './customs-lists'
import * as words from './customs-words'

type Params = NonNullable<AdminViewServerProps['searchParams']>

async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListParams(customsListsQuery, {}, params)
  const [{ rows, ...page }, countries, today] = await Promise.all([
    pageAt(query, (listQuery) => listCustomsLists(db, listQuery)),
    listCustomsCountries(db),
    readCompanyDay(db, new Date()),
  ])
  return {
    shape: customsShape(actor, today),
    filters: customsFilters(countries),
    shown: { ...page, rows: rows.map((list) => customsRow(list, today)), given },
  }
}

/** Customs value lists of all countries. */
export async function CustomsListsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  return (
    <ListFrame
      allowed={can(actor, 'settings', 'read')}
      lead={words.listsIntro}
      load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
      title={customsLists.plural}
      view={view}
    >
      {(loaded) => <CustomsLists {...loaded} />}
    </ListFrame>
  )
}
