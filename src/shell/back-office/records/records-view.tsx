import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { recordQuery } from '@/input/record-query'
import { failedToFetch } from '@/kernel/lists/record-list-failures'
import { type Actor, can } from '@/kernel/permissions'
import type { RecordList } from '@/kernel/record-list'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { listRecords, valuesOf } from '@/server/read-record-lists'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { recordFilters, recordRow, recordShape } from '@/ui/back-office/list/record-list-shape'
import { mayIn, recordOfUrl } from './record-of-url'
import { RecordTable } from './record-table-and-form'

type Params = NonNullable<AdminViewServerProps['searchParams']>
type Paged = { page: number; limit: number }

/** The values that filters offer as choices, by field. */
async function choicesOf(db: Db, list: RecordList, actor: Actor): Promise<Record<string, string[]>> {
  const offered = list.filters.filter(
    ({ anyChoice, field }) => anyChoice && list.fields[field]?.kind !== 'choice',
  )
  return Object.fromEntries(
    await Promise.all(
      offered.map(async ({ field }) => [field, await valuesOf(db, list, field, actor)] as const),
    ),
  )
}

async function load(db: Db, list: RecordList, actor: Actor, params: Params) {
  const { given, query } = readListParams(recordQuery(list), {}, params)
  const [{ rows, ...page }, choices, today] = await Promise.all([
    pageAt(query as typeof query & Paged, async (listQuery) => {
      const { records, total } = await listRecords(db, list, listQuery, actor)
      return { rows: records, total }
    }),
    choicesOf(db, list, actor),
    readCompanyDay(db, new Date()),
  ])
  return {
    shape: recordShape(list, mayIn(list, actor), today),
    filters: recordFilters(list, choices),
    shown: { ...page, rows: rows.map((record) => recordRow(list, record, today)), given },
  }
}

/** The table of a list that a module declares. */
export async function RecordsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { list } = recordOfUrl(view)
  const actor = await actorOf(req)
  return (
    <ListFrame
      allowed={can(actor, list.module, 'read')}
      failed={failedToFetch(list)}
      load={() => load(req.payload.db.drizzle, list, actor, view.searchParams ?? {})}
      title={list.plural}
      view={view}
    >
      {(loaded) => <RecordTable key={list.slug} list={list} {...loaded} />}
    </ListFrame>
  )
}
