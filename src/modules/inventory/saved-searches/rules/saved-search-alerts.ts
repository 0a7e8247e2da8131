import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { timezonesOf } from '@/modules/settings/places/rules/time-zone-of-place'

/** How often alerts for a saved search are sent. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** The most searches that one person may save. */
export const SAVED_SEARCHES_MAX = 50
export const SAVED_SEARCH_NAME_MAX = 120

/** Vehicles shown in one e-mail; further ones are only counted. */
export const ALERT_VEHICLES_MAX = 12
/** The most new vehicles of one search waiting for an e-mail. */
export const ALERT_PENDING_MAX = 100
/** The minimum interval between two e-mails about vehicles to one person, in minutes. */
export const ALERT_GAP_MINUTES = 10
/** The local hour at which daily and weekly e-mails are sent; weekly ones on Mondays. */
export const ALERT_MORNING_HOUR = 7

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A new price or a vehicle's return counts once it has held for this long, in minutes. */
export const STABLE_MINUTES = 30
/** A higher price counts as the usual one again after this many days; until then its fall is a bounce. */
export const BOUNCE_DAYS = 14
/** A price drop below this share is not worth an e-mail. */
export const LEAST_DROP = 0.01
/** A vehicle absent for less than this, in minutes, was never gone. */
export const LEAST_AWAY_MINUTES = 60

/** A person's time zone: their country's, or UTC if the country is unknown or has several zones. */
export function zoneOfCountry(country: string | null): string {
  const zones = timezonesOf({ city: '', country: country ?? '' })
  return zones.length === 1 ? (zones[0] ?? 'UTC') : 'UTC'
}

const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment)

/** The first morning in the zone after a given time; days before `weekday` (1 is Monday) are skipped. */
function nextMorning(after: Date, zone: string, weekday?: number): Date {
  const today = dayIn(zone, after)
  for (let plus = 0; plus <= 8; plus += 1) {
    const morning = new Date(startOfDay(today, zone, plus).getTime() + ALERT_MORNING_HOUR * HOUR)
    const day = new Date(Date.parse(`${today}T00:00:00Z`) + plus * DAY).getUTCDay()
    if (morning > after && (weekday === undefined || day === weekday)) return morning
  }
  throw new RangeError(`no morning in ${zone}`)
}

/**
 * When to report a vehicle that was found for a search.
 *
 * @returns null if it should not be reported at all
 */
export function dueAt(frequency: AlertFrequency, foundAt: Date, zone: string): Date | null {
  switch (frequency) {
    case 'instant':
      return foundAt
    case 'daily':
      return nextMorning(foundAt, zone)
    case 'weekly':
      return nextMorning(foundAt, zone, 1)
    case 'off':
      return null
  }
}

/**
 * A vehicle's offer from a given time on. `price` in whole units; null while it is on request or not listed.
 */
export type Offer = { since: Date; price: number | null; currency: string; isAvailable: boolean }

/** A period during which something did not change. */
type Stretch<T> = { value: T; from: number; until: number }

/** One aspect of a history, with equal neighbours merged. */
function stretches<T>(history: readonly Offer[], now: Date, of: (offer: Offer) => T): Stretch<T>[] {
  const parts: Stretch<T>[] = []
  for (const [place, offer] of history.entries()) {
    const until = (history[place + 1]?.since ?? now).getTime()
    const last = parts.at(-1)
    if (last && last.value === of(offer)) last.until = until
    else parts.push({ value: of(offer), from: offer.since.getTime(), until })
  }
  return parts
}

const heldFor = ({ from, until }: Stretch<unknown>): number => until - from

/**
 * What a person knows about a vehicle: since when it is on their wishlist, its price and currency then (no
 * price if it was on request), and the last notice they got.
 */
export type Known = {
  since: Date
  priceThen: number | null
  currency: string
  reported: { price: number; at: Date } | null
}

/**
 * Whether a vehicle has become cheaper for a person, compared with the price in their last notice, or else
 * the one at the time they added it to their wishlist. A price counts once it has held for STABLE_MINUTES; a
 * rise only changes the reference price after BOUNCE_DAYS, so that a rise and fall is not news.
 *
 * @param history every offer of the vehicle, oldest first
 * @returns the old and the new price in whole units; null if there is nothing to report
 */
export function dropToReport(
  history: readonly Offer[],
  { since, priceThen, currency, reported }: Known,
  now: Date,
): { from: number; to: number } | null {
  const current = history.at(-1)
  if (!current?.isAvailable || current.price === null) return null
  const start = (reported?.at ?? since).getTime()
  const prices = stretches(
    history.filter(({ currency }) => currency === current.currency),
    now,
    ({ price }) => price,
  ).filter(({ value }) => value !== null) as Stretch<number>[]
  const known = current.currency === currency ? (reported?.price ?? priceThen) : null
  let measure = known ?? prices.findLast(({ from }) => from <= start)?.value ?? prices[0]?.value
  const last = prices.at(-1)
  if (measure === undefined || !last) return null
  for (const price of prices)
    if (price.until > start && price.value > measure && heldFor(price) >= BOUNCE_DAYS * DAY)
      measure = price.value
  const isStable = last.value === current.price && heldFor(last) >= STABLE_MINUTES * MINUTE
  return isStable && last.value <= measure * (1 - LEAST_DROP) ? { from: measure, to: last.value } : null
}

/**
 * Whether a vehicle can be bought again after it was gone while on a person's wishlist. It must have been
 * gone for LEAST_AWAY_MINUTES and back for STABLE_MINUTES, and is reported again after BOUNCE_DAYS at the
 * earliest.
 *
 * @param history every offer of the vehicle, oldest first
 */
export function isBack(
  history: readonly Offer[],
  { since, toldAt }: { since: Date; toldAt: Date | null },
  now: Date,
): boolean {
  const [here, away] = stretches(history, now, ({ isAvailable }) => isAvailable).reverse()
  if (!here?.value || !away) return false
  return (
    here.from > since.getTime() &&
    heldFor(here) >= STABLE_MINUTES * MINUTE &&
    heldFor(away) >= LEAST_AWAY_MINUTES * MINUTE &&
    (toldAt === null ||
      (here.from > toldAt.getTime() && now.getTime() - toldAt.getTime() >= BOUNCE_DAYS * DAY))
  )
}
