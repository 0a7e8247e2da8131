import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { INT4_MAX } from '@/kernel/numbers'
import { can, seesCustomers } from '@/kernel/permissions'
import { PublishStatusLabel } from '@/modules/content/publishing/admin/publish-status-label'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { toHtml } from '@/modules/content/rich-text/engine/to-html'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countRatings } from '../queries/count-ratings'
import { getPost } from '../queries/get-post'
import { listStaffComments } from '../queries/list-staff-comments'
import { LATEST } from '../queries/select-post-source'
import { editPostUrl } from '../rules/admin-urls'
import { staffCommentsQuery } from '../schemas/staff-list-queries'
import blog from './blog.module.css'
import { PostBody } from './post-body'
import { PostComments } from './post-comments'
import { PostFacts, PostRatings } from './post-facts-and-ratings'
import * as words from './words'

type Params = NonNullable<AdminViewServerProps['searchParams']>

/** A post with its ratings and a page of all its comments; the page for a missing one. */
async function load(db: Db, id: number, params: Params, named: boolean) {
  const post = id > INT4_MAX ? null : await getPost(db, id, true, { source: LATEST })
  if (!post) notFound()
  const { given, query } = readListParams(staffCommentsQuery, {}, params, { postId: id })
  const [html, counts, comments] = await Promise.all([
    toHtml(db, post.body),
    countRatings(db, id),
    pageAt(query, (listQuery) => listStaffComments(db, listQuery, named)),
  ])
  return { comments: { ...comments, given }, counts, html, post }
}

/** A post as readers will see it, with what staff may do about what they say: every comment is here, held ones too. */
export async function PostView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'content', 'read')
  if (!allowed)
    return (
      <AdminFrame allowed={false} title={words.blog} view={view}>
        {null}
      </AdminFrame>
    )
  const named = seesCustomers(actor)
  const id = Number([view.params?.segments ?? []].flat()[2])
  const { comments, counts, html, post } = await load(
    req.payload.db.drizzle,
    id,
    view.searchParams ?? {},
    named,
  )
  const may = { update: can(actor, 'content', 'update'), delete: can(actor, 'content', 'delete') }
  return (
    <AdminFrame
      actions={<Ways mayEdit={may.update} post={post} />}
      allowed
      lead={<PublishStatusLabel hasDraft={post.hasDraft} isPublished={post.status === 'PUBLISHED'} />}
      title={post.title || words.untitled}
      view={view}
    >
      <div className={blog.columns}>
        <article>
          {post.featuredImageUrl && <img alt="" className={blog.featured} src={post.featuredImageUrl} />}
          <PostBody html={html} key={post.updatedAt} />
        </article>
        <div>
          <PostFacts post={post} />
          <PostRatings counts={counts} post={post} />
        </div>
      </div>
      <PostComments may={may} named={named} shown={comments} />
    </AdminFrame>
  )
}

type WaysProps = { mayEdit: boolean; post: { id: number; route: string | null; status: string } }

/** The ways to the editor, and to the post on the site. */
const Ways = ({ mayEdit, post: { id, route, status } }: WaysProps) => (
  <>
    {status === 'PUBLISHED' && route && (
      <a className={styles.button} href={postUrl(route)}>
        {words.viewOnSite}
      </a>
    )}
    {mayEdit && (
      <Link className={styles.primary} href={editPostUrl(id)}>
        {words.edit}
      </Link>
    )}
  </>
)
