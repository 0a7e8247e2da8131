import type { Day } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'

/** How a vehicle is carried: driven on board (roll-on, roll-off) or packed. RoRo is preferred where both are offered. */
export const FREIGHT_METHODS = ['roro', 'container'] as const
export type FreightMethod = (typeof FREIGHT_METHODS)[number]

/** What the fee is for: one vehicle, or one cubic metre of it. */
export const FREIGHT_BASES = ['unit', 'm3'] as const
export type FreightBasis = (typeof FREIGHT_BASES)[number]

/** Where a freight begins or ends: at a port, else anywhere in a country (by name, as ports have it). */
export type LaneEnd = { portId: number; country: null } | { portId: null; country: string }

/** A freight with a lane. One with a fee and keyword alone is stored but not among these. */
export type Freight = {
  id: number
  keyword: string
  /** As written, in major units of `currency`. */
  fee: string
  currency: string
  from: LaneEnd
  to: LaneEnd
  method: FreightMethod
  basis: FreightBasis
  /** Only for this vehicle type (body type); null for all. */
  vehicleTypeId: number | null
  /** Days from today to arrival, as the carrier promises; null if not known. */
  leadDays: number | null
  /** Of a freight to a landlocked place: where the leg by land begins, and how much of the fee it is, as written. */
  viaPortId: number | null
  landFee: string | null
  /** Both included; null is open. */
  validFrom: Day | null
  validTo: Day | null
}

/** The insurance that landed prices use. */
export type InsuranceRate = { id: number; coverage: string } & (
  | {
      kind: 'percent'
      /** Percent of CIF × 110 %, as written: '1.5'. */
      fee: string
      minimum: string | null
      currency: string
    }
  | { kind: 'flat'; fee: string; currency: string }
)

/** Where a vehicle starts from: its showroom's country and port, and what it costs to bring it there. */
export type Origin = {
  /** The showroom's own; '' if unknown. */
  country: string
  portId: number | null
  /** From the showroom to that port: '0' where it is at the port; null if unknown. */
  transport: { fee: string; currency: string } | null
}

export type TariffPort = { id: number; name: string; country: string }

/** Everything a landed price is made from, but the vehicle. */
export type Tariffs = {
  /** Another one with every change of anything in here; the same in every process. */
  version: string
  /** Those that have ended are left out. */
  freights: readonly Freight[]
  /** Null if staff named none for landed prices. */
  insurance: InsuranceRate | null
  ports: ReadonlyMap<number, TariffPort>
  /** By showroom. */
  origins: ReadonlyMap<number, Origin>
  /** The inspection before shipment by country of destination: required with its fee, or null for a fee nobody entered. */
  inspections: ReadonlyMap<string, { fee: string; currency: string } | null>
  /** Time zones by country of destination: its days begin there. Other countries use UTC. */
  timezones: ReadonlyMap<string, string>
  /** Days until a vehicle that is ordered today is likely paid for: only then it is shipped. */
  paymentDays: number
  /** Rates in force today. */
  rates: RatesSnapshot
}

/** The day that it is at a port of destination: tariffs, rules and ages have days, and they begin there. */
export const dayAt = ({ ports, timezones }: Tariffs, portId: number, now: Date): Day =>
  dayIn(now, timezones.get(ports.get(portId)?.country ?? '') ?? 'UTC')
