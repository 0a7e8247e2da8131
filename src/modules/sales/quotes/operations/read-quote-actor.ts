import type { PayloadRequest } from 'payload'
import type { Actor } from '@/kernel/permissions'
import { reachesShowroom, type ShowroomScope, visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'

/**
 * Who does something with a quote: staff only with those of their showrooms and of none, customers only with
 * their own, the clock with all.
 */
export type QuoteBy =
  | { actor: 'staff'; userId: number; showrooms: ShowroomScope }
  | { actor: 'customer'; userId: number }
  | { actor: 'clock'; userId: null }

/** Jobs. */
export const BY_CLOCK: QuoteBy = { actor: 'clock', userId: null }

/** The same for a known caller, who is signed in. */
export function quoteByOf(actor: Actor): QuoteBy {
  if (actor.kind === 'staff') return { actor: 'staff', userId: actor.id, showrooms: visibleShowrooms(actor) }
  return { actor: 'customer', userId: actor.kind === 'customer' ? actor.id : 0 }
}

/** The request's person. */
export const quoteBy = async (req: PayloadRequest): Promise<QuoteBy> => quoteByOf(await actorOf(req))

/** Whether a quote exists for them; on-demand requests without a showroom are everybody's in sales. */
export function canSeeQuote(by: QuoteBy, quote: { customerId: number; showroomId: number | null }): boolean {
  if (by.actor === 'customer') return quote.customerId === by.userId
  if (by.actor === 'clock') return true
  return quote.showroomId === null || reachesShowroom(by.showrooms, quote.showroomId)
}
