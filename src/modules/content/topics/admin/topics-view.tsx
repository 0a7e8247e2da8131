import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/list-params'
import { topicAddress } from '@/modules/content/publishing/rules/addresses'
import { mayDo } from '@/server/permissions'
import styles from '@/ui/back-office/admin.module.css'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { List } from '@/ui/back-office/list/list'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { Status } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/local-time'
import { listTopics, type TopicRow } from '../queries/list-topics'
import { topicEditorAddress } from '../rules/topic-addresses'
import { FOOTER_COLUMNS } from '../rules/topic-page'
import { topicQuery } from '../schemas/topic'
import { TOPIC_FILTERS } from './topic-filters'
import * as words from './words'

const NOTHING = '—'

/** The address at which readers find it; text alone while they do not. */
function Route({ published, route }: TopicRow) {
  if (!route) return NOTHING
  return published ? <a href={topicAddress(route)}>{route}</a> : route
}

function State({ hasDraft, published }: TopicRow) {
  if (!published) return <Status tone="slate">{words.draft}</Status>
  return <Status tone={hasDraft ? 'amber' : 'green'}>{hasDraft ? words.newerDraft : words.published}</Status>
}

const COLUMNS: readonly TableColumn<TopicRow>[] = [
  {
    key: 'title',
    title: words.title,
    kind: 'long',
    card: 'title',
    cell: ({ id, title }) => <Link href={topicEditorAddress(id)}>{title || words.untitled}</Link>,
  },
  { key: 'state', title: words.state, card: 'status', cell: (row) => <State {...row} /> },
  { key: 'route', title: words.route, kind: 'long', card: 'lead', cell: (row) => <Route {...row} /> },
  {
    key: 'footerColumn',
    title: words.footerColumn,
    cell: ({ footerColumn }) => FOOTER_COLUMNS.find(({ value }) => value === footerColumn)?.label ?? NOTHING,
  },
  { key: 'position', title: words.position, kind: 'number', cell: ({ position }) => position ?? NOTHING },
  {
    key: 'header',
    title: words.header,
    cell: ({ showInHeader }) => (showInHeader ? words.yes : NOTHING),
  },
  {
    key: 'additionalPlan',
    title: words.additionalPlan,
    cell: ({ showInAdditionalPlan }) => (showInAdditionalPlan ? words.yes : NOTHING),
  },
  {
    key: 'changed',
    title: words.changed,
    zoned: true,
    cell: ({ updatedAt }) => <LocalTime iso={updatedAt} />,
  },
]

/** The site's pages of text as last saved; each links to its editor. */
export async function TopicsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { given, query } = readListParams(topicQuery, {}, view.searchParams ?? {})
  const mayCreate = await mayDo(req, 'content', 'create')
  return (
    <ListFrame
      actions={
        mayCreate && (
          <Link className={styles.primary} href={topicEditorAddress('create')}>
            {words.newTopicPage}
          </Link>
        )
      }
      allowed={await mayDo(req, 'content', 'read')}
      lead={words.topicPagesAbout}
      load={() => pageAt(query, (listQuery) => listTopics(req.payload.db.drizzle, listQuery))}
      title={words.topicPages}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <List given={given}>
          <ListFilters filters={TOPIC_FILTERS} />
          <ListCount>{words.countOfPages(total)}</ListCount>
          {rows.length > 0 ? (
            <Table columns={COLUMNS} label={words.topicPages} rows={rows} />
          ) : (
            <ListEmpty
              hint={mayCreate ? words.createFirst : words.staffWithPermissionWrite}
              noMatch={words.noMatch}
              none={words.noneYet}
            />
          )}
          <ListPager limit={limit} page={page} pages={pages} />
        </List>
      )}
    </ListFrame>
  )
}
