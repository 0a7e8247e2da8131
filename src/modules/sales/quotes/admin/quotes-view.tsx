import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/list-params'
import { dayIn } from '@/kernel/days'
import { can, visibleShowrooms } from '@/kernel/permissions'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/permissions'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { COUNTED, countedOf } from '@/ui/back-office/list/words'
import { ZoneName } from '@/ui/back-office/local-time'
import { AdminTabs } from '@/ui/back-office/tabs'
import { listQuoteShowrooms } from '../queries/list-quote-showrooms'
import { listQuotes } from '../queries/list-quotes'
import { quotesQuery } from '../schemas/quotes-query'
import { quoteFilters } from './quote-filters'
import { quoteListRow } from './quote-list-row'
import { QuotesTable } from './quotes-table'
import { ON_DEMAND_QUOTES, STANDARD_QUOTES } from './urls'
import * as words from './words'

const TABS = [
  { key: 'standard-quotes', title: words.standardQuotes, href: STANDARD_QUOTES },
  { key: 'order-on-demand', title: words.onDemand, href: ON_DEMAND_QUOTES },
]

/** The quotes of the viewer's showrooms: of vehicles in stock, or wanted on demand, by the address. */
export async function QuotesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const key = String([view.params?.segments].flat().at(-1) ?? '')
  const isOrderOnDemand = key === 'order-on-demand'
  const fixed = { isOrderOnDemand }
  const { given, query } = readListParams(quotesQuery, {}, view.searchParams ?? {}, fixed)
  const db = req.payload.db.drizzle
  const scope = visibleShowrooms(actor)
  return (
    <ListFrame
      allowed={can(actor, 'sales', 'read')}
      load={async () => {
        const [{ timezone }, showrooms] = await Promise.all([
          readTradeSettings(db),
          listQuoteShowrooms(db, scope),
        ])
        const page = await pageAt(query, (listQuery) => listQuotes(db, listQuery, scope, timezone, COUNTED))
        const now = new Date()
        const today = dayIn(now, timezone)
        return { ...page, showrooms, lines: page.rows.map((row) => quoteListRow(row, today, now)) }
      }}
      tabs={<AdminTabs current={key} label={words.quoteLists} tabs={TABS} />}
      title={isOrderOnDemand ? words.onDemand : words.standardQuotes}
      view={view}
    >
      {({ limit, lines, page, pages, showrooms, total }) => (
        <ListContext given={given}>
          <ListFilters
            filters={quoteFilters(showrooms.map(({ id, name }) => ({ value: String(id), label: name })))}
          />
          <ListCount>
            {countedOf(total, 'quote', 'quotes')}. Days are in <ZoneName />.
          </ListCount>
          <QuotesTable rows={lines} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
