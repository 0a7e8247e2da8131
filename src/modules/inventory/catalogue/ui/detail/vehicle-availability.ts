import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'

/** A vehicle's availability: a word, a sentence, and whether an inquiry makes sense. */
export type Availability = {
  word: string
  tone: 'green' | 'amber' | 'slate' | 'violet'
  sentence: string
  canInquire: boolean
}

type Standing = Pick<VehicleDetail, 'status' | 'isReserved'>

/** Whether the vehicle is held for somebody. */
export const isHeld = ({ isReserved, status }: Standing): boolean => isReserved || status === 'RESERVED'

/** Whether the vehicle is offered at a price; one in an auction is not. */
export const isQuotable = ({ status }: Pick<Standing, 'status'>): boolean =>
  status === 'PUBLISHED' || status === 'RESERVED'

/** The availability by status; a held vehicle counts as reserved. */
export function availabilityOf({ status, isReserved }: Standing): Availability {
  if (status === 'SOLD')
    return {
      word: words.sold,
      tone: 'slate',
      sentence: words.thisVehicleIsSold,
      canInquire: false,
    }
  if (status === 'IN_AUCTION')
    return {
      word: words.inAuction,
      tone: 'violet',
      sentence: words.inAuctionNowContactUs,
      canInquire: true,
    }
  if (isHeld({ status, isReserved }))
    return {
      word: words.reserved,
      tone: 'amber',
      sentence: words.itIsReservedForAnotherBuyer,
      canInquire: true,
    }
  return { word: words.available, tone: 'green', sentence: words.inStockAndAvailableNow, canInquire: true }
}
