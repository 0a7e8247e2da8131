import type { CustomerStep, ReservationStep, StaffStep } from './reservation-workflow'

/** What was done to a reservation, shown after a step. */
export const STEP_DONE: Record<ReservationStep, string> = {
  confirm: 'confirmed',
  reject: 'rejected',
  release: 'released',
  withdraw: 'withdrawn',
  giveUp: 'withdrawn',
  expire: 'ended',
  convert: 'used for an order',
}

type StaffWords = {
  /** The button's label. */
  verb: string
  /** The effect, shown beforehand. */
  result: string
  /** The description in the API documentation. */
  summary: string
}

/** The staff decisions in words. */
export const STAFF_STEP_WORDS: Record<StaffStep, StaffWords> = {
  confirm: {
    verb: 'Confirm',
    result:
      'The vehicle becomes reserved: nobody else can buy it until the reservation ends. The customer is notified by e-mail.',
    summary: 'Confirm a request: the vehicle is reserved for the customer',
  },
  reject: {
    verb: 'Reject',
    result: 'The request is removed from the queue. The customer is notified by e-mail.',
    summary: 'Reject a request',
  },
  release: {
    verb: 'Release',
    result:
      'The reservation ends now, and the vehicle goes back on sale. The customer is notified by e-mail.',
    summary: 'End a reservation early',
  },
}

type CustomerWords = {
  /** The label of the button that asks for confirmation. */
  offer: string
  /** What the customer loses. */
  warning: string
  /** The label of the confirming button. */
  verb: string
}

/** The ways for a customer to end a reservation, in words. */
export const CUSTOMER_STEP_WORDS: Record<CustomerStep, CustomerWords> = {
  withdraw: {
    offer: 'Withdraw the request',
    warning: 'You will lose your place in the queue: a new request goes to the end.',
    verb: 'Withdraw',
  },
  giveUp: {
    offer: 'Give up the reservation',
    warning: 'The vehicle goes back on sale at once.',
    verb: 'Give it up',
  },
}

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
  const [count, unit] = hours > 48 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
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
  const requests = `${customers.length} ${customers.length === 1 ? 'request' : 'requests'} in the queue`
  return names.length > 0 ? `${requests}: ${names.join(', ')}` : requests
}
