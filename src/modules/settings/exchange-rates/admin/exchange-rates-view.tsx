import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { recordQuery } from '@/input/record-query'
import { type Actor, can } from '@/kernel/permissions'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { listRecords } from '@/server/read-record-lists'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { recordFilters, recordRow, recordShape } from '@/ui/back-office/list/record-list-shape'
import { exchangeRates, RATEABLE_CURRENCIES } from '../rules/exchange-rate-list'
import * as words from '../words'
import { ExchangeRatesTable } from './exchange-rates-table'

type Params = NonNullable<AdminViewServerProps['searchParams']>
type Paged = { page: number; limit: number }

async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListParams(recordQuery(exchangeRates), {}, params)
  const { rows, ...page } = await pageAt(query as typeof query & Paged, async (listQuery) => {
    const { records, total } = await listRecords(db, exchangeRates, listQuery, actor)
    return { rows: records, total }
  })
  const may = {
    create: can(actor, 'settings', 'create'),
    update: can(actor, 'settings', 'update'),
    delete: can(actor, 'settings', 'delete'),
  }
  const today = await readCompanyDay(db, new Date())
  return {
    shape: recordShape(exchangeRates, may, today),
    filters: recordFilters(exchangeRates, { currency: [...RATEABLE_CURRENCIES] }),
    shown: { ...page, rows: rows.map((record) => recordRow(exchangeRates, record, today)), given },
  }
}

/** Exchange rates by day, latest first, with their import. */
export async function ExchangeRatesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  return (
    <ListFrame
      allowed={can(actor, 'settings', 'read')}
      lead={words.ratesIntro}
      load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
      title={exchangeRates.plural}
      view={view}
    >
      {(loaded) => <ExchangeRatesTable {...loaded} mayImport={can(actor, 'settings', 'update')} />}
    </ListFrame>
  )
}
