import { counted } from '@/kernel/lists/counted'

/** Remaining time, never negative: '1 d 23 h', '5 h 12 min', '12 min 5 s', '0 s'. */
export function timeLeftText(expiresAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`
}

/** How long a reservation lasts: '48 hours', '1 hour'; '3 days' where hours would have to be counted. */
export function lastsText(hours: number): string {
  return hours > 48 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour')
}

/** What a request made now would find: who waits already, and its place in the queue. */
export function queueAheadText(place: number): string {
  if (place === 1) return 'Nobody else is waiting for it, so you will be next in the queue.'
  const others = place === 2 ? '1 other buyer is' : `${place - 1} other buyers are`
  return `${others} already waiting for it, so you will be number ${place} in the queue.`
}

/** A position in the queue in words; 1 is next. */
export const queueText = (place: number): string =>
  place === 1 ? 'Next in the queue' : `Number ${place} in the queue`

/** That a request was sent, with its place in the queue. */
export const sentText = (message: string, place: number | null): string =>
  place === null ? `${message}.` : `${message}. ${queueText(place)}.`

/**
 * Who is waiting for a vehicle: '2 requests in the queue: Jane Doe, David Okello'.
 *
 * @param customers of each request, or null for staff who do not deal with customers
 */
export function waitingText(customers: readonly (string | null)[]): string {
  const names = customers.flatMap((customer) => customer ?? [])
  const requests = `${counted(customers.length, 'request')} in the queue`
  return names.length > 0 ? `${requests}: ${names.join(', ')}` : requests
}
