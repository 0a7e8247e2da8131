import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { countryOf } from './choose-showroom'
import type { Chance } from './repeatable-chance'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

/** Shares of the statuses; the rest are PUBLISHED. */
const SHARES = { IN_AUCTION: 0.02, ARCHIVED: 0.01, RESERVED: 0.05, SOLD: 0.05, DRAFT: 0.05 } as const

/** A status for each showroom's vehicle. Auctions are held in Japan, so only vehicles there are in one. */
export function chooseStatuses(showrooms: string[], chance: Chance): VehicleStatus[] {
  const statuses: VehicleStatus[] = showrooms.map(() => 'PUBLISHED')
  const free = chance.shuffle(showrooms.map((_, index) => index))
  for (const [status, share] of Object.entries(SHARES) as [keyof typeof SHARES, number][]) {
    for (let left = Math.round(showrooms.length * share); left > 0; left--) {
      const at = free.findIndex((i) => status !== 'IN_AUCTION' || countryOf(showrooms[i]!) === 'Japan')
      if (at < 0) break
      statuses[free.splice(at, 1)[0]!] = status
    }
  }
  return statuses
}

/** How many days ago a vehicle with this status was entered, minimum and maximum. */
const ENTERED: Record<VehicleStatus, [number, number]> = {
  DRAFT: [0, 9],
  PUBLISHED: [1, 120],
  RESERVED: [5, 90],
  IN_AUCTION: [3, 40],
  SOLD: [25, 120],
  ARCHIVED: [70, 120],
}

/** When a vehicle was entered, and first published: up to two days later, never after `now`. */
export function chooseDates(
  status: VehicleStatus,
  now: Date,
  chance: Chance,
): { createdAt: Date; publishedAt: Date | null } {
  const [least, most] = ENTERED[status]
  const days = least + (most - least) * chance.next() ** 1.25
  const createdAt = new Date(Math.floor(now.getTime() - days * DAY_MS))
  if (status === 'DRAFT') return { createdAt, publishedAt: null }
  const wait = chance.next() * Math.min(2 * DAY_MS, days * DAY_MS - MINUTE_MS)
  return { createdAt, publishedAt: new Date(Math.floor(createdAt.getTime() + wait)) }
}
