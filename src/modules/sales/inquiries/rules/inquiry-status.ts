import type { InquiryStatus } from './inquiry-choices'

/** The state of a new inquiry: nobody has answered yet. */
export const WAITING: InquiryStatus = 'PENDING'
/** The state after a reply. */
export const ANSWERED: InquiryStatus = 'REPLIED'

type Shown = { label: string; tone: 'amber' | 'green' | 'grey' }

const SHOWN: Readonly<Record<InquiryStatus, Shown>> = {
  PENDING: { label: 'Pending', tone: 'amber' },
  REPLIED: { label: 'Responded', tone: 'green' },
}

const UNKNOWN: Shown = { label: 'Unknown', tone: 'grey' }

/** How a state is shown; one that this version does not know is 'Unknown'. */
export const statusShown = (status: string): Shown =>
  Object.entries(SHOWN).find(([known]) => known === status)?.[1] ?? UNKNOWN

/** What decides whose turn an inquiry is. */
export type InquiryState = { status: string; createdAt: string; updatedAt: string; replyAt: string | null }

/**
 * Since when it is our turn to answer, as ISO in UTC; null while it is not. An inquiry that was opened again
 * waits since then.
 */
export function waitingSince({ createdAt, replyAt, status, updatedAt }: InquiryState): string | null {
  if (status !== WAITING) return null
  return replyAt === null ? createdAt : updatedAt
}
