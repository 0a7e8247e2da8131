/**
 * E-mails that an owner may want or not. Those that keep an account safe (confirmations, changed passwords and
 * addresses) always go out and are no part of this.
 */
export const SUBSCRIPTIONS = ['newsletter', 'savedSearches', 'wishlist'] as const
export type Subscription = (typeof SUBSCRIPTIONS)[number]
export type Subscriptions = Record<Subscription, boolean>

/**
 * What an owner chose. The newsletter is wanted only when it was chosen; news of what people keep themselves, saved
 * searches and wishlists, until they say otherwise.
 */
export function subscriptionsOf(stored: unknown): Subscriptions {
  const chosen = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>
  return {
    newsletter: chosen.newsletter === true,
    savedSearches: chosen.savedSearches !== false,
    wishlist: chosen.wishlist !== false,
  }
}
