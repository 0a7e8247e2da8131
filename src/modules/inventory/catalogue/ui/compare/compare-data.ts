import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { failedMark } from '@/modules/inventory/cards/ui/failed-mark'
import { type LandedTotalData, landedTotalData } from '@/modules/inventory/cards/ui/landed-total-data'
import { type PriceData, priceData } from '@/modules/inventory/cards/ui/price-data'
import { reservedState } from '@/modules/inventory/cards/ui/reserved-state'
import { thumbOf } from '@/modules/inventory/cards/ui/row-data'
import { factsOf, nameWithoutYear, ribbonOf } from '@/modules/inventory/cards/ui/words'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { PRICE_TERMS, type PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import type { ComparedVehicles } from '../../queries/list-compared-vehicles'
import { mixedPriceTerms } from '../../rules/mixed-price-terms'
import { type CompareGroup, compareGroups } from './compare-rows'

/** A vehicle at the head of its column, or to be chosen for one. */
export type CompareColumn = {
  id: number
  name: string
  year: number
  sku: string
  /** Null for a sold one. */
  price: PriceData | null
  landed?: LandedTotalData
  /** Shown for a vehicle that has failed the inspection before shipment. */
  failed: LandedTotalData['mark']
  ribbon: ReturnType<typeof ribbonOf>
  /** Whether it is reserved; null if it cannot be reserved at all. */
  isReserved: boolean | null
  thumb: { src: string; srcSet: string }
  /** Whether that is a drawing, not a photograph of the vehicle. */
  drawn: boolean
}

export type CompareData = { columns: CompareColumn[]; groups: CompareGroup[] }

const columnOf = (vehicle: VehicleCard, landed: LandedCards | null): CompareColumn => ({
  id: vehicle.id,
  name: nameWithoutYear(vehicle),
  year: vehicle.year,
  sku: vehicle.sku,
  price: vehicle.status === 'SOLD' ? null : priceData(vehicle),
  landed: landedTotalData(landed, vehicle.id),
  failed: failedMark(vehicle),
  ribbon: ribbonOf(vehicle),
  isReserved: reservedState(vehicle),
  thumb: thumbOf(vehicle.picture),
  drawn: vehicle.picture.drawn,
})

/** A formatted comparison. */
export const compareData = (
  vehicles: readonly VehicleDetail[],
  landed: LandedCards | null,
  unit: DistanceUnit,
): CompareData => ({
  columns: vehicles.map((vehicle) => columnOf(vehicle, landed)),
  groups: compareGroups(vehicles, unit),
})

/** Vehicles to choose another from. */
export type ChoiceData = {
  /** The vehicle whose place is to be filled, or the only one there is. */
  of: { id: number; name: string }
  isReplacing: boolean
  /** All that are compared, as far as they are public. */
  listed: number[]
  similar: (CompareColumn & { facts: string })[]
}

const titleOf = (vehicle: VehicleCard): string => `${nameWithoutYear(vehicle)} ${vehicle.year}`

/** Null where there is nothing to choose. */
export function choiceData(
  { choice, vehicles }: ComparedVehicles,
  landed: LandedCards | null,
  unit: DistanceUnit,
): ChoiceData | null {
  if (!choice) return null
  const { isReplacing, of, similar } = choice
  return {
    of: { id: of.id, name: titleOf(of) },
    isReplacing,
    listed: vehicles.map(({ id }) => id),
    similar: similar.map((vehicle) => ({
      ...columnOf(vehicle, landed),
      facts: factsOf(vehicle, unit).slice(0, 2).join(' · '),
    })),
  }
}

/** The note about prices that do not cover the same. */
export type TermsData = {
  terms: { code: PriceType; covers: string }[]
  /** The reader's port, where the totals are comparable; null for a reader who has chosen none. */
  port: string | null
  /** The vehicles whose total there is not known. */
  withoutTotal: string[]
}

/** Null where prices can be compared as they are. */
export function termsData(vehicles: readonly VehicleDetail[], landed: LandedCards | null): TermsData | null {
  const terms = mixedPriceTerms(vehicles)
  if (terms.length === 0) return null
  const priced = vehicles.filter(({ price, status }) => price !== null && status !== 'SOLD')
  return {
    terms: terms.map((code) => ({ code, covers: PRICE_TERMS[code] })),
    port: landed?.place.port.name ?? null,
    withoutTotal: priced.filter(({ id }) => !landedTotalData(landed, id)?.total).map(titleOf),
  }
}
