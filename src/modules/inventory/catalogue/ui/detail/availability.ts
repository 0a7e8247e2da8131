import type { VehicleDetail } from '../../queries/vehicle-detail'

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
      word: 'Sold',
      tone: 'slate',
      sentence: 'This vehicle is sold.',
      canAsk: false,
    }
  if (status === 'IN_AUCTION')
    return {
      word: 'In auction',
      tone: 'violet',
      sentence: 'It is in an auction now. Ask the showroom how to take part.',
      canAsk: true,
    }
  if (isReserved || status === 'RESERVED')
    return {
      word: 'Reserved',
      tone: 'amber',
      sentence: 'It is reserved for another buyer. Ask the showroom to tell you if it becomes available.',
      canAsk: true,
    }
  return { word: 'Available', tone: 'green', sentence: 'In stock and available now.', canAsk: true }
}
