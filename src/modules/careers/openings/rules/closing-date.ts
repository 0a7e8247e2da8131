import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { timezonesOf } from '@/modules/settings/places/rules/time-zone-of-place'

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** The day that is meant by one, or by an ISO timestamp as clients send it; anything else as it is given, to be refused. */
export function closingDay(given: string): string {
  const text = given.trim()
  return TIMESTAMP.test(text) && !Number.isNaN(Date.parse(text)) ? text.slice(0, 10) : text
}

/** Where the work is: the city and country of a showroom. */
export type OpeningPlace = { city: string; country: string }

/** When an opening closes: at the end of its last day, where the work is. The company's zone counts where a place has several. */
export function closesAt(closingDate: string, place: OpeningPlace, companyZone: string): Date {
  const [zone, other] = timezonesOf(place)
  return startOfDay(closingDate, zone !== undefined && other === undefined ? zone : companyZone, 1)
}

/** Whether applications are refused because the last day is over. */
export const isClosed = (closingDate: string, place: OpeningPlace, companyZone: string, now: Date): boolean =>
  closesAt(closingDate, place, companyZone) <= now
