import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { APIError } from 'payload'
import { isRecord } from '@/kernel/loose-values'
import { valuesFault } from './check-field-values'
import { boundedJoins, boundedPage, NATIVE_MOST, queryFault } from './query-limits'
import { refuseHiddenSort } from './refuse-hidden-sort'

type Pending = Record<string, unknown> & {
  limit?: unknown
  where?: Where
  trash?: boolean
  sort?: unknown
  data?: unknown
}

const refuse = (message: string): never => {
  throw new APIError(message, 400, { code: 'bad_request' }, true)
}

/** Refuses values of a wrong kind, and drops times that the product alone sets. */
function checkData(args: Pending, { flattenedFields }: SanitizedCollectionConfig, req: PayloadRequest): void {
  // A file may come without values, and a copy is made of another record's.
  if (args.data === undefined && (req.file || 'duplicateFromID' in args)) return
  const data = isRecord(args.data) ? args.data : refuse('The body must be a JSON object')
  const fault = valuesFault(flattenedFields, data, req.locale ?? null)
  if (fault) refuse(fault)
  const { createdAt: _created, updatedAt: _updated, ...values } = data
  args.data = values
}

/**
 * Limits what one external call may request, by whatever route: in the address, in a body replacing it, or
 * through a server function of the admin. Reads return at most one page; bulk changes beyond that are
 * rejected, so that none is half done. The product's own calls override access and set their own limits;
 * records that Payload looks up for others already read come with `currentDepth`.
 */
export const enforceLimits: CollectionBeforeOperationHook = async ({
  args: given,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const args = given as Pending
  if (overrideAccess || args.currentDepth !== undefined) return given
  const fault = queryFault(args)
  if (fault) refuse(fault)
  await refuseHiddenSort(req, collection, args.sort)
  if (operation === 'create' || operation === 'update') checkData(args, collection, req)
  if (operation === 'read' || operation === 'readDistinct')
    return Object.assign(given, boundedPage(args), { joins: boundedJoins(args.joins) })
  if ((operation !== 'update' && operation !== 'delete') || !args.where || args.id !== undefined) return given
  const { trash, where } = args
  const slug = collection.slug as CollectionSlug
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where,
    trash,
    req,
    overrideAccess: false,
  })
  if (totalDocs > NATIVE_MOST) refuse(`At most ${NATIVE_MOST} at a time`)
  return given
}
