import { type PayloadRequest, restoreVersionOperation } from 'payload'
import { notFound } from '@/kernel/errors'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { countMissingPictures } from '../queries/count-missing-pictures'
import { getVersion } from '../queries/get-version'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import { publishContent } from './create-save-publish-or-unpublish-content'

/**
 * Restores an earlier version, in every language: as a draft next to what readers see, or published at once.
 *
 * @returns how many of its pictures have been deleted since
 * @throws AppError 404 if the record has no such version, ValidationError if it may not be published
 */
export async function restoreVersion(
  req: PayloadRequest,
  kind: ContentKind,
  id: number,
  versionId: number,
  publish: boolean,
): Promise<number> {
  const { collection: slug, table } = CONTENT_KINDS[kind]
  const collection = req.payload.collections[slug]
  return inTransactionOn(req, [`${slug}:${id}`], async (_, db) => {
    await lockUnchanged(db, table, id)
    if (!(await getVersion(db, kind, id, versionId))) throw notFound('Version not found')
    const missing = await countMissingPictures(db, kind, versionId)
    await restoreVersionOperation({
      collection,
      id: versionId,
      draft: true,
      depth: 0,
      overrideAccess: true,
      req,
    })
    // Payload marks the request, and would take the next change for part of the restoring.
    delete req.context.isRestoringVersion
    if (publish) await publishContent(req, kind, id)
    return missing
  })
}
