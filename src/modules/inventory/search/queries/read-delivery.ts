import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { addDays, type Day } from '@/kernel/days'
import { failedInspectionMarks } from '@/modules/inventory/cards/queries/select-failed-inspection-marks'
import { destinationDay } from '@/modules/inventory/landed-price/rules/destination-day'
import { type LandedTerms, landedTerms } from '@/modules/inventory/landed-price/rules/landed-terms'
import { showroomsAtDestination } from '@/modules/inventory/landed-price/rules/standing-at-destination'
import {
  type References,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import type { Destination } from '@/modules/settings/tariffs/rules/destination'
import { importLimits } from '@/modules/settings/tariffs/rules/eligibility'
import { type Delivery, requirementsOf } from '../engine/delivery-requirements'
import { isTotalSort, type VehicleSearch } from '../schemas/search-shape'

type Sources = {
  version: string
  countries: ReadonlyMap<string, Destination>
  lists: References
  day: Day
  /** When a vehicle is likely paid for. */
  paidOn: Day
}
type Stored = Sources & { delivery: Delivery }

/** Ports held at once, more than are in use. */
const MOST = 100
const stored = new WeakMap<Payload, Map<number, Stored>>()

/** Every number of days that vehicles are on their way. */
const landedTermsKey = ({ showrooms }: LandedTerms): number[] => {
  const lanes = Object.values(showrooms).flatMap(({ byType, others }) => [others, ...Object.values(byType)])
  return [...new Set(lanes.flatMap((lane) => lane?.leadDays ?? []))]
}

function deliveryFrom(
  terms: LandedTerms,
  country: Destination | undefined,
  { lists, paidOn }: Sources,
): Delivery {
  const failed = failedInspectionMarks()
  const limits = Object.fromEntries(
    landedTermsKey(terms).flatMap((lead) =>
      country
        ? [[lead, requirementsOf(importLimits(country.rules, addDays(paidOn, lead)), lists, failed)]]
        : [],
    ),
  )
  const stamp = createHash('sha256').update(terms.stamp).update(JSON.stringify(limits)).digest('base64url')
  return { stamp, terms: { ...terms, stamp }, limits }
}

/** Everything that totals and eligibility at a port depend on but the vehicles, on the day that it is there. */
export async function readDeliveryTo(payload: Payload, portId: number, now = new Date()): Promise<Delivery> {
  const [current, countries, lists] = await Promise.all([
    getTariffs(payload),
    getDestinations(payload),
    readReferences(payload),
  ])
  const country = current.ports.get(portId)?.country ?? ''
  const day = destinationDay(current, portId, now)
  const sources: Sources = {
    version: current.version,
    countries,
    lists,
    day,
    paidOn: addDays(day, current.paymentDays),
  }
  const ports = stored.get(payload) ?? new Map<number, Stored>()
  stored.set(payload, ports)
  const known = ports.get(portId)
  if (known && isUpToDate(known, sources)) return known.delivery
  const delivery = deliveryFrom(landedTerms(current, portId, day), countries.get(country), sources)
  if (ports.size >= MOST) ports.clear()
  ports.set(portId, { ...sources, delivery })
  return delivery
}

const isUpToDate = (known: Stored, { countries, day, lists, version }: Sources): boolean =>
  known.version === version && known.countries === countries && known.lists === lists && known.day === day

/** The same for a search; null unless it needs totals or eligibility. */
export async function readDeliveryOf(payload: Payload, search: VehicleSearch): Promise<Delivery | null> {
  const { eligible, maxTotal, minTotal, sort, to } = search
  const isNeeded = minTotal !== null || maxTotal !== null || eligible || isTotalSort(sort)
  return to === null || !isNeeded ? null : readDeliveryTo(payload, to)
}

/**
 * The showrooms in the country of a search's port. Their vehicles come first in the order that nobody has chosen; undefined
 * where there are none, and in every other order.
 */
export async function readNearShowrooms(
  payload: Payload,
  { sort, to }: VehicleSearch,
): Promise<number[] | undefined> {
  if (to === null || sort !== 'newest') return undefined
  const showrooms = showroomsAtDestination(await getTariffs(payload), to)
  return showrooms.length > 0 ? showrooms : undefined
}
