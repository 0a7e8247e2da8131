import type { PayloadRequest } from 'payload'
import { tell } from '@/server/events'

/** A review that was just given, approved, answered or put on the home page, or is gone. */
export type ReviewChanged = { id: number; vehicleId: number; how: 'given' | 'moderated' | 'deleted' }

declare module '@/server/events' {
  interface Events {
    reviewChanged: ReviewChanged
  }
}

/** Tells whoever follows reviews, in the transaction that wrote this one. */
export const tellReviewChanged = (req: PayloadRequest, event: ReviewChanged): Promise<void> =>
  tell('reviewChanged', event, req)
