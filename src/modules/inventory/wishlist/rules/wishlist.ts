import { isPubliclyVisible, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** The address of one's own list. */
export const WISHLIST = '/dashboard/wishlist'

/** Said when a change did not come through; the heart then shows what was before. */
export const WISHLIST_FAILED = 'Failed to update wishlist. Please try again.'

const ADDED = 'Vehicle added to wishlist'
const REMOVED = 'Vehicle removed from wishlist'

/** The message of a call by what holds after it. */
export const wishlistMessage = (isWishlisted: boolean): string => (isWishlisted ? ADDED : REMOVED)

/** Vehicles of one call that asks which of them are on the own list: as many as two of the longest pages show. */
export const WISHLIST_IDS_MAX = 100

export const WISHLIST_PAGE_SIZE = 24

/**
 * What is to hold after a click.
 *
 * @param isWishlisted what holds now
 * @param wanted what the caller asks for; left out, it is the opposite of now
 */
export const afterToggle = (isWishlisted: boolean, wanted?: boolean): boolean => wanted ?? !isWishlisted

/**
 * Whether a vehicle may be put on a list: what the public may see, also a sold one, which may come back. Off the list
 * anything may be taken.
 *
 * @param status null for one that does not exist or is in the trash
 */
export const mayBeWished = (status: VehicleStatus | null): boolean =>
  status !== null && isPubliclyVisible(status)

/**
 * By how much a price fell since the vehicle was put on the list, in whole units of the currency; null where it did
 * not fall, where either price is on request, and where the currency is another one now.
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
/** The cookie that it waits in; it holds the vehicle's id. */
export const WISH_INTENT_COOKIE = 'kaido-wish'

/** The vehicle that a cookie's value names, or null for what is no id. */
export const readWishIntent = (value: string | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
