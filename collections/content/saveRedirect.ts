import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isLivePath } from '@/modules/content/publishing/queries/check-live-path'
import { CONTENT_KINDS, kindOf } from '@/modules/content/publishing/rules/content-kinds'
import { redirectPath } from '@/modules/content/publishing/rules/redirect'
import { dbOf } from '@/server/db-of'

/** Records at which route readers find it, and who saved it; a draft changes only the latter. */
export const stampPublicRoute: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => ({
  ...data,
  publicRoute: data._status === 'published' ? (data.route ?? null) : (originalDoc?.publicRoute ?? null),
  editedBy: req.user?.collection === 'users' ? req.user.id : null,
})

/**
 * Where a record was last public redirects to where it is published now, and nothing redirects away from there. A draft
 * changes neither.
 */
export const saveRedirect: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const kind = kindOf(collection.slug)
  if (!kind || doc._status !== 'published' || !doc.route) return doc
  const { urlOf } = CONTENT_KINDS[kind]
  const [old, now] = [previousDoc?.publicRoute, doc.route]
  const db = await dbOf(req)
  const replaced = [now, ...(old && old !== now ? [old] : [])].map((route) => redirectPath(urlOf(route)))
  await db.execute(sql`DELETE FROM redirects WHERE "from" = ANY(${sql.param(replaced)}::text[])`)
  // Another record may be published there by now.
  if (old && old !== now && !(await isLivePath(db, redirectPath(urlOf(old)) ?? '')))
    await req.payload.create({
      collection: 'redirects',
      data: {
        from: urlOf(old),
        to: { type: 'reference', reference: { relationTo: collection.slug as 'blog-posts', value: doc.id } },
      },
      req,
      overrideAccess: true,
      depth: 0,
    })
  return doc
}

/** Whoever publishes or unpublishes by hand has done what was scheduled. */
export const endSchedule: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const kind = kindOf(collection.slug)
  if (!kind) return doc
  const db = await dbOf(req)
  const isLive = sql`(SELECT _status = 'published' FROM ${sql.identifier(CONTENT_KINDS[kind].table)} WHERE id = ${doc.id})`
  if (doc._status === 'published')
    await db.execute(sql`DELETE FROM content_schedules
      WHERE kind = ${kind} AND record_id = ${doc.id} AND action = 'publish'`)
  else if (previousDoc?.publicRoute)
    await db.execute(sql`DELETE FROM content_schedules s
      WHERE kind = ${kind} AND record_id = ${doc.id} AND action = 'unpublish' AND NOT ${isLive}
        AND NOT EXISTS (SELECT FROM content_schedules p
          WHERE p.kind = s.kind AND p.record_id = s.record_id AND p.action = 'publish')`)
  return doc
}
