import { parseCookies } from 'payload'
import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { flagQuery } from '@/input/list-query-fields'
import { unauthenticated } from '@/kernel/errors'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { readVisibleCards, readWishedCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { NOT_WISHED, readWishedAmong, readWishFacts } from '@/modules/inventory/cards/queries/read-wish-facts'
import { requestedPlace, toQuery } from '@/modules/inventory/cards/routes/landed-price-schema'
import { publicVehicle, toPublicVehicle } from '@/modules/inventory/cards/routes/public-vehicle-wire'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { dbOf } from '@/server/db-of'
import { toggleWishlist } from '../operations/toggle-wishlist'
import { WISH_INTENT_COOKIE, wishlistMessage } from '../rules/wishlist'
import { vehicleIdsQuery } from '../schemas/vehicle-ids'

const tag = 'Wishlist'

/** The list's owner; null for a guest. */
export const personOf = ({ actor }: Pick<RouteContext, 'actor'>): number | null =>
  actor.kind === 'guest' ? null : actor.id

const signedIn = (context: RouteContext): number => {
  const id = personOf(context)
  if (id === null) throw unauthenticated()
  return id
}

/**
 * Cards in the contract's format, each with the reader's own relation to the vehicle.
 *
 * @param place where they are to be priced; null for nowhere
 */
export async function withWishes(
  context: RouteContext,
  cards: readonly VehicleCard[],
  place: Place | null = null,
) {
  const wanted = cards.map(({ id }) => id)
  const facts = await readWishFacts(await dbOf(context.req), wanted, personOf(context))
  const landed = await getLandedCards(context.payload, place, cards)
  return cards.map((card) => toPublicVehicle(card, facts.get(card.id) ?? NOT_WISHED, landed))
}

/** The same for publicly listed vehicles by id, in one database query. */
export async function wishedCards(context: RouteContext, ids: readonly number[], place: Place | null = null) {
  const cards = await readWishedCards(context.payload, ids, personOf(context))
  const landed = await getLandedCards(
    context.payload,
    place,
    cards.map(({ card }) => card),
  )
  return cards.map(({ card, wishes }) => toPublicVehicle(card, wishes, landed))
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
