import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { linkedId } from '@/kernel/loose-values'
import { readPostPicture, readTakenRoutes } from '@/modules/content/blog/queries/read-post-facts'
import { parseBody, readingMinutes } from '@/modules/content/blog/rules/body'
import { pictureFault } from '@/modules/content/blog/rules/picture'
import { POST_MESSAGES, postIssues } from '@/modules/content/blog/rules/post'
import { freeRoute, wantedRoute } from '@/modules/content/blog/rules/route'
import { dbOf } from '@/server/transaction'
import { isMainLanguage, validateLocales } from '../shared/validateLocales'

const SLUG = 'blog-posts'

/** Removes what a body may not contain, and sets how long it takes to read. */
export const cleanBody: CollectionBeforeValidateHook = ({ data }) => {
  if (data?.body === undefined) return data
  const body = parseBody(data.body)
  return body.ok ? { ...data, body: body.value, readingMinutes: readingMinutes(body.value) } : data
}

/** Refuses a post that breaks a rule; a draft may be incomplete. */
export const validatePost = validateLocales((post) =>
  postIssues(post, post._status === 'published' ? 'PUBLISHED' : 'DRAFT'),
)

/** A newly chosen picture must have the shape of the place where it is shown. */
export const checkFeaturedImage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = linkedId(data.featuredImage)
  if (id === null || id === linkedId(originalDoc?.featuredImage)) return data
  const facts = await readPostPicture(await dbOf(req), id)
  const message = facts && pictureFault(facts)
  if (message)
    throw new ValidationError({ collection: SLUG, errors: [{ path: 'featuredImageUrl', message }], req })
  return data
}

/** Gives the post its address. */
export const assignSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A translated title does not move a post.
  const title = isMainLanguage(req) ? {} : { title: null }
  const wanted = wantedRoute({ ...originalDoc, ...data, ...title }, { ...originalDoc, ...title })
  if (!wanted) return { ...data, route: originalDoc?.route ?? null }
  const { isExact, route } = wanted
  const refused = (message: string) =>
    new ValidationError({ collection: SLUG, errors: [{ path: 'route', message }], req })
  if (route === '') throw refused(POST_MESSAGES.routeUnreadable)
  const taken = await readTakenRoutes(await dbOf(req), route, originalDoc?.id ?? null)
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

/** Where a post was published before redirects to where it is now. */
export const saveRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [old, now] = [previousDoc?.route, doc.route]
  if (old === now) return doc
  const db = await dbOf(req)
  if (now) await db.execute(sql`DELETE FROM blog_redirects WHERE route = ${now}`)
  if (old && previousDoc?.publishedAt)
    await db.execute(sql`INSERT INTO blog_redirects (route, post_id) VALUES (${old}, ${doc.id})
      ON CONFLICT (route) DO UPDATE SET post_id = EXCLUDED.post_id`)
  return doc
}
