/** What the button of a vehicle knows. */
export type ButtonFacts = { isReserved: boolean; isRequested: boolean; isLoading: boolean }
export type ButtonState = 'offer' | 'loading' | 'requested' | 'reserved'

/** The state of a vehicle's button; 'reserved' takes precedence. */
export function quoteButton({ isLoading, isRequested, isReserved }: ButtonFacts): ButtonState {
  if (isReserved) return 'reserved'
  if (isLoading) return 'loading'
  return isRequested ? 'requested' : 'offer'
}

/** The button's label. */
export const QUOTE_BUTTON_LABELS: Record<ButtonState, string> = {
  offer: 'Get a quote',
  loading: '...',
  requested: 'Requested',
  reserved: 'Reserved',
}
