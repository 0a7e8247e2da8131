import { isPriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { MILESTONES, type Milestone } from './milestones'

export const placeOf = (milestone: Milestone | null): number =>
  milestone ? MILESTONES.indexOf(milestone) : -1

/** Whether the vehicle has left its port. */
export const hasSailed = (milestone: Milestone | null): boolean => placeOf(milestone) >= placeOf('DEPARTED')

/** Whether the vehicle is where its customer can have it. */
export const hasArrived = (milestone: Milestone | null): boolean => placeOf(milestone) >= placeOf('ARRIVED')

/** Whether the vehicle is on its voyage. */
export const isAtSea = (milestone: Milestone | null): boolean =>
  hasSailed(milestone) && !hasArrived(milestone)

/** Whether a price of this type means a voyage. */
export const shipsBySea = (priceType: string | null): boolean => isPriceType(priceType)
