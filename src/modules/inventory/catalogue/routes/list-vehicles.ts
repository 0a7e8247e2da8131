import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { asList, listOf } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { DEFAULT_LIMIT, WHOLE_LIST_LIMIT } from '@/kernel/paging'
import { can, seesCost, visibleShowrooms } from '@/kernel/permissions'
import { showroomsAt } from '@/modules/inventory/cards/queries/showrooms-at'
import { publicVehicle } from '@/modules/inventory/cards/routes/public-wire'
import { deliveryOf } from '@/modules/inventory/search/queries/delivery'
import { listVehicles } from '@/modules/inventory/search/queries/list-vehicles'
import { findVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { limitOf, pageAsked, searchOf, vehiclesQuery } from '@/modules/inventory/search/routes/search-query'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { staffVehicle, toStaffVehicle } from '@/modules/inventory/vehicles/routes/vehicle-wire'
import { searchWishlist } from '@/modules/inventory/wishlist/queries/list-wishlist'
import { personOf, wishedCards, withWishes } from '@/modules/inventory/wishlist/routes/wishlist'
import { dbOf } from '@/server/transaction'

type Query = Omit<z.output<typeof vehiclesQuery>, 'isWishlist'>

/** Staff see every status of the vehicles of their showrooms. */
async function forStaff(query: Query, wishedBy: number | null, { payload, req, actor }: RouteContext) {
  const search = {
    ...(await searchOf(payload, query)),
    limit: limitOf(query, DEFAULT_LIMIT, WHOLE_LIST_LIMIT),
  }
  const places = query.location ? await showroomsAt(await dbOf(req), query.location) : null
  const delivery = await deliveryOf(payload, search)
  const filter = { search, delivery, places, showrooms: visibleShowrooms(actor), wishedBy }
  const { records, total } = await listVehicles(await dbOf(req), filter)
  const options = { seesCost: seesCost(actor) }
  return asList(
    records.map((record) => toStaffVehicle(record, options)),
    total,
    search,
  )
}

/** A search additionally limited to the showrooms of a place; null if no showroom is left. */
function placedIn(search: VehicleSearch, places: readonly number[] | null): VehicleSearch | null {
  if (!places) return search
  const { showroomLocation: chosen } = search
  const both = places.filter((id) => chosen.length === 0 || chosen.includes(id))
  return both.length > 0 ? { ...search, showroomLocation: both } : null
}

/**
 * Everyone else sees published vehicles, like the public; on their own wishlist also reserved and sold ones.
 */
async function forOthers(query: Query, wishedBy: number | null, context: RouteContext) {
  const { payload, req } = context
  const asked = await searchOf(payload, query)
  const places = query.location ? await showroomsAt(await dbOf(req), query.location) : null
  const search = placedIn(asked, places)
  if (!search) return asList([], 0, asked)
  if (wishedBy !== null) {
    const own = await searchWishlist(payload, wishedBy, search)
    return asList(await withWishes(context, own.rows), own.total, search)
  }
  const hidden = search.status.length > 0 && !search.status.includes('PUBLISHED')
  if (hidden) return asList([], 0, search)
  const found = await findVehicles(payload, { ...search, status: ['PUBLISHED'] }, {}, [])
  return asList(await wishedCards(context, pageAsked(found, found.ids, search)), found.total, search)
}

export const listVehiclesRoute = defineRoute({
  method: 'get',
  path: '/vehicles',
  access: { kind: 'signed-in' },
  tag: 'Vehicles',
  summary: 'List vehicles: all in their showrooms for staff, published ones for everyone else',
  query: vehiclesQuery,
  response: () => listOf(z.union([staffVehicle(), publicVehicle])),
  handler: async ({ query: { isWishlist, ...query } }, context) => {
    const wishedBy = isWishlist ? personOf(context) : null
    return can(context.actor, 'inventory', 'read')
      ? forStaff(query, wishedBy, context)
      : forOthers(query, wishedBy, context)
  },
})
