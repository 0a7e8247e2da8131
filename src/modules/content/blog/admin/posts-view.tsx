import Link from 'next/link'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import styles from '@/ui/back-office/admin.module.css'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listStaffPosts } from '../queries/list-staff-posts'
import { listBlogTags } from '../queries/list-tags'
import { NEW_POST } from '../rules/admin-urls'
import { POSTS_USUAL, type StaffPostsQuery, staffPostsQuery } from '../schemas/staff-list-queries'
import { BlogTabs } from './blog-tabs'
import { postFilters } from './post-and-comment-filters'
import { PostsTable } from './posts-table'
import * as words from './words'

async function load(req: PayloadRequest, query: StaffPostsQuery) {
  const db = await dbOf(req)
  const [shown, tags] = await Promise.all([
    pageAt(query, (listQuery) => listStaffPosts(db, listQuery)),
    listBlogTags(req, { name: undefined, route: undefined }, WHOLE_LIST_LIMIT),
  ])
  return { shown, tags: tags.map(({ name }) => name) }
}

/** The posts of the blog as last saved, as a list or as cards. */
export async function PostsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListParams(staffPostsQuery, {}, view.searchParams ?? {})
  const may = {
    create: can(actor, 'content', 'create'),
    update: can(actor, 'content', 'update'),
    delete: can(actor, 'content', 'delete'),
  }
  return (
    <ListFrame
      actions={
        may.create && (
          <Link className={styles.primary} href={NEW_POST}>
            {words.createNew}
          </Link>
        )
      }
      allowed={can(actor, 'content', 'read')}
      lead={words.blogAbout}
      load={() => load(req, query)}
      tabs={<BlogTabs current="posts" />}
      title={words.blog}
      view={view}
    >
      {({ shown: { limit, page, pages, rows, total }, tags }) => (
        <ListContext given={given} usual={POSTS_USUAL}>
          <ListFilters filters={postFilters(tags)} />
          <PostsTable count={words.countOfPosts(String(total))} look={query.view} may={may} rows={rows} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
