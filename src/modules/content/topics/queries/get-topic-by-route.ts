import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { can } from '@/kernel/permissions'
import type { TopicPage } from '@/payload-types'
import { actorOf } from '@/server/permissions'
import { unroutedId } from '../rules/reserved-routes'
import { pageWithNames } from '../rules/topic-facts'
import { readSiteNames } from './read-site-names'

/** What is at a route: a published page, or a page that has another route by now. */
export type TopicAtRoute = { page: TopicPage } | { movedTo: string }

/** The published page at a route, or where it has moved to; null if there never was one, or it is not published now. */
export async function getTopicByRoute(
  payload: Payload,
  route: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<TopicAtRoute | null> {
  const { docs } = await payload.find({
    collection: 'topic-pages',
    where: { and: [{ route: { equals: route } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    locale,
    overrideAccess: true,
  })
  if (docs[0]) return { page: pageWithNames(docs[0], await readSiteNames(payload)) }
  const { rows } = await payload.db.drizzle.execute<{ route: string }>(sql`
    SELECT p.route FROM topic_page_routes r JOIN topic_pages p ON p.id = r.page_id
    WHERE r.route = ${route} AND p._status = 'published' AND p.route <> r.route`)
  return rows[0] ? { movedTo: rows[0].route } : null
}

/** The page at a route, or without one by its id, as last saved, for staff who may read content; null for everybody else. */
export async function getTopicPreview(req: PayloadRequest, route: string): Promise<TopicPage | null> {
  if (!can(await actorOf(req), 'content', 'read')) return null
  const id = unroutedId(route)
  const { docs } = await req.payload.find({
    collection: 'topic-pages',
    where: id === null ? { route: { equals: route } } : { id: { equals: id } },
    draft: true,
    limit: 1,
    pagination: false,
    depth: 1,
    req,
    overrideAccess: true,
  })
  return docs[0] ? pageWithNames(docs[0], await readSiteNames(req.payload)) : null
}
