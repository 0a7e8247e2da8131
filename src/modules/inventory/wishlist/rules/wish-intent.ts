/** The cookie that it waits in; it contains the vehicle's id. */
export const WISH_INTENT_COOKIE = 'kaido-wish'

/** The vehicle named by a cookie's value, or null if it is not an id. */
export const readWishIntent = (value: string | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
