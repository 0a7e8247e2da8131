/**
 * E-mails that an owner may want or not. Those that keep an account safe (confirmations, changed passwords and
 * addresses) always go out and are no part of this.
 */
export const SUBSCRIPTIONS = ['newsletter'] as const
export type Subscription = (typeof SUBSCRIPTIONS)[number]
export type Subscriptions = Record<Subscription, boolean>

/** What an owner chose; whatever was never chosen is not wanted. */
export function subscriptionsOf(stored: unknown): Subscriptions {
  const chosen = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>
  return { newsletter: chosen.newsletter === true }
}
