import type { Day } from '@/kernel/days'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { LaneEnd } from './tariffs-and-freights'

/** The days on which a tariff applies, both included; null is open. */
export type TariffDays = { validFrom: Day | null; validTo: Day | null }

/** What distinguishes tariffs on a day: of two that agree in all of it only one can apply. */
export type LaneKey = { from: LaneEnd; to: LaneEnd; method: string; vehicleTypeId: number | null }

const endKey = ({ country, portId }: LaneEnd): string =>
  portId === null ? `country ${country.toLowerCase()}` : `port ${portId}`

/** Equal for the same lane, method and vehicle type. */
export const laneKey = ({ from, method, to, vehicleTypeId }: LaneKey): string =>
  JSON.stringify([endKey(from), endKey(to), method, vehicleTypeId])

/** Whether there is a day on which both apply. */
export const shareDays = (a: TariffDays, b: TariffDays): boolean =>
  (a.validFrom === null || b.validTo === null || a.validFrom <= b.validTo) &&
  (b.validFrom === null || a.validTo === null || b.validFrom <= a.validTo)

/** Whether a tariff begins on an earlier day than another one. */
export const beginsBefore = (a: TariffDays, b: TariffDays): boolean =>
  (a.validFrom ?? '') < (b.validFrom ?? '')

/** A port's name by its id. */
export type PortNames = (portId: number) => string

const endText = (end: LaneEnd, nameOf: PortNames): string =>
  end.portId === null ? end.country : nameOf(end.portId)

/** 'Yokohama → Mombasa', 'Japan → Kenya'. */
export const laneText = ({ from, to }: { from: LaneEnd; to: LaneEnd }, nameOf: PortNames): string =>
  `${endText(from, nameOf)} → ${endText(to, nameOf)}`

/** 'from 1 January 2027 to 31 March 2027', 'until 31 March 2027', 'at all times'. */
export function daysText({ validFrom, validTo }: TariffDays): string {
  if (validFrom && validTo) return `from ${dayInWords(validFrom)} to ${dayInWords(validTo)}`
  if (validFrom) return `from ${dayInWords(validFrom)}`
  return validTo ? `until ${dayInWords(validTo)}` : 'at all times'
}

/** How a tariff is named in messages: its keyword, lane and days. */
export const tariffText = (keyword: string, lane: string, days: TariffDays): string =>
  `“${keyword}” (${lane}, ${daysText(days)})`

/** Why a tariff cannot be saved beside another one. */
export const overlapText = (tariff: string, other: string): string =>
  `${tariff} overlaps a tariff that already exists: ${other}. Change the days of one of them.`
