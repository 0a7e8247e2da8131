import type { RouteContext } from '@/api/route-type'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { readWishedCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { NOT_WISHED, readWishFacts } from '@/modules/inventory/cards/queries/read-wish-facts'
import { toPublicVehicle } from '@/modules/inventory/cards/routes/public-vehicle-wire'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { dbOf } from '@/server/db-of'

/** The list's owner; null for a guest. */
export const personOf = ({ actor }: Pick<RouteContext, 'actor'>): number | null =>
  actor.kind === 'guest' ? null : actor.id

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
