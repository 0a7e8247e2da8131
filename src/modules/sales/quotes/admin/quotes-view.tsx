import type { AdminViewServerProps } from 'payload'
import { type ListState, readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { SalesListTools } from '@/modules/sales/saved-views/admin/sales-list-tools'
import { readViewState } from '@/modules/sales/saved-views/queries/read-view-state'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Option } from '@/ui/back-office/list/list-type'
import { pageAt } from '@/ui/back-office/list/page-at'
import { COUNTED, countedOf } from '@/ui/back-office/list/words'
import { ZoneName } from '@/ui/back-office/time/zone-name'
import { listQuoteFilterNames } from '../queries/list-quote-filter-names'
import { listQuoteShowrooms } from '../queries/list-quote-showrooms'
import { listQuotes } from '../queries/list-quotes'
import { USUAL_QUOTE_SORT } from '../rules/lists/quote-sorts'
import { type QuotesQuery, quotesFilter } from '../schemas/quotes-query'
import { type NarrowedTo, quoteFilters } from './quote-filters'
import { quoteListRow } from './quote-list-row'
import { QuotesTable } from './quotes-table'
import { ON_DEMAND_QUOTES, STANDARD_QUOTES } from './urls'
import * as words from './words'

const USUAL = { sort: USUAL_QUOTE_SORT }

const TABS = [
  { key: 'standard-quotes', title: words.standardQuotes, href: STANDARD_QUOTES },
  { key: 'order-on-demand', title: words.onDemand, href: ON_DEMAND_QUOTES },
]

const optionOf = (value: string | undefined, label: string | null): Option | null =>
  value && label ? { value, label } : null

const narrowedTo = (
  { userId, vehicleId }: Readonly<Record<string, string>>,
  { customer, vehicle }: { customer: string | null; vehicle: string | null },
): NarrowedTo => ({ customer: optionOf(userId, customer), vehicle: optionOf(vehicleId, vehicle) })

type Read = { actor: Actor; list: keyof typeof TITLES }

/** One page of a list of quotes, with what is chosen from above it. */
async function readList(db: Db, { actor, list }: Read, { given, query }: ListState<QuotesQuery>) {
  const scope = visibleShowrooms(actor)
  const [{ timezone }, showrooms, views, names] = await Promise.all([
    readTradeSettings(db),
    listQuoteShowrooms(db, scope),
    readViewState(db, actor, list, given),
    listQuoteFilterNames(db, query, scope),
  ])
  const page = await pageAt(query, (listQuery) => listQuotes(db, listQuery, scope, timezone, COUNTED))
  const now = new Date()
  const today = dayIn(now, timezone)
  const choices = showrooms.map(({ id, name }) => ({ value: String(id), label: name }))
  return {
    ...page,
    views,
    filters: quoteFilters(choices, narrowedTo(given, names)),
    lines: page.rows.map((row) => quoteListRow(row, today, now)),
  }
}

const TITLES = { 'standard-quotes': words.standardQuotes, 'order-on-demand': words.onDemand } as const

/** The quotes of the viewer's showrooms: of vehicles in stock, or wanted on demand, by the address. */
export async function QuotesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const key = String([view.params?.segments].flat().at(-1) ?? '')
  const isOrderOnDemand = key === 'order-on-demand'
  const list = isOrderOnDemand ? 'order-on-demand' : 'standard-quotes'
  const state = readListParams(quotesFilter, {}, view.searchParams ?? {}, { isOrderOnDemand })
  return (
    <ListFrame
      allowed={can(actor, 'sales', 'read')}
      load={() => readList(req.payload.db.drizzle, { actor, list }, state)}
      tabs={<AdminTabs current={key} label={words.quoteLists} tabs={TABS} />}
      title={TITLES[list]}
      view={view}
    >
      {({ filters, limit, lines, page, pages, total, views }) => (
        <ListContext given={state.given} usual={USUAL}>
          <ListFilters filters={filters} />
          <SalesListTools
            count={countedOf(total, 'quote', 'quotes')}
            exports="/api/v1/quotes/export"
            fixed={{ isOrderOnDemand: String(isOrderOnDemand) }}
            list={list}
            state={views}
          />
          <ListCount>
            {countedOf(total, 'quote', 'quotes')}. Days are in <ZoneName />.
          </ListCount>
          <QuotesTable rows={lines} sort={state.query.sort ?? USUAL_QUOTE_SORT} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
