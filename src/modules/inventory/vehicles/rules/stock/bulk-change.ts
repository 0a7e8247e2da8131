import { type Action, type Actor, can } from '@/kernel/permissions'
import type { VehicleStatus } from '../vehicle-status'
import type { PriceChange } from './price-change'

/** Statuses that many vehicles may be given at once; the others belong to a sale. */
export const BULK_STATUSES = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const satisfies VehicleStatus[]
export type BulkStatus = (typeof BULK_STATUSES)[number]

/** Most vehicles of one change; a list beyond it is narrowed first. */
export const BULK_MAX = 10_000
/** Up to here a change is made at once; a larger one is made in the background, so many at a time. */
export const BULK_AT_ONCE = 500
/** Tags that one change adds or removes. */
export const BULK_TAGS_MAX = 20

/** What is done to many vehicles. */
export type BulkChange =
  | { kind: 'status'; status: BulkStatus }
  | { kind: 'trash' }
  | { kind: 'price'; price: PriceChange }
  | { kind: 'tags'; add: readonly number[]; remove: readonly number[] }
export type BulkKind = BulkChange['kind']

/** What a change replaces, by its kind. */
export type BulkValue =
  | { status: VehicleStatus }
  | { price: number; markup: number | null }
  | { tags: readonly number[] }
  | { trashed: boolean }

/** What somebody must be allowed to do to vehicles for a change. */
const NEEDS: Record<BulkKind, Action> = { status: 'update', price: 'update', tags: 'update', trash: 'delete' }

/** Whether somebody may change many vehicles in this way. */
export const mayChangeMany = (actor: Actor, kind: BulkKind): boolean => can(actor, 'inventory', NEEDS[kind])

/** The tags of a vehicle after some are added and others removed; new ones come last. */
export const changedTags = (
  tags: readonly number[],
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): number[] => [...new Set([...tags, ...add])].filter((id) => !remove.includes(id))
