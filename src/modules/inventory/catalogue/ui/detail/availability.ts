import type { VehicleDetail } from '../../queries/vehicle-detail'
import * as words from './browser-words'

/** A vehicle's availability: a word, a sentence, and whether an inquiry makes sense. */
export type Availability = {
  word: string
  tone: 'green' | 'amber' | 'slate' | 'violet'
  sentence: string
  canAsk: boolean
}

/** The availability by status; a held vehicle counts as reserved. */
export function availabilityOf({
  status,
  isReserved,
}: Pick<VehicleDetail, 'status' | 'isReserved'>): Availability {
  if (status === 'SOLD')
    return {
      word: words.sold,
      tone: 'slate',
      sentence: words.thisVehicleIsSold,
      canAsk: false,
    }
  if (status === 'IN_AUCTION')
    return {
      word: words.inAuction,
      tone: 'violet',
      sentence: words.itIsInAuctionNowAsk,
      canAsk: true,
    }
  if (isReserved || status === 'RESERVED')
    return {
      word: words.reserved,
      tone: 'amber',
      sentence: words.itIsReservedForAnotherBuyer,
      canAsk: true,
    }
  return { word: words.available, tone: 'green', sentence: words.inStockAndAvailableNow, canAsk: true }
}
