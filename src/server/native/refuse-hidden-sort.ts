import {
  APIError,
  buildVersionCollectionFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  validateQueryPaths,
  type Where,
} from 'payload'
import { sortedPaths } from './query-limits'

/**
 * Refuses an order by fields of other records by which the caller may not search, since the order shows their values. Where
 * the caller may read only some records, Payload adds a condition to a search; an order has none and is refused.
 *
 * @throws APIError 400
 */
export async function refuseHiddenSort(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  sort: unknown,
): Promise<void> {
  for (const path of sortedPaths(sort).filter((one) => one.includes('.'))) {
    const where: Where = { [path]: { exists: true } }
    const versionFields = path.startsWith('version.')
      ? buildVersionCollectionFields(req.payload.config, collection, true)
      : undefined
    await validateQueryPaths({
      collectionConfig: collection,
      overrideAccess: false,
      req,
      versionFields,
      where,
    })
    if (where.and)
      throw new APIError(`The records cannot be sorted by ${path}`, 400, { code: 'bad_request' }, true)
  }
}
