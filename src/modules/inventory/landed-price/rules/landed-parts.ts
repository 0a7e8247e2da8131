import type { Day } from '@/kernel/days'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { FreightMethod } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import type { Standing } from './standing-at-destination'

/** What a landed price depends on of a vehicle. */
export type PricedVehicle = {
  /** Whole units of `currency`; null or 0 if on request. */
  price: number | null
  currency: string
  priceType: PriceType
  /** The port for which a CIF or DDP price holds. */
  namedPortId: number | null
  showroomId: number | null
  vehicleTypeId: number | null
  /** Thousandths of a cubic metre; null if unknown. */
  litres: number | null
}

/** The parts of a total, in their order. */
export const LANDED_PARTS = ['price', 'transport', 'freight', 'insurance', 'inspection'] as const
export type LandedPartName = (typeof LANDED_PARTS)[number]

/** One part in whole units of the total's currency, and what was entered for it; null if just this amount was. */
export type LandedPart = {
  name: LandedPartName
  amount: number
  given: { amount: string; currency: string } | null
}

/** Why there is no total: what nobody has entered, or so that it can be no amount. */
export type Missing =
  | {
      what:
        | 'price'
        | 'showroom'
        | 'originPort'
        | 'transport'
        | 'freight'
        | 'volume'
        | 'insurance'
        | 'inspection'
    }
  /** A CIF or DDP price that holds for no named port, or for another one. */
  | { what: 'namedPort'; namedPortId: number | null }
  | { what: 'rate'; currency: string }

/** Everything that can be missing. */
export const MISSING = [
  'price',
  'showroom',
  'originPort',
  'transport',
  'freight',
  'volume',
  'insurance',
  'inspection',
  'namedPort',
  'rate',
] as const satisfies readonly Missing['what'][]

/** 'port-port': from port to port; 'country-port': from anywhere in a country to a port; 'country-country'. */
export type LaneLevel = 'port-port' | 'country-port' | 'country-country'

export type Lane = {
  freightId: number
  level: LaneLevel
  method: FreightMethod
  leadDays: number | null
}

/** The freight to a landlocked place by its legs, in whole units of the total's currency; they add up to it. */
export type Legs = { seaportId: number; sea: number; land: number }

/** What a vehicle costs at a port, on a day. */
export type LandedPrice = {
  portId: number
  term: PriceType
  /** Of the destination's calendar. */
  day: Day
  /** Of the same calendar: when it is likely paid for. What its arrival is counted from. */
  paidOn: Day
  /** Where the vehicle's showroom loads; null if unknown. */
  originPortId: number | null
  /** Of the total and its parts. */
  currency: string
  /** Those that apply and are known; they add up to the total. */
  parts: LandedPart[]
  /** Whole units; null if anything is missing. */
  total: number | null
  missing: Missing[]
  /** The freight used; null where the price includes it or none is known. */
  lane: Lane | null
  /** Null where the freight has one leg, or they are unknown. */
  legs: Legs | null
  /** In the country of the port already; null for one that comes from elsewhere. */
  standing: Standing | null
  /** Days until the vehicle is at the port, 0 in its country, also where the price includes the freight; null if not known. */
  leadDays: number | null
  /** Exchange rates used, with the day of each. */
  rates: { currency: string; perUsd: string; day: Day }[]
}
