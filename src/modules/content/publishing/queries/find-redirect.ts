import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import { redirectPath } from '../rules/redirect'

/** Where a path leads: a URL, and the route of the record if it is one. */
export type RedirectTarget = { url: string; kind: ContentKind | null; route: string | null }

const TARGET = {
  url: nullable(text(sql`CASE WHEN r.to_type = 'custom' THEN r.to_url END`)),
  post: nullable(text(sql`b.route`)),
  page: nullable(text(sql`t.route`)),
}

/** Most steps of one redirect to the next that are followed. */
const STEPS = 10

/** Whether following redirects from a URL comes back to a path, or does not end. */
export async function isRedirectLoop(db: Db, path: string, from: string): Promise<boolean> {
  let at: string | null = from
  for (let n = 0; n < STEPS && at !== null; n += 1) {
    if (redirectPath(at) === path) return true
    at = (await nextStep(db, at))?.url ?? null
  }
  return at !== null
}

/** Where a path that has no page any more leads; null if nowhere, to what is not public now, or back to itself. */
export async function findRedirect(db: Db, from: string): Promise<RedirectTarget | null> {
  const path = redirectPath(from)
  const found = path === null ? null : await nextStep(db, from)
  return path === null || found === null || (await isRedirectLoop(db, path, found.url)) ? null : found
}

/** Where a path leads by its own redirect, wherever that leads. */
async function nextStep(db: Db, from: string): Promise<RedirectTarget | null> {
  const path = redirectPath(from)
  if (path === null) return null
  const [row] = await select(
    db,
    TARGET,
    sql`FROM redirects r
      LEFT JOIN redirects_rels l ON l.parent_id = r.id AND l.path = 'to.reference' AND r.to_type = 'reference'
      LEFT JOIN blog_posts b ON b.id = l.blog_posts_id AND b._status = 'published'
      LEFT JOIN topic_pages t ON t.id = l.topic_pages_id AND t._status = 'published'
      WHERE r."from" = ${path}`,
  )
  if (!row) return null
  const to = (kind: ContentKind, route: string) => ({
    url: CONTENT_KINDS[kind].urlOf(route),
    kind,
    route,
  })
  const target = row.url ? { url: row.url, kind: null, route: null } : null
  return target ?? (row.post ? to('post', row.post) : row.page ? to('page', row.page) : null)
}
