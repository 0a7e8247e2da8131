import { err, ok, type Result } from '@/kernel/result'
import type { VehicleStatus } from '../vehicle-status'
import { mayReopen, type StatusReason } from './status-change'

/** Why a change to a sold vehicle is refused. */
export type SoldRefusal = { reason: 'sold_locked' | 'reopen_forbidden'; message: string }

/** Who changes it, and what for. */
export type SoldActor = { roleId?: number | null; by?: StatusReason }

// Written by the platform with every save, so they are no part of the request.
const BOOKKEEPING = new Set(['updatedAt', 'publishedAt'])

/** The role that may reopen a sold vehicle. */
const REOPENING_ROLE_ID = 1

/**
 * A sold vehicle is locked: of all fields only the status may change, and only by role 1 ("Reopen") or the
 * step of a deal. `reopened`: the status leaves SOLD, which is worth an audit entry.
 */
export function guardSold(
  before: { status: VehicleStatus | null },
  changedFields: readonly string[],
  actor: SoldActor,
): Result<{ reopened: boolean }, SoldRefusal> {
  const changed = changedFields.filter((field) => !BOOKKEEPING.has(field))
  if (before.status !== 'SOLD' || changed.length === 0) return ok({ reopened: false })
  if (changed.some((field) => field !== 'status')) {
    return err({ reason: 'sold_locked', message: 'This vehicle is sold and can no longer be changed' })
  }
  if (actor.roleId === REOPENING_ROLE_ID || mayReopen(actor.by)) return ok({ reopened: true })
  return err({ reason: 'reopen_forbidden', message: 'Only an administrator can reopen a sold vehicle' })
}
