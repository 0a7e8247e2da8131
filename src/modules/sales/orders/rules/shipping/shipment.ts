import { addMonths, type Day } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { MILESTONES, type Milestone } from './milestones'
import { hasArrived, hasSailed, placeOf } from './voyage-state'

/** A shipment as entered; days are YYYY-MM-DD. */
export type Shipment = {
  vessel: string | null
  voyage: string | null
  etd: string | null
  eta: string | null
  milestone: Milestone | null
}

/** A stage as shown: behind, the current one, or ahead. */
export type StageState = 'done' | 'current' | 'ahead'

/** Every stage with its state; transshipment is left out unless the vehicle is in it. */
export function shipmentStages(milestone: Milestone | null): { milestone: Milestone; state: StageState }[] {
  const now = placeOf(milestone)
  return MILESTONES.filter((one) => one !== 'TRANSSHIPPED' || one === milestone).map((one) => {
    const place = placeOf(one)
    return { milestone: one, state: place < now ? 'done' : place === now ? 'current' : 'ahead' }
  })
}

/** Whether the vehicle goes without a ship: collected, and no voyage was entered. */
const isCollected = ({ etd, milestone, vessel }: Shipment): boolean =>
  milestone === 'DELIVERED' && !vessel && !etd

/**
 * What is wrong with a shipment: it arrives before it leaves, has left on no vessel, or has left or arrived on a day
 * still to come.
 *
 * @param today the day in the company's time zone
 */
export function checkShipment(shipment: Shipment, today: Day): Issue[] {
  const { eta, etd, milestone, vessel } = shipment
  const issues: Issue[] = []
  if (etd && eta && eta < etd) issues.push(issue('eta', 'The arrival cannot be before the departure'))
  if (hasArrived(milestone) && eta && eta > today)
    issues.push(issue('eta', 'A vehicle that has arrived cannot have an arrival date in the future'))
  if (!hasSailed(milestone) || isCollected(shipment)) return issues
  if (!vessel) issues.push(issue('vessel', 'Enter the vessel it has departed on'))
  if (!etd) issues.push(issue('etd', 'Enter the day it departed'))
  if (etd && etd > today)
    issues.push(issue('etd', 'A vehicle that has departed cannot have a departure date in the future'))
  return issues
}

/** How far ahead a voyage can be planned. */
const VOYAGE_MONTHS_MAX = 24

/** The days between which an order travels; both are the company's. */
export type ShipmentDays = { orderedOn: Day; today: Day }

/** What is wrong with the days of a shipment that were entered now. Those that were stored before stay as they are. */
export function checkShipmentDays(
  entered: Pick<Shipment, 'etd' | 'eta'>,
  stored: Pick<Shipment, 'etd' | 'eta'>,
  { orderedOn, today }: ShipmentDays,
): Issue[] {
  const last = addMonths(today, VOYAGE_MONTHS_MAX)
  return (['etd', 'eta'] as const).flatMap((path) => {
    const day = entered[path]
    if (!day || day === stored[path]) return []
    const called = path === 'etd' ? 'departure' : 'arrival'
    if (day < orderedOn) return [issue(path, `The ${called} cannot be before the day of the order`)]
    return day > last ? [issue(path, `The ${called} cannot be more than two years from today`)] : []
  })
}
