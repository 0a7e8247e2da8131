/**
 * Optional e-mails. Those that keep an account safe (confirmations, changed passwords and addresses) are
 * always sent and not part of this.
 */
export const SUBSCRIPTIONS = ['newsletter', 'savedSearches', 'wishlist'] as const
export type Subscription = (typeof SUBSCRIPTIONS)[number]
export type Subscriptions = Record<Subscription, boolean>

/**
 * An owner's choices. The newsletter is opt-in; news about people's own saved searches and wishlists is
 * opt-out.
 */
export function subscriptionsOf(stored: unknown): Subscriptions {
  const chosen = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>
  return {
    newsletter: chosen.newsletter === true,
    savedSearches: chosen.savedSearches !== false,
    wishlist: chosen.wishlist !== false,
  }
}
