import type { VehicleStatus } from '../vehicle-status'

/** How long a vehicle has been in stock, and what the days are counted from. */
export type StockAge = { days: number; from: 'published' | 'entered' }

type Aged = { status: VehicleStatus; publishedAt: string | null; createdAt: string }

const DAY_MS = 86_400_000

/**
 * Whole days since a vehicle was first published, or since it was entered if it never was. A sold vehicle is no longer in
 * stock and has no age.
 */
export function stockAge({ createdAt, publishedAt, status }: Aged, now: Date): StockAge | null {
  if (status === 'SOLD') return null
  const since = Date.parse(publishedAt ?? createdAt)
  const days = Math.max(0, Math.floor((now.getTime() - since) / DAY_MS))
  return { days, from: publishedAt ? 'published' : 'entered' }
}
