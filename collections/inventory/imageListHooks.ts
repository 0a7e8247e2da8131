import type { BaseFilter, CollectionAfterOperationHook } from 'payload'
import { isRecord } from '@/kernel/loose-values'
import { findImagesOfView } from '@/modules/inventory/media/queries/find-images-of-view'
import { findKindsOfUse } from '@/modules/inventory/media/queries/find-kinds-of-use'
import { imageViewOf } from '@/modules/inventory/media/rules/image-screens'
import { dbOf } from '@/server/db-of'

/** Of images read for a list: what uses each. The product's own reads need none of it. */
export const fillUsedBy: CollectionAfterOperationHook = async (done) => {
  if (done.operation !== 'find' || done.args.overrideAccess) return done.result
  const { req } = done.args
  if (!req) return done.result
  const docs = done.result.docs.filter(isRecord)
  const kinds = await findKindsOfUse(
    req.payload,
    await dbOf(req),
    docs.map(({ id }) => Number(id)),
  )
  for (const doc of docs) Object.assign(doc, { usedBy: kinds.get(Number(doc.id))?.join(', ') ?? null })
  return done.result
}

/** The list of images with `show=` in its URL. */
export const filterByView: BaseFilter = async ({ req }) => {
  const view = imageViewOf(req.query?.show)
  if (view === null) return null
  const ids = await findImagesOfView(req.payload, await dbOf(req), view)
  return ids.length > 0 ? { id: { in: ids } } : { id: { equals: 0 } }
}
