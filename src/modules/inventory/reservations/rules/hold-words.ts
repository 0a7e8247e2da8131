/** What the button of a vehicle says; 'Reserved' wins over 'Requested'. */
export const reserveLabel = (vehicle: { isReserved: boolean }, isRequested: boolean): string => {
  if (vehicle.isReserved) return 'Reserved'
  return isRequested ? 'Requested' : 'Reserve'
}

/** Time left in words, never below zero: '1 d 23 h', '5 h 12 min', '12 min 5 s', '0 s'. */
export function timeLeftText(expiresAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`
}

/** A place in the queue in words; 1 is the next. */
export const queueText = (place: number): string =>
  place === 1 ? 'Next in the queue' : `Place ${place} in the queue`

/**
 * Who waits for a vehicle: '2 requests in the queue: Jane Doe, David Okello'.
 *
 * @param customers of each request, or null for whoever does not deal with customers
 */
export function waitingText(customers: readonly (string | null)[]): string {
  const names = customers.flatMap((customer) => customer ?? [])
  const requests = `${customers.length} ${customers.length === 1 ? 'request' : 'requests'} in the queue`
  return names.length > 0 ? `${requests}: ${names.join(', ')}` : requests
}
