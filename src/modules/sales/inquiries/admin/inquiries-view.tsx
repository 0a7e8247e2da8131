import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countOf } from '@/ui/back-office/list/words'
import { listInquiries } from '../queries/list-inquiries'
import { inquiriesFilter } from '../schemas/inquiries'
import { InquiriesTable } from './inquiries-table'
import { inquiryFilters } from './inquiry-filters'
import { INQUIRIES, INQUIRY_LISTS } from './inquiry-lists'
import * as words from './words'

const [WHOLE] = INQUIRY_LISTS

/** Customers' inquiries: what awaits an answer first, longest waiting on top. */
export async function InquiriesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const address = String([view.params?.segments].flat().at(-1) ?? '')
  const { key, status } = INQUIRY_LISTS.find((list) => list.key === address) ?? WHOLE
  const fixed = status ? { status } : {}
  const { given, query } = readListParams(inquiriesFilter, {}, view.searchParams ?? {}, fixed)
  const tabs = INQUIRY_LISTS.map((list) => ({ ...list, href: `${INQUIRIES}/${list.key}` }))
  return (
    <ListFrame
      allowed={can(actor, 'support', 'read')}
      load={() =>
        pageAt(query, (listQuery) =>
          listInquiries(req.payload.db.drizzle, listQuery, visibleShowrooms(actor)),
        )
      }
      tabs={<AdminTabs current={key} label={words.inquiryLists} tabs={tabs} />}
      title={words.inquiries}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <ListContext given={given}>
          <ListFilters filters={inquiryFilters(status !== undefined)} />
          <ListCount>{countOf(total, 'inquiry', 'inquiries')}</ListCount>
          <InquiriesTable now={new Date().toISOString()} rows={rows} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
