import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { readPostPicture, readTakenRoutes } from '@/modules/content/blog/queries/read-post-references'
import { PICTURE_MESSAGES, pictureFault } from '@/modules/content/blog/rules/featured-image'
import { POST_MESSAGES, postIssues } from '@/modules/content/blog/rules/post'
import { freeRoute, type WantedRoute, wantedRoute } from '@/modules/content/blog/rules/post-route'
import { toText } from '@/modules/content/rich-text/engine/to-text'
import { readingMinutes } from '@/modules/content/rich-text/rules/reading-minutes'
import { dbOf } from '@/server/db-of'
import { isMainLanguage, validateLocales } from '../shared/validateLocales'
import { cleanContent } from './cleanContent'

const SLUG = 'blog-posts'

/** Refuses a body that cannot be read, and sets how long it takes to read. */
export const cleanBody = cleanContent('body', (body) => ({ readingMinutes: readingMinutes(toText(body)) }))

/** Refuses a post that breaks a rule; a draft may be incomplete. */
export const validatePost = validateLocales((post) =>
  postIssues(post, post._status === 'published' ? 'PUBLISHED' : 'DRAFT'),
)

/** A newly chosen picture must have the shape of the place where it is shown. */
export const checkFeaturedImage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = linkedId(data.featuredImage)
  if (id === null || id === linkedId(originalDoc?.featuredImage)) return data
  const facts = await readPostPicture(await dbOf(req), id)
  const message = facts ? pictureFault(facts) : PICTURE_MESSAGES.invalid
  if (message)
    throw new ValidationError({ collection: SLUG, errors: [{ path: 'featuredImageUrl', message }], req })
  return data
}

const storedRoute = (route: unknown): WantedRoute | null =>
  typeof route === 'string' && route !== '' ? { route, isExact: false } : null

/** Gives the post its address. */
export const assignSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A translated title does not move a post.
  const title = isMainLanguage(req) ? {} : { title: null }
  const chosen = wantedRoute({ ...originalDoc, ...data, ...title }, { ...originalDoc, ...title })
  // Two drafts may have the same address until one of them is published.
  const wanted = chosen ?? (data._status === 'published' ? storedRoute(originalDoc?.route) : null)
  if (!wanted) return { ...data, route: originalDoc?.route ?? null }
  const { isExact, route } = wanted
  const refused = (message: string) =>
    new ValidationError({ collection: SLUG, errors: [{ path: 'route', message }], req })
  if (route === '') throw refused(POST_MESSAGES.routeUnreadable)
  const db = await dbOf(req)
  // One at a time: posts of the same title get one number after the other.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`blog-route:${route}`}))`)
  const taken = await readTakenRoutes(db, route, originalDoc?.id ?? null)
  if (isExact && taken.has(route)) throw refused(POST_MESSAGES.routeTaken)
  return { ...data, route: freeRoute(route, taken) }
}

/** Records who wrote the post, and when it was first published. */
export const stampPost: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { user } = req
  const isFirst = data._status === 'published' && !originalDoc?.publishedAt
  const name = user && [user.firstName, user.lastName].filter(Boolean).join(' ')
  const writer =
    operation === 'create' && user
      ? { writer: user.id, writerName: name }
      : { writer: linkedId(originalDoc?.writer), writerName: originalDoc?.writerName ?? null }
  const publishedAt = isFirst ? new Date().toISOString() : (originalDoc?.publishedAt ?? null)
  return { ...data, ...writer, publishedAt }
}
