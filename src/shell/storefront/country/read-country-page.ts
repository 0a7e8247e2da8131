import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { getLandedCards, type LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { getDeliveryPlaceAt } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { freightsTo } from '@/modules/inventory/landed-price/rules/freights-to'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { type DestinationPort, readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { type Destination, type DestinationRule, rulesOn } from '@/modules/settings/tariffs/rules/destination'

/** Vehicles shown. */
const SHOWN = 8

/** A port with the lead times of the freights that end there; null where no carrier promises any. */
export type PortOfCountry = DestinationPort & { leadDays: { least: number; most: number } | null }

/** What a country's page shows. */
export type CountryPageContent = {
  destination: Destination
  today: Day
  ports: PortOfCountry[]
  rules: DestinationRule[]
  /** The port that the vehicles' totals are for. */
  port: DestinationPort | null
  vehicles: VehicleCard[]
  landed: LandedCards | null
}

/** The country at a URL, if buyers can choose it. */
export async function getDestinationAt(payload: Payload, slug: string): Promise<Destination | null> {
  const known = await getDestinations(payload)
  return [...known.values()].find((one) => one.slug === slug) ?? null
}

async function portsOf(payload: Payload, country: string, today: Day): Promise<PortOfCountry[]> {
  const [{ ports }, { freights }] = await Promise.all([readPublicPlaces(payload), getTariffs(payload)])
  return ports
    .filter((port) => port.country === country)
    .map((port) => {
      const days = freightsTo(freights, port, today).flatMap(({ leadDays }) => leadDays ?? [])
      const leadDays = days.length > 0 ? { least: Math.min(...days), most: Math.max(...days) } : null
      return { ...port, leadDays }
    })
}

/**
 * @param own the reader's port, which the totals are for if it is in the country
 */
export async function readCountryPage(
  payload: Payload,
  destination: Destination,
  own: number | null,
  now: Date,
): Promise<CountryPageContent> {
  const today = dayIn(now, destination.timezone)
  const ports = await portsOf(payload, destination.country, today)
  const port = ports.find(({ id }) => id === own) ?? ports[0] ?? null
  const search = { ...emptyVehicleSearch(), to: port?.id ?? null, eligible: true, limit: SHOWN }
  const [result, place] = await Promise.all([
    port ? searchVehicles(payload, { ...search, sort: 'total-asc' }, {}, []) : null,
    getDeliveryPlaceAt(payload, port?.id ?? null),
  ])
  const vehicles = result?.rows ?? []
  return {
    destination,
    today,
    ports,
    rules: rulesOn(destination.rules, today),
    port,
    vehicles,
    landed: await getLandedCards(payload, place, vehicles),
  }
}
