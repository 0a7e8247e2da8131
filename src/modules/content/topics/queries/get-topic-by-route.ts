import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { linkedId } from '@/kernel/linked-id'
import { can } from '@/kernel/permissions'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { readContentWithPictures } from '@/modules/content/rich-text/queries/read-content-with-pictures'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import type { TopicPage } from '@/payload-types'
import { actorOf } from '@/server/actor-of'
import { exists } from '@/server/rows/exists'
import { pageWithNames } from '../rules/fill-in-site-names'
import { type PublishedTopic, pageAbove } from '../rules/topic-links'
import { unroutedId } from '../rules/topic-urls'
import { listPublishedTopics } from './list-published-topics'
import { readNamesForTexts } from './read-names-for-texts'

/** A page with the published one that it is below; null for none. */
export type PlacedTopic = { page: TopicPage; above: PublishedTopic | null }

/** What is at a route: a published page with the language of its text, or the URL that it redirects to, with its route if that is a page. */
export type TopicAtRoute = (PlacedTopic & { language: Locale }) | { movedTo: string; route: string | null }

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
    depth: 0,
    locale,
    overrideAccess: true,
  })
  const [page] = docs
  if (page)
    return {
      ...(await placed(payload, page)),
      language: await languageOf(payload, page.id, locale),
    }
  const moved = await findRedirect(payload.db.drizzle, topicUrl(route))
  return moved && { movedTo: moved.url, route: moved.kind === 'page' ? moved.route : null }
}

/** A page as readers see it, with the pictures and the names in its text, and where it is. */
async function placed(payload: Payload, page: TopicPage): Promise<PlacedTopic> {
  const stored = storedContent(page.content)
  const [content, names, pages] = await Promise.all([
    stored && readContentWithPictures(payload, stored),
    readNamesForTexts(payload),
    listPublishedTopics(payload),
  ])
  const shown = { ...page, content: content as TopicPage['content'] }
  return { page: pageWithNames(shown, names), above: pageAbove(pages, linkedId(page.parent)) }
}

/** The language of a page's text: the one that is wanted, if it has been written in that. */
async function languageOf({ db }: Payload, id: number, wanted: Locale): Promise<Locale> {
  if (wanted === DEFAULT_LOCALE) return wanted
  const written = sql`FROM topic_pages_locales
    WHERE _parent_id = ${id} AND _locale = ${wanted} AND content IS NOT NULL`
  return (await exists(db.drizzle, written)) ? wanted : DEFAULT_LOCALE
}

/** The page at a route, or without one by its id, as last saved, for staff who may read content; null for everybody else. */
export async function getTopicPreview(req: PayloadRequest, route: string): Promise<PlacedTopic | null> {
  if (!can(await actorOf(req), 'content', 'read')) return null
  const id = unroutedId(route)
  const { docs } = await req.payload.find({
    collection: 'topic-pages',
    where: id === null ? { route: { equals: route } } : { id: { equals: id } },
    draft: true,
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return docs[0] ? placed(req.payload, docs[0]) : null
}
