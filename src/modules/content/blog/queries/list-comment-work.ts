import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Waiting, Work } from '@/api/module'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import type { Needs } from '@/kernel/navigation'
import { blogComments } from '@/modules/content/tables.gen'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { postScreen, TO_CHECK } from '../rules/admin-urls'
import * as words from '../words'

const c = alias(blogComments, 'c')

/** Whether the comment `c` is held and nobody has decided about it; a partial index has these. */
export const toCheck = sql`(c.is_spam AND c.checked_at IS NULL)`

/** Who decides about comments. */
const MODERATES: Needs = { module: 'content', action: 'update' }

/** Held comments, behind an entry of the navigation. */
export const commentsToCheck: Waiting = {
  of: () => sql`SELECT 1 FROM blog_comments c WHERE ${toCheck}`,
  text: words.commentsToCheck,
  href: TO_CHECK,
  needs: MODERATES,
}

const WAITING = {
  id: c.id,
  postId: c.postId,
  userId: c.userId,
  content: c.content,
  since: c.createdAt,
  post: text(sql`coalesce(t.title, '')`),
}

const oldestComments: Work['oldest'] = async (payload, { seesCustomers }, limit) => {
  const rows = await select(
    payload,
    WAITING,
    sql`FROM blog_comments c
      LEFT JOIN blog_posts_locales t ON t._parent_id = c.post_id AND t._locale = ${DEFAULT_LOCALE}
      WHERE ${toCheck} ORDER BY c.id LIMIT ${limit}`,
  )
  return rows.map(({ content, id, post, postId, since, userId }) => ({
    id,
    title: post,
    who: seesCustomers ? userId : null,
    what: content,
    since,
    href: postScreen(postId),
  }))
}

/** Held comments, as work for the dashboard. */
export const commentWork: Work = {
  title: words.commentWork,
  href: TO_CHECK,
  needs: MODERATES,
  place: 55,
  waiting: commentsToCheck.of,
  oldest: oldestComments,
}
