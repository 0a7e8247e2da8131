import type { AdminViewServerProps } from 'payload'
import { pageQuery } from '@/input/list-query-fields'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countOf } from '@/ui/back-office/list/words'
import { listLacking } from '../queries/list-lacking'
import { LackingTable } from './lacking-table'
import * as words from './words'

const query = pageQuery()

/** Published pages of text whose texts for search engines are missing or do not fit; each links to its editor. */
export async function LackingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { given, query: paging } = readListParams(query, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(await actorOf(req), 'content', 'read')}
      lead={words.pagesThatLackAbout}
      load={() => pageAt(paging, (listQuery) => listLacking(req.payload, listQuery))}
      title={words.pagesThatLack}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <ListContext given={given}>
          <ListCount>{countOf(total, 'page', 'pages')}</ListCount>
          {rows.length > 0 ? (
            <LackingTable pages={rows} />
          ) : (
            <ListEmpty hint={words.noneLacksHint} noMatch={words.noneLacks} none={words.noneLacks} />
          )}
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
