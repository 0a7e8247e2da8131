import { parseCookies } from 'payload'
import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { flagQuery } from '@/input/list-query-fields'
import { unauthenticated } from '@/kernel/errors'
import { readVisibleCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { NOT_WISHED, readWishedAmong, readWishFacts } from '@/modules/inventory/cards/queries/read-wish-facts'
import { publicVehicle } from '@/modules/inventory/cards/routes/public-vehicle-wire'
import { requestedPlace, toQuery } from '@/modules/inventory/cards/routes/requested-place'
import { dbOf } from '@/server/db-of'
import { toggleWishlist } from '../operations/toggle-wishlist'
import { WISH_INTENT_COOKIE } from '../rules/wish-intent'
import { wishlistMessage } from '../rules/wishlist'
import { vehicleIdsQuery } from '../schemas/vehicle-ids'
import { personOf, withWishes } from './wished-cards'

const tag = 'Wishlist'

const signedIn = (context: RouteContext): number => {
  const id = personOf(context)
  if (id === null) throw unauthenticated()
  return id
}

export const wishlistRoutes = [
  defineRoute({
    method: 'post',
    path: '/vehicles/{id}/wishlist',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Add a vehicle to your wishlist, or remove it',
    params: idParams,
    // Sent by clients that want a particular state, so that a call may be repeated.
    query: z.object({ wanted: flagQuery('wanted') }),
    response: z.object({
      data: z.object({ id: z.int(), isWishlisted: z.boolean(), wishlistCount: z.int() }),
      message: z.string(),
    }),
    handler: async ({ params: { id }, query }, context) => {
      const isWishlisted = await toggleWishlist(context.req, id, query.wanted)
      const facts = (await readWishFacts(await dbOf(context.req), [id], null)).get(id) ?? NOT_WISHED
      // A click that waited for the sign-in is now done.
      if (parseCookies(context.req.headers).has(WISH_INTENT_COOKIE))
        context.answer.append('Set-Cookie', `${WISH_INTENT_COOKIE}=; Path=/; Max-Age=0`)
      return {
        data: { id, isWishlisted, wishlistCount: facts.wishlistCount },
        message: wishlistMessage(isWishlisted),
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/wishlist',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Get which of the given vehicles are on your wishlist',
    query: vehicleIdsQuery,
    response: recordOf(z.array(z.int())),
    handler: async ({ query }, context) => ({
      data: await readWishedAmong(await dbOf(context.req), signedIn(context), query.ids),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/public/by-ids',
    access: { kind: 'public' },
    tag: 'Public vehicles',
    summary: 'Get vehicles by id, in the order given; those no longer public are left out',
    query: vehicleIdsQuery.extend(toQuery),
    response: recordOf(z.array(publicVehicle)),
    handler: async ({ query }, context) => {
      const place = await requestedPlace(context.payload, query.to)
      return { data: await withWishes(context, await readVisibleCards(context.payload, query.ids), place) }
    },
  }),
]
