import type { Payload } from 'payload'
import { z } from 'zod'
import { asList, listOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { forbidden } from '@/kernel/errors'
import { DEFAULT_LIMIT, WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { can, seesCost } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { findShowroomsByPlaceName } from '@/modules/inventory/cards/queries/find-showrooms-by-place-name'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { readStaffCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { landedPriceField, landedPriceSchema } from '@/modules/inventory/cards/routes/landed-price-schema'
import { publicVehicle } from '@/modules/inventory/cards/routes/public-vehicle-wire'
import { requestedPlace } from '@/modules/inventory/cards/routes/requested-place'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { findVehicleIds } from '@/modules/inventory/search/queries/find-vehicle-ids'
import { listVehiclesForStaff } from '@/modules/inventory/search/queries/list-vehicles-for-staff'
import { readDeliveryOf } from '@/modules/inventory/search/queries/read-delivery'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import {
  limitOf,
  requestedPage,
  searchOf,
  vehiclesQuery,
} from '@/modules/inventory/search/routes/search-query'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { staffVehicle, toStaffVehicle } from '@/modules/inventory/vehicles/routes/vehicle-wire'
import { isPubliclyVisible } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import { addedFilterQuery } from '@/modules/inventory/vehicles/schemas/added-filters'
import { searchWishlist } from '@/modules/inventory/wishlist/queries/list-wishlist'
import { personOf, wishedCards, withWishes } from '@/modules/inventory/wishlist/routes/wished-cards'
import { dbOf } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'

type Query = Omit<z.output<ReturnType<typeof vehiclesQuery>>, 'isWishlist'>

/** With what it costs at the port that the call names. */
const listedVehicle = () => staffVehicle().extend({ landed_price: landedPriceSchema.nullable().optional() })

const placeOf = (payload: Payload, { to }: VehicleSearch): Promise<Place | null> =>
  requestedPlace(payload, to === null ? undefined : String(to))

/** Staff see every status of the vehicles of their showrooms. */
async function forStaff(query: Query, wishedBy: number | null, { payload, req, actor }: RouteContext) {
  const search = {
    ...(await searchOf(payload, query)),
    // Among the staff's own filters.
    ranges: [],
    limit: limitOf(query, DEFAULT_LIMIT, WHOLE_LIST_LIMIT),
  }
  const place = await placeOf(payload, search)
  const places = query.location ? await findShowroomsByPlaceName(await dbOf(req), query.location) : null
  const delivery = await readDeliveryOf(payload, search)
  const prices = await readPricesNow(payload)
  const added = addedFilterQuery(addedFields()).parse(query)
  const showrooms = visibleShowrooms(actor)
  const filter = { search, added, delivery, prices, places, showrooms, wishedBy }
  const { records, total } = await listVehiclesForStaff(await dbOf(req), filter)
  const options = { seesCost: seesCost(actor) }
  const sent = records.map((record) => toStaffVehicle(record, options))
  const cards = place ? await readStaffCards(payload, sent.map(idOf)) : []
  const landed = await getLandedCards(payload, place, cards)
  return asList(
    sent.map((vehicle) => ({ ...vehicle, ...landedPriceField(landed, vehicle.id) })),
    total,
    search,
  )
}

const idOf = ({ id }: { id: number }): number => id

/** A search additionally limited to the showrooms of a place; null if no showroom is left. */
function placedIn(search: VehicleSearch, places: readonly number[] | null): VehicleSearch | null {
  if (!places) return search
  const { showroomLocation: chosen } = search
  const both = places.filter((id) => chosen.length === 0 || chosen.includes(id))
  return both.length > 0 ? { ...search, showroomLocation: both } : null
}

/**
 * Everyone else sees published vehicles, like the public; on their own wishlist also reserved and sold ones. Drafts and
 * archived vehicles are for staff to list.
 */
async function forOthers(query: Query, wishedBy: number | null, context: RouteContext) {
  const { payload, req } = context
  const requested = await searchOf(payload, query)
  const places = query.location ? await findShowroomsByPlaceName(await dbOf(req), query.location) : null
  const search = placedIn(requested, places)
  const place = await placeOf(payload, requested)
  if (!search) return asList([], 0, requested)
  if (wishedBy !== null) {
    const own = await searchWishlist(payload, wishedBy, search)
    return asList(await withWishes(context, own.rows, place), own.total, search)
  }
  const { status } = search
  if (status.length > 0 && !status.some(isPubliclyVisible)) throw forbidden()
  if (status.length > 0 && !status.includes('PUBLISHED')) return asList([], 0, search)
  const result = await findVehicleIds(payload, { ...search, status: ['PUBLISHED'] }, {}, [])
  return asList(
    await wishedCards(context, requestedPage(result, result.ids, search), place),
    result.total,
    search,
  )
}

export const listVehiclesRoute = defineRoute({
  method: 'get',
  path: '/vehicles',
  access: { kind: 'signed-in' },
  tag: 'Vehicles',
  summary:
    'List vehicles: all in their showrooms for staff, published ones for everyone else; with a port, what each costs there',
  query: vehiclesQuery,
  response: () => listOf(z.union([listedVehicle(), publicVehicle])),
  handler: async ({ query: { isWishlist, ...query } }, context) => {
    const wishedBy = isWishlist ? personOf(context) : null
    return can(context.actor, 'inventory', 'read')
      ? forStaff(query, wishedBy, context)
      : forOthers(query, wishedBy, context)
  },
})
