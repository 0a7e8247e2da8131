import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can, seesCustomers } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listStaffComments } from '../queries/list-staff-comments'
import { staffCommentsQuery } from '../schemas/staff-list-queries'
import { BlogTabs } from './blog-tabs'
import { CommentsTable } from './comments-table'
import { commentFilters } from './post-and-comment-filters'
import * as words from './words'

/** The comments on all posts, the newest first. */
export async function CommentsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const named = seesCustomers(actor)
  const { given, query } = readListParams(staffCommentsQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'content', 'read')}
      lead={words.commentsAbout}
      load={() => pageAt(query, (listQuery) => listStaffComments(req.payload.db.drizzle, listQuery, named))}
      tabs={<BlogTabs current="comments" />}
      title={words.comments}
      view={view}
    >
      {(shown) => (
        <ListContext given={given}>
          <ListFilters filters={commentFilters(named)} />
          <ListCount>{words.countOfComments(String(shown.total))}</ListCount>
          <CommentsTable
            may={{ update: can(actor, 'content', 'update'), delete: can(actor, 'content', 'delete') }}
            shown={shown}
            shows={{ post: true, named }}
          />
        </ListContext>
      )}
    </ListFrame>
  )
}
