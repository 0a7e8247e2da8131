import { conflict } from '@/kernel/errors'

/** The 409 for a quote that is not as its caller saw it. */
export const outdatedQuoteError = () =>
  conflict('Someone else has changed this quote in the meantime. Reload and make your change again.', [
    { path: 'updatedAt', message: 'Outdated' },
  ])

/** The 409 for entries where others have been stored since the caller last saw any. */
export const outdatedDraftError = () =>
  conflict(
    'Other entries have been kept for this quote in the meantime, in another tab or by someone else.',
    [{ path: 'draft', message: 'Outdated' }],
  )
