import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listStaffTags } from '../queries/list-staff-tags'
import { staffTagsQuery } from '../schemas/staff-list-queries'
import { BlogTabs } from './blog-tabs'
import { tagListShape, tagRow } from './blog-tag-list-shape'
import { TagsTable } from './tags-table'
import * as words from './words'

/** What posts are about: the tags of the blog. */
export async function BlogTagsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListParams(staffTagsQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'content', 'read')}
      lead={words.tagsAbout}
      load={() => pageAt(query, (listQuery) => listStaffTags(req.payload.db.drizzle, listQuery))}
      tabs={<BlogTabs current="tags" />}
      title={words.blogTags}
      view={view}
    >
      {({ rows, ...page }) => (
        <TagsTable shape={tagListShape(actor)} shown={{ ...page, rows: rows.map(tagRow), given }} />
      )}
    </ListFrame>
  )
}
