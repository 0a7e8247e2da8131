import Link from 'next/link'
import type { AdminViewServerProps, Payload } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listTopics } from '../queries/list-topics'
import { readNamesForTexts } from '../queries/read-names-for-texts'
import { topicEditorUrl } from '../rules/topic-urls'
import { type TopicQuery, topicQuery } from '../schemas/topic'
import { TOPIC_FILTERS } from './topic-filters'
import { TopicsTable } from './topics-table'
import * as words from './words'

const loadPages = async (payload: Payload, query: TopicQuery) => {
  const names = await readNamesForTexts(payload)
  return pageAt(query, (listQuery) => listTopics(payload.db.drizzle, listQuery, names))
}

/** The site's pages of text as last saved; each links to its editor. */
export async function TopicsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { given, query } = readListParams(topicQuery, {}, view.searchParams ?? {})
  const actor = await actorOf(req)
  const mayCreate = can(actor, 'content', 'create')
  const may = { update: can(actor, 'content', 'update'), delete: can(actor, 'content', 'delete') }
  return (
    <ListFrame
      actions={
        mayCreate && (
          <Link className={styles.primary} href={topicEditorUrl('create')}>
            {words.newTopicPage}
          </Link>
        )
      }
      allowed={can(actor, 'content', 'read')}
      lead={words.topicPagesAbout}
      load={() => loadPages(req.payload, query)}
      title={words.topicPages}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <ListContext given={given}>
          <ListFilters filters={TOPIC_FILTERS} />
          <ListCount>{words.countOfPages(total)}</ListCount>
          {rows.length > 0 ? (
            <TopicsTable may={may} rows={rows} />
          ) : (
            <ListEmpty
              hint={mayCreate ? words.createFirst : words.staffWithPermissionWrite}
              noMatch={words.noMatch}
              none={words.noneYet}
            />
          )}
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
