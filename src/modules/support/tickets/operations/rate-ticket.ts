import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import { inTransactionOn } from '@/server/transaction'
import { ratingProblem } from '../rules/rating-problem'
import type { RatingInput } from '../schemas/tickets'
import { lockTicket, reachOf, ticketKey } from './lock-ticket'
import { writeTicket } from './write-ticket'

/**
 * Rates a customer's own ticket, once, after it was resolved or closed.
 *
 * @throws AppError 404 if it is not theirs, 409 if it cannot be rated or has been rated
 */
export async function rateTicket(req: PayloadRequest, id: number, given: RatingInput): Promise<void> {
  const reach = reachOf(await actorOf(req))
  await inTransactionOn(req, [ticketKey(id)], async (_, db) => {
    const ticket = await lockTicket(db, id, reach)
    const problem = ratingProblem(ticket)
    if (problem) throw conflict(problem)
    const now = new Date().toISOString()
    const rated = { rating: given.rating, ratingComment: blankToNull(given.comment), ratedAt: now }
    await writeTicket(db, id, rated, undefined, now)
  })
}
