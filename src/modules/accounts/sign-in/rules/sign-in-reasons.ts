/** Why a person has to sign in, shown above the form. */
export const SIGN_IN_REASONS = {
  wishlist: 'Please sign in to add vehicles to your wishlist',
  reserve: 'Please sign in to reserve this vehicle',
  quote: 'Please sign in to get a quote for this vehicle',
  'free-notice': 'Please sign in to be told when this vehicle is free',
} as const

export type SignInReason = keyof typeof SIGN_IN_REASONS

/** The text for the reason in an address; null for none. */
export const signInReason = (given: string | undefined): string | null =>
  given !== undefined && Object.hasOwn(SIGN_IN_REASONS, given) ? SIGN_IN_REASONS[given as SignInReason] : null
