// The text of a button that cannot be used; it is on public pages, which need no other text about requests.
export const REQUESTED_INFO =
  'You have already requested a quote for this vehicle. Please check your existing quotes or contact support.'
export const RESERVED_INFO = 'This vehicle is reserved. Please contact support to request a quote.'
