'use client'
import Link from 'next/link'
import { ContentRowActions, type May } from '@/modules/content/publishing/admin/content-row-actions'
import { PublishStatusLabel } from '@/modules/content/publishing/admin/publish-status-label'
import { CONTENT_KINDS, editScreen } from '@/modules/content/publishing/rules/content-kinds'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { callApi } from '@/ui/client/call-api'
import { useRemoval } from '@/ui/client/use-removal'
import type { TopicRow } from '../queries/list-topics'
import { FOOTER_COLUMNS } from '../rules/topic-page'
import { topicEditorUrl } from '../rules/topic-urls'
import * as words from './words'

const NOTHING = '—'

const titleOf = ({ title }: TopicRow): string => title || words.untitled

/** The address at which readers find it; text alone while they do not. */
function Route({ published, route }: TopicRow) {
  if (!route) return NOTHING
  return published ? <a href={topicUrl(route)}>{route}</a> : route
}

const COLUMNS: readonly TableColumn<TopicRow>[] = [
  {
    key: 'title',
    title: words.title,
    kind: 'long',
    card: 'title',
    cell: (row) => <Link href={topicEditorUrl(row.id)}>{titleOf(row)}</Link>,
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ hasDraft, published }) => <PublishStatusLabel hasDraft={hasDraft} isPublished={published} />,
  },
  { key: 'route', title: words.route, kind: 'long', card: 'lead', cell: (row) => <Route {...row} /> },
  { key: 'parent', title: words.below, cell: ({ parentTitle }) => parentTitle ?? NOTHING },
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

const deleteTopic = ({ id }: TopicRow) =>
  callApi('delete', '/api/v1/topic-pages/{id}', { params: { path: { id } } })

/** The pages as a table, with what can be done to each. */
export function TopicsTable({ may, rows }: { may: May; rows: TopicRow[] }) {
  const { busy, called, confirm, doomed, forget, open, refusal } = useRemoval(deleteTopic)
  return (
    <>
      <CallOutcome called={called} />
      <Table
        columns={[
          ...COLUMNS,
          {
            key: 'actions',
            title: words.actions,
            kind: 'actions',
            cell: (row) => (
              <ContentRowActions
                busy={busy}
                editHref={editScreen('page', row.id)}
                may={may}
                name={titleOf(row)}
                onDelete={() => open(row)}
                publicHref={row.published && row.route !== null ? CONTENT_KINDS.page.urlOf(row.route) : null}
              />
            ),
          },
        ]}
        label={words.topicPages}
        rows={rows}
      />
      {doomed && (
        <ConfirmDialog
          onClose={forget}
          onConfirm={async () => void (await confirm())}
          refusal={refusal}
          title={words.deleteAPage}
          verb={words.deleteIt}
        >
          <p>{words.cannotBeUndone(titleOf(doomed))}</p>
          <p>{words.goesToo}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
