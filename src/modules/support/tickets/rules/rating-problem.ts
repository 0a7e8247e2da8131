import type { TicketStatus } from './ticket-choices'

/** Why a ticket cannot be rated; null if it can. */
export function ratingProblem({
  rating,
  status,
}: {
  rating: number | null
  status: TicketStatus
}): string | null {
  if (rating !== null) return 'You have already rated this question.'
  if (status === 'RESOLVED' || status === 'CLOSED') return null
  return 'You can rate this question once it is resolved or closed.'
}
