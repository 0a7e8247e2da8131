import type { Payload } from 'payload'
import { addDays, type Day } from '@/kernel/days'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import {
  getLandedPrices,
  type NamedLandedPrice,
} from '@/modules/inventory/landed-price/queries/get-landed-prices'
import type { LandedPrice } from '@/modules/inventory/landed-price/rules/landed-price'
import type { Destination } from '@/modules/settings/tariffs/rules/destination'
import {
  type Eligibility,
  eligibility,
  type ImportedVehicle,
  type ImportLimits,
  importLimits,
} from '@/modules/settings/tariffs/rules/eligibility'
import type { VehicleCard } from './declare-vehicle-card'

/** What a vehicle costs at a port, and whether it may be imported there; null where nothing is known of that. */
export type LandedCard = {
  price: NamedLandedPrice
  eligibility: Eligibility | null
  /** Where it stands, '' if unknown. */
  city: string
}

/** The same of several vehicles by id, with the place. */
export type LandedCards = { place: Place; of: ReadonlyMap<number, LandedCard> }

/** What import depends on of a card. */
export const importedOf = (card: VehicleCard): ImportedVehicle => ({
  year: card.year,
  firstRegistered: card.firstRegistered,
  steering: card.steering?.name ?? null,
  fuel: card.fuel?.name ?? null,
  bodyType: card.bodyType?.name ?? null,
  hasFailedInspection: card.hasFailedInspection,
})

/** The estimated day of arrival; a vehicle without a lead time is taken as there once it is paid for. */
export const arrivalOf = ({ leadDays, paidOn }: Pick<LandedPrice, 'leadDays' | 'paidOn'>): Day =>
  addDays(paidOn, leadDays ?? 0)

/** Limits by day of arrival. A country is another object once its rules have changed. */
const stored = new WeakMap<Destination, Map<Day, ImportLimits>>()

function limitsOf(destination: Destination, arrival: Day): ImportLimits {
  const known = stored.get(destination) ?? new Map<Day, ImportLimits>()
  stored.set(destination, known)
  const limits = known.get(arrival) ?? importLimits(destination.rules, arrival)
  known.set(arrival, limits)
  return limits
}

/**
 * Whether a vehicle may be imported by the day it would arrive. Without a lead time that day is unknown, so nothing is
 * certain but a refusal; nothing about the vehicle has to be known then. One that is in the country already may stay. Null for a country whose rules nobody entered.
 */
function eligibilityAt({ destination }: Place, price: LandedPrice, card: VehicleCard): Eligibility | null {
  if (price.standing) return { state: 'yes', until: null, remarks: [] }
  if (!destination) return null
  const verdict = eligibility(limitsOf(destination, arrivalOf(price)), importedOf(card))
  return price.leadDays === null && verdict.state === 'yes' ? { state: 'unknown', needs: [] } : verdict
}

const landedOf = (place: Place, price: NamedLandedPrice, card: VehicleCard): LandedCard => ({
  price,
  eligibility: eligibilityAt(place, price, card),
  city: card.showroom?.city ?? '',
})

/**
 * What vehicles cost at a port, and whether they may be imported there. Sold ones are left out. Null without a port.
 */
export async function getLandedCards(
  payload: Payload,
  place: Place | null,
  cards: readonly VehicleCard[],
): Promise<LandedCards | null> {
  if (!place) return null
  const offered = cards.filter(({ status }) => status !== 'SOLD')
  const prices = (await getLandedPrices(payload, offered, place.port.id)) ?? []
  const priced = offered.flatMap((card, index) => {
    const price = prices[index]
    return price ? [[card.id, landedOf(place, price, card)] as const] : []
  })
  return { place, of: new Map(priced) }
}
