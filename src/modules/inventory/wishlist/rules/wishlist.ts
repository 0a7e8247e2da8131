/** The address of one's own list. */
export const WISHLIST = '/dashboard/wishlist'

/** The message if a change failed; the heart then returns to its previous state. */
export const WISHLIST_FAILED = 'Failed to update wishlist. Please try again.'

const ADDED = 'Vehicle added to wishlist'
const REMOVED = 'Vehicle removed from wishlist'

/** A call's message, by the new state. */
export const wishlistMessage = (isWishlisted: boolean): string => (isWishlisted ? ADDED : REMOVED)

/** The most vehicles in one call for wishlist membership: two of the longest pages. */
export const WISHLIST_IDS_MAX = 100

export const WISHLIST_PAGE_SIZE = 24

/**
 * The state wanted by a click.
 *
 * @param isWishlisted the current state
 * @param wanted the requested state; by default the opposite of the current one
 */
export const afterToggle = (isWishlisted: boolean, wanted?: boolean): boolean => wanted ?? !isWishlisted

/**
 * The price drop since the vehicle was added, in whole units of the currency; null if there is none, if
 * either price is on request, or if the currency has changed.
 */
export function droppedSinceAdded(
  then: { price: number | null; currency: string },
  now: { price: number | null; currency: string },
): number | null {
  if (then.price === null || now.price === null || then.currency !== now.currency) return null
  return now.price < then.price ? then.price - now.price : null
}

/** How long a guest's click on a heart waits for the sign-in, in seconds. */
export const WISH_INTENT_SECONDS = 1800
