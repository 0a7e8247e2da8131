import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { droppedSinceAdded } from './wishlist'

/** How a vehicle was offered at a time: its price in whole units, null on request. */
export type WishThen = { price: number | null; currency: string; isAvailable: boolean }

/** How it is offered now; `status` is null once it has no public page. */
export type WishNow = { price: number | null; currency: string; status: VehicleStatus | null }

/** What has happened to a vehicle in between. */
export type WishChange =
  | { kind: 'dropped'; by: number; currency: string }
  | { kind: 'reserved' | 'sold' | 'gone' | 'back' }

/**
 * What is worth showing about a vehicle of a wishlist; null for nothing. Whether it can still be bought comes before its
 * price, and only what somebody could buy then can be lost since.
 */
export function changeSinceWished(then: WishThen, now: WishNow): WishChange | null {
  if (now.status === 'PUBLISHED') {
    if (!then.isAvailable) return { kind: 'back' }
    const by = droppedSinceAdded(then, now)
    return by === null ? null : { kind: 'dropped', by, currency: now.currency }
  }
  if (!then.isAvailable) return null
  if (now.status === 'SOLD') return { kind: 'sold' }
  return now.status === null ? { kind: 'gone' } : { kind: 'reserved' }
}

const RANK: Record<WishChange['kind'], number> = { dropped: 0, back: 1, reserved: 2, sold: 3, gone: 4 }

/** What can be acted on comes first. */
export const byUse = <C extends { change: WishChange }>(changes: readonly C[]): C[] =>
  changes.toSorted((a, b) => RANK[a.change.kind] - RANK[b.change.kind])
