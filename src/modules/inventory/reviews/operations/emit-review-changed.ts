import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'

/** A review that was just submitted, approved, answered, shown on the home page, or removed. */
export type ReviewChanged = { id: number; vehicleId: number; how: 'given' | 'moderated' | 'deleted' }

declare module '@/server/events' {
  interface Events {
    reviewChanged: ReviewChanged
  }
}

/** Announces a review's change to its followers, in the transaction that wrote it. */
export const emitReviewChanged = (req: PayloadRequest, event: ReviewChanged): Promise<void> =>
  emit('reviewChanged', event, req)
