import type { Payload } from 'payload'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import type { Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { destinationDay } from '../rules/destination-day'
import { freightsTo } from '../rules/freights-to'
import { type LandedPrice, landedPrice } from '../rules/landed-price'

type Entry = { id: number } | null

/** A vehicle as cards and pages have it. */
export type ShownVehicle = {
  /** Null if the price is on request. */
  price: number | null
  currency: string
  priceType: PriceType
  namedPort: Entry
  showroom: Entry
  bodyType: Entry
  litres: number | null
}

/** A landed price with the names of its ports; null for those that there are not. */
export type NamedLandedPrice = LandedPrice & {
  names: { port: string; origin: string | null; namedPort: string | null; seaport: string | null }
}

function named(price: LandedPrice, { ports }: Tariffs, { namedPort }: ShownVehicle): NamedLandedPrice {
  const nameOf = (id: number | null | undefined) => (id ? (ports.get(id)?.name ?? null) : null)
  return {
    ...price,
    names: {
      port: nameOf(price.portId) ?? '',
      origin: nameOf(price.originPortId),
      namedPort: nameOf(namedPort?.id),
      seaport: nameOf(price.legs?.seaportId),
    },
  }
}

/**
 * What vehicles cost at a port today, in their order, from tariffs held in memory: it makes no query.
 * Tariffs of other ports are left out once for all vehicles. Null for a port that is none.
 */
export async function getLandedPrices(
  payload: Payload,
  vehicles: readonly ShownVehicle[],
  portId: number,
  now: Date = new Date(),
): Promise<NamedLandedPrice[] | null> {
  const all = await getTariffs(payload)
  const port = all.ports.get(portId)
  if (!port) return null
  const day = destinationDay(all, portId, now)
  const near = { ...all, freights: freightsTo(all.freights, port, day) }
  return vehicles.map((vehicle) => {
    const { bodyType, namedPort, showroom, ...own } = vehicle
    const priced = {
      ...own,
      namedPortId: namedPort?.id ?? null,
      showroomId: showroom?.id ?? null,
      vehicleTypeId: bodyType?.id ?? null,
    }
    return named(landedPrice(near, priced, portId, day), all, vehicle)
  })
}
