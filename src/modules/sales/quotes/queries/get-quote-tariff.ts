import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import { readStaffCard } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import {
  getLandedPrices,
  type NamedLandedPrice,
} from '@/modules/inventory/landed-price/queries/get-landed-prices'
import type { DestinationPort } from '@/modules/settings/places/queries/read-public-places'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { laneText } from '@/modules/settings/tariffs/rules/lane-and-tariff-days'
import type { FreightMethod, Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { type TariffCharges, tariffCharges } from '../rules/offer/tariff-charges'

/** The freight that the charges rest on. */
export type TariffUsed = { keyword: string; lane: string; method: FreightMethod; validTo: Day | null }

/** The tariff's prices for a vehicle today: the charges, and what they rest on. */
export type QuoteTariff = TariffCharges &
  Pick<NamedLandedPrice, 'day' | 'names' | 'term'> & { tariff: TariffUsed | null }

function usedOf({ freights, ports }: Tariffs, { lane }: NamedLandedPrice): TariffUsed | null {
  const freight = freights.find(({ id }) => id === lane?.freightId)
  if (!freight) return null
  const { keyword, method, validTo } = freight
  return { keyword, lane: laneText(freight, (id) => ports.get(id)?.name ?? ''), method, validTo }
}

/**
 * What shipping a vehicle to a port adds to an offer by the tariff of today, by the rule of landed prices. Null if there
 * is no such vehicle.
 *
 * @param offered the offer's currency and its price in it; without a price the vehicle's own counts
 */
export async function getQuoteTariff(
  payload: Payload,
  vehicleId: number,
  port: DestinationPort,
  offered: { currency: string; price: number | null },
): Promise<QuoteTariff | null> {
  const card = await readStaffCard(payload, vehicleId)
  if (!card) return null
  const { currency, price } = offered
  const priced = price === null ? card : { ...card, price, currency }
  const [prices, known] = await Promise.all([
    getLandedPrices(payload, [priced], port.id),
    getTariffs(payload),
  ])
  const landed = prices?.[0]
  if (!landed) return null
  const { day, names, term } = landed
  return { ...tariffCharges(landed, currency, known.rates), day, names, term, tariff: usedOf(known, landed) }
}
