import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * The rows of a collection that the caller may read or change, according to its own access: none, all or a
 * condition. Requested ids are narrowed to those.
 */
export async function permittedRows(
  req: PayloadRequest,
  slug: CollectionSlug,
  verb: 'read' | 'update',
  ids: (number | string)[],
): Promise<Set<unknown>> {
  const answer = await req.payload.collections[slug]?.config.access[verb]({ req })
  if (!answer) return new Set()
  if (answer === true) return new Set(ids)
  const { docs } = await req.payload.find({
    collection: slug,
    where: { and: [{ id: { in: ids } }, answer] },
    trash: true,
    depth: 0,
    pagination: false,
    limit: ids.length,
    select: { updatedAt: true },
    req,
    overrideAccess: true,
  })
  return new Set(docs.map(({ id }) => id))
}
