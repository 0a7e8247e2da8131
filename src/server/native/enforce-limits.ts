import type { CollectionBeforeOperationHook, CollectionSlug, Where } from 'payload'
import { APIError } from 'payload'
import { boundedJoins, boundedPage, NATIVE_MOST, queryFault } from './query-limits'
import { refuseHiddenSort } from './refuse-hidden-sort'

type Pending = Record<string, unknown> & { limit?: unknown; where?: Where; trash?: boolean; sort?: unknown }

const refuse = (message: string): never => {
  throw new APIError(message, 400, { code: 'bad_request' }, true)
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
